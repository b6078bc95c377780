import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Suchen',
  field: 'Seite oder Aktion suchen',
  fieldOfFitter: 'Fahrer/in, Sitzung, Seite oder Aktion suchen',
  results: 'Ergebnisse',
  group: {
    riders: 'Fahrer/innen',
    sessions: 'Sitzungen',
    actions: 'Aktionen',
    pages: 'Seiten',
    cases: 'Frühere Fälle',
  },
  count_one: '{{count}} Ergebnis',
  count_other: '{{count}} Ergebnisse',
  none: 'Nichts gefunden. Versuche es mit weniger Buchstaben.',
  sessionOf: 'Sitzung vom {{date}}',
  action: {
    invite: 'Fahrer/in einladen',
    intake: 'Vorabfragebogen beginnen',
    searchCases: 'Frühere Fälle nach „{{words}}“ durchsuchen',
    help: 'Tastenkürzel anzeigen',
    logOut: 'Abmelden',
  },
  keys: {
    title: 'Tastenkürzel',
    here: 'Auf dieser Seite',
    everywhere: 'Auf jeder Seite',
    find: 'Fahrer/innen, Sitzungen, Seiten und Aktionen suchen',
    findToo: 'Dasselbe',
    findPages: 'Seiten und Aktionen suchen',
    help: 'Diese Liste anzeigen',
    typing: 'Während du in ein Feld schreibst, gehören diese Tasten zu deinem Text.',
    turnOff: 'Kürzel in den Einstellungen ausschalten',
  },
} satisfies Translation<typeof english>
