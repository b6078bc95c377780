import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Zoeken',
  field: 'Zoek een pagina of actie',
  fieldOfFitter: 'Zoek een fietser, sessie, pagina of actie',
  results: 'Resultaten',
  group: {
    riders: 'Fietsers',
    sessions: 'Sessies',
    actions: 'Acties',
    pages: 'Pagina’s',
    cases: 'Eerdere gevallen',
  },
  count_one: '{{count}} resultaat',
  count_other: '{{count}} resultaten',
  none: 'Niets gevonden. Probeer minder letters.',
  sessionOf: 'Sessie van {{date}}',
  action: {
    invite: 'Fietser uitnodigen',
    intake: 'Intake beginnen',
    searchCases: 'In eerdere gevallen zoeken naar ‘{{words}}’',
    help: 'Sneltoetsen tonen',
    logOut: 'Uitloggen',
  },
  keys: {
    title: 'Sneltoetsen',
    here: 'Op deze pagina',
    everywhere: 'Op elke pagina',
    find: 'Fietsers, sessies, pagina’s en acties zoeken',
    findToo: 'Hetzelfde',
    findPages: 'Pagina’s en acties zoeken',
    help: 'Deze lijst tonen',
    typing: 'Terwijl je in een veld typt, horen deze toetsen bij je tekst.',
    turnOff: 'Sneltoetsen uitzetten in Instellingen',
  },
} satisfies Translation<typeof english>
