// Builds the web client if need be, for those who cannot import scripts/web.mjs.
import { buildWeb } from './web.mjs';

await buildWeb();
