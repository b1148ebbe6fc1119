// Builds the web client if necessary, for callers that cannot import scripts/web.mjs.
import { buildWeb } from './web.mjs';

await buildWeb();
