import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Cerca',
  field: 'Cerca una pagina o un’azione',
  fieldOfFitter: 'Cerca un ciclista, una sessione, una pagina o un’azione',
  results: 'Risultati',
  group: {
    riders: 'Ciclisti',
    sessions: 'Sessioni',
    actions: 'Azioni',
    pages: 'Pagine',
    cases: 'Casi passati',
  },
  count_one: '{{count}} risultato',
  count_other: '{{count}} risultati',
  none: 'Nessun risultato. Prova con meno lettere.',
  sessionOf: 'Sessione del {{date}}',
  action: {
    invite: 'Invita un ciclista',
    intake: 'Inizia un questionario',
    searchCases: 'Cerca «{{words}}» nei casi passati',
    help: 'Mostra scorciatoie da tastiera',
    logOut: 'Esci',
  },
  keys: {
    title: 'Scorciatoie da tastiera',
    here: 'In questa pagina',
    everywhere: 'In ogni pagina',
    find: 'Cerca ciclisti, sessioni, pagine e azioni',
    findToo: 'Lo stesso',
    findPages: 'Cerca pagine e azioni',
    help: 'Mostra questo elenco',
    typing: 'Mentre scrivi in un campo, questi tasti fanno parte del tuo testo.',
    turnOff: 'Disattiva le scorciatoie in Impostazioni',
  },
} satisfies Translation<typeof english>
