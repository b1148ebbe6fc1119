// The pages of editions of all games: what is wrong is told in every language, and no rule of axe is broken.
import { world } from './browser.ts';
import { LOOKS, testAxe, testLanguage } from './edition-page-tests.ts';

const here = world();
for (const locale of ['hu', 'pl']) testLanguage(here, locale);
for (const look of LOOKS) testAxe(here, look);
