// The sentences of the welcome page.
import type { Language } from '@boardwright/engine';

const en = {
  languages: 'Languages',
  lead: 'Board games with every rule enforced: with friends, on one device, or against bots.',
  games: 'Games',
  noGames: 'No games are installed yet.',
  browser: 'Play in the browser',
  browserLead:
    'The page has not been built on this server. If you run this server, build it with this command and restart:',
  terminal: 'Play in the terminal',
  terminalLead: 'You can play here right away:',
  unofficial:
    'Boardwright is unofficial and not affiliated with the publishers or designers of these games. Names of games belong to their owners.',
};
const hu: typeof en = {
  languages: 'Nyelvek',
  lead: 'Társasjátékok, ahol minden szabályra a program ügyel: barátokkal, egy eszközön vagy robotok ellen.',
  games: 'Játékok',
  noGames: 'Még nincs telepített játék.',
  browser: 'Játék a böngészőben',
  browserLead:
    'Ezen a szerveren az oldal nincs összeállítva. Ha te üzemelteted, állítsd össze ezzel a paranccsal, majd indítsd újra a szervert:',
  terminal: 'Játék a terminálban',
  terminalLead: 'Itt azonnal játszhatsz:',
  unofficial:
    'A Boardwright nem hivatalos, és nem áll kapcsolatban a játékok kiadóival és szerzőivel. A játékok neve a jogtulajdonosoké.',
};
const pl: typeof en = {
  languages: 'Języki',
  lead: 'Gry planszowe, w których program pilnuje każdej zasady: ze znajomymi, na jednym urządzeniu albo z botami.',
  games: 'Gry',
  noGames: 'Nie zainstalowano jeszcze żadnej gry.',
  browser: 'Gra w przeglądarce',
  browserLead:
    'Na tym serwerze strona do gry nie została zbudowana. Jeśli go prowadzisz, zbuduj ją tym poleceniem i uruchom serwer ponownie:',
  terminal: 'Gra w terminalu',
  terminalLead: 'Tutaj możesz zagrać od razu:',
  unofficial:
    'Boardwright jest projektem nieoficjalnym, niezwiązanym z wydawcami ani autorami tych gier. Nazwy gier należą do ich właścicieli.',
};

export const WELCOME: Readonly<Record<Language, typeof en>> = { en, hu, pl };
