// What the build adds: the catalogue of games, style sheets, and files as addresses or text.
/// <reference types="vite/client" />
declare module 'virtual:catalogue' {
  import type { Language, Messages, Option } from '@boardwright/engine';

  export interface CatalogueEntry {
    readonly id: string;
    readonly version: number;
    readonly seats: readonly number[];
    readonly options: readonly Option[];
    readonly hasEditions: boolean; // owners may put in the values of their box
    readonly texts: Readonly<Record<Language, Messages>>;
  }
  export const games: readonly CatalogueEntry[];
  export const bots: readonly string[];
  export const shared: Readonly<Record<Language, Messages>>; // texts of options that all games have
}
