import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Fastidio nel tempo',
  legend: '0 è nessuno, 7 è intenso. Le linee tratteggiate sono i fitting.',
  table: 'Mostra come tabella',
  form: 'Modulo',
  date: 'Data',
  fitter: 'Fitter',
  intake: 'Questionario iniziale',
  followUp: 'Follow-up, {{after}}',
  followUpSameDay: 'Follow-up il giorno del fitting',
  sameDay: 'Il giorno del fitting',
  point: '{{value}} il {{date}}',
  once: '{{score}} su {{most}} il {{date}}',
  nothing: 'Il fastidio dai questionari iniziali e dai follow-up appare qui, zona per zona.',
  free: 'Nessun fastidio indicato in nessun modulo.',
  label: {
    much_better: 'Molto meglio',
    better: 'Meglio',
    possibly_better: 'Forse meglio',
    unchanged: 'Invariato',
    possibly_worse: 'Forse peggio',
    worse: 'Peggio',
    much_worse: 'Molto peggio',
  },
  state: {
    resolved: 'Risolto',
    new: 'Nuovo',
  },
  stillSevere: 'Ancora intenso',
  chance: 'Una differenza di 1 può essere un caso, quindi diciamo solo «forse».',
} satisfies Translation<typeof english>
