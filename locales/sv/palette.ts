import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Sök',
  field: 'Sök en sida eller åtgärd',
  fieldOfFitter: 'Sök en cyklist, session, sida eller åtgärd',
  results: 'Träffar',
  group: {
    riders: 'Cyklister',
    sessions: 'Sessioner',
    actions: 'Åtgärder',
    pages: 'Sidor',
    cases: 'Tidigare fall',
  },
  count_one: '{{count}} träff',
  count_other: '{{count}} träffar',
  none: 'Inget hittat. Prova färre bokstäver.',
  sessionOf: 'Session {{date}}',
  action: {
    invite: 'Bjud in cyklist',
    intake: 'Starta förhandsformulär',
    searchCases: 'Sök tidigare fall efter ”{{words}}”',
    help: 'Visa kortkommandon',
    logOut: 'Logga ut',
  },
  keys: {
    title: 'Kortkommandon',
    here: 'På den här sidan',
    everywhere: 'På varje sida',
    find: 'Sök cyklister, sessioner, sidor och åtgärder',
    findToo: 'Detsamma',
    findPages: 'Sök sidor och åtgärder',
    help: 'Visa listan',
    typing: 'Medan du skriver i ett fält är tangenterna en del av texten.',
    turnOff: 'Stäng av kortkommandon i Inställningar',
  },
} satisfies Translation<typeof english>
