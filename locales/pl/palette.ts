import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Szukaj',
  field: 'Znajdź stronę lub działanie',
  fieldOfFitter: 'Znajdź rowerzystę, sesję, stronę lub działanie',
  results: 'Wyniki',
  group: {
    riders: 'Rowerzyści',
    sessions: 'Sesje',
    actions: 'Działania',
    pages: 'Strony',
    cases: 'Dawne przypadki',
  },
  count_one: '{{count}} wynik',
  count_few: '{{count}} wyniki',
  count_many: '{{count}} wyników',
  count_other: '{{count}} wyniku',
  none: 'Nic nie znaleziono. Spróbuj mniej liter.',
  sessionOf: 'Sesja z {{date}}',
  action: {
    invite: 'Zaproś rowerzystę',
    intake: 'Zacznij ankietę wstępną',
    searchCases: 'Szukaj w dawnych przypadkach: „{{words}}”',
    help: 'Pokaż skróty klawiszowe',
    logOut: 'Wyloguj się',
  },
  keys: {
    title: 'Skróty klawiszowe',
    here: 'Na tej stronie',
    everywhere: 'Na każdej stronie',
    find: 'Szukaj rowerzystów, sesji, stron i działań',
    findToo: 'To samo',
    findPages: 'Szukaj stron i działań',
    help: 'Pokaż tę listę',
    typing: 'Podczas pisania w polu te klawisze są częścią tekstu.',
    turnOff: 'Wyłącz skróty w Ustawieniach',
  },
} satisfies Translation<typeof english>
