// Texts that all games share.
import type { Language, Messages } from '@boardwright/engine';
import en from '../common/en.json' with { type: 'json' };
import hu from '../common/hu.json' with { type: 'json' };
import pl from '../common/pl.json' with { type: 'json' };

export const common: Readonly<Record<Language, Messages>> = { en, hu, pl };
