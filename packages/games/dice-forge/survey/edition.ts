// The surveyor for pages, which load neither rules nor bots. The game has one edition only.
import { surveyor } from './index.ts';

export const surveyorOf = () => surveyor;
