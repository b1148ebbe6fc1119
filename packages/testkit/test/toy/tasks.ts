// Lantern Market, an invented game in which every kind of rule occurs once. The table of contents of its rules.
import type { Seat } from '@boardwright/engine';

export interface Tasks {
  round: object;
  fish: object;
  mayFish: { p: Seat };
  bid: object;
  chooseBid: { p: Seat };
  award: object;
  chooseLantern: { p: Seat; wind: number };
  burnOil: { p: Seat };
  close: object;
}
