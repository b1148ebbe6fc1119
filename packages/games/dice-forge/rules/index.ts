// All rules by the names of their tasks.
import type { Rules } from '@boardwright/engine';
import type { G } from '../state.ts';
import { applyRoll, divineBlessing, minorBlessing } from './blessings.ts';
import {
  chooseBearer,
  chooseDie,
  chooseSatyrFace,
  chooseShield,
  mayUseCerberus,
  takeCard,
  useTriton,
} from './cards.ts';
import { chooseBoarReward, chooseFirst, chooseGain, chooseMirrored, takeFaceLater } from './faces.ts';
import { chooseSlot, mayBuyFromShip, mayOfferMore } from './forging.ts';
import { chooseConversion, chooseHammer } from './stores.ts';
import type { Tasks } from './tasks.ts';
import { blessAll, chooseAction, endTurn, mayActAgain, mayEndTurn, mayReinforce, playerTurn } from './turn.ts';

export const rules: Rules<G, Tasks> = {
  playerTurn,
  blessAll,
  mayReinforce,
  chooseAction,
  mayActAgain,
  mayEndTurn,
  endTurn,
  divineBlessing,
  minorBlessing,
  applyRoll,
  chooseGain,
  chooseConversion,
  chooseHammer,
  chooseMirrored,
  chooseFirst,
  takeFace: takeFaceLater,
  mayBuyFromShip,
  chooseBoarReward,
  chooseSlot,
  mayOfferMore,
  takeCard,
  mayUseCerberus,
  useTriton,
  chooseDie,
  chooseShield,
  chooseBearer,
  chooseSatyrFace,
};
