// What the build adds: the catalogue of games, style sheets, and files as URLs or text.
/// <reference types="vite/client" />
declare module 'virtual:catalogue' {
  import type { Language, Messages, Option } from '@boardwright/engine';

  export interface CatalogueEntry {
    readonly id: string;
    readonly version: number;
    readonly seats: readonly number[];
    readonly options: readonly Option[];
    readonly hasMaster: boolean; // its bots have learned by playing: the strongest level
    readonly hasGuide: boolean; // it says what a newcomer should want
    readonly hasEditions: boolean; // owners may enter the values of their own copy
    readonly texts: Readonly<Record<Language, Messages>>; // with the numbers of the standard edition
    readonly lessons: readonly { readonly id: string; readonly file: string }[]; // in the order of the course
    readonly ofContent: readonly string[]; // the texts that an owner's edition may tell otherwise
  }
  export const games: readonly CatalogueEntry[];
  export const bots: readonly string[];
  export const shared: Readonly<Record<Language, Messages>>; // texts of options that all games have
}
declare module 'virtual:examples' {
  import type { ExampleBook } from '@boardwright/host';

  export const books: Readonly<Record<string, () => Promise<{ readonly default: ExampleBook }>>>;
}
