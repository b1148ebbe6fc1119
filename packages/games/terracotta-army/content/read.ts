// Reads a content file: the game's own, or an owner's.
import { reader } from '@boardwright/content';
import { checks, schema } from './schema.ts';
import file from './standard.json' with { type: 'json' };

export const contentFile = reader({ schema, standard: file, checks });
export const standard = contentFile.standard;
