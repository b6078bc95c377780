import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Le tue selle',
  empty:
    'Ancora nessuna sella. Inserisci qui sotto il modello e le misure di una sella, poi aggiungila qui per il prossimo fitting.',
  phase: {
    before: 'Prima',
    after: 'Dopo',
  },
  of: {
    before: '(prima)',
    after: '(dopo)',
  },
  choose: 'Scegli sella',
  chooseFor: {
    before: 'Scegli sella: prima',
    after: 'Scegli sella: dopo',
  },
  search: 'Cerca una sella',
  nothingFound: 'Nessuna sella corrisponde. Prova con meno lettere.',
  published: {
    title: 'Modelli pubblicati',
    hint: 'Lunghezza e larghezza come pubblicate. Misura tu la distanza dalla punta al punto 80 mm.',
    from: 'Fonte: {{source}}',
  },
  dimension: {
    width: 'larga {{by}}',
    length: 'lunga {{by}}',
    noseToWidth80: '{{by}} dalla punta al punto 80 mm',
    stack: '{{by}} sopra i binari',
  },
  noDimensions: 'Nessuna dimensione inserita',
  filled: {
    before: '{{model}}: scelta per prima.',
    after: '{{model}}: scelta per dopo.',
  },
  add: 'Aggiungi alle tue selle',
  added: '{{model}}: aggiunta alle tue selle.',
  update: 'Aggiorna nelle tue selle',
  updated: '{{model}}: aggiornata nelle tue selle.',
  known: 'Nelle tue selle',
  remove: 'Rimuovi',
  removed: '{{model}}: rimossa. I fitting mantengono le sue misure.',
} satisfies Translation<typeof english>
