// The sentences of the welcome page.
import type { Language } from '@boardwright/engine';

const en = {
  languages: 'Languages',
  lead: 'Board games with every rule enforced: with friends, on one device, or against bots.',
  games: 'Games',
  noGames: 'No game is installed yet.',
  terminal: 'Play in the terminal',
  terminalLead: 'Playing in the browser is being built. In the terminal you can play today:',
  unofficial:
    'Boardwright is unofficial and not affiliated with the publishers or designers of these games. Names of games belong to their owners.',
};
const hu: typeof en = {
  languages: 'Nyelvek',
  lead: 'Társasjátékok, ahol minden szabályra a program ügyel: barátokkal, egy eszközön vagy gépi ellenfelekkel.',
  games: 'Játékok',
  noGames: 'Még nincs telepített játék.',
  terminal: 'Játék a terminálban',
  terminalLead: 'A böngészős játék még készül. A terminálban már ma is játszhatsz:',
  unofficial:
    'A Boardwright nem hivatalos, és nem áll kapcsolatban a játékok kiadóival és szerzőivel. A játékok neve a jogtulajdonosoké.',
};
const pl: typeof en = {
  languages: 'Języki',
  lead: 'Gry planszowe, w których program pilnuje każdej zasady: ze znajomymi, na jednym urządzeniu albo z botami.',
  games: 'Gry',
  noGames: 'Nie zainstalowano jeszcze żadnej gry.',
  terminal: 'Gra w terminalu',
  terminalLead: 'Gra w przeglądarce jest w budowie. W terminalu możesz zagrać już dziś:',
  unofficial:
    'Boardwright jest projektem nieoficjalnym, niezwiązanym z wydawcami ani autorami tych gier. Nazwy gier należą do ich właścicieli.',
};

export const WELCOME: Readonly<Record<Language, typeof en>> = { en, hu, pl };
