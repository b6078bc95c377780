import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Beschwerden im Lauf der Zeit',
  legend: '0 heißt keine Beschwerden, 7 starke. Gestrichelte Linien sind Fittings.',
  table: 'Als Tabelle zeigen',
  form: 'Formular',
  date: 'Datum',
  fitter: 'Bikefitter',
  intake: 'Vorabfragebogen',
  followUp: 'Nachkontrolle, {{after}}',
  followUpSameDay: 'Nachkontrolle am Tag des Fittings',
  sameDay: 'Am Tag des Fittings',
  point: '{{value}} am {{date}}',
  once: '{{score}} von {{most}} am {{date}}',
  nothing: 'Beschwerden aus Vorabfragebögen und Nachkontrollen erscheinen hier, Bereich für Bereich.',
  free: 'In keinem Formular wurden Beschwerden angegeben.',
  label: {
    much_better: 'Viel besser',
    better: 'Besser',
    possibly_better: 'Vielleicht besser',
    unchanged: 'Unverändert',
    possibly_worse: 'Vielleicht schlechter',
    worse: 'Schlechter',
    much_worse: 'Viel schlechter',
  },
  state: {
    resolved: 'Verschwunden',
    new: 'Neu',
  },
  stillSevere: 'Weiterhin stark',
  chance: 'Ein Unterschied von 1 kann Zufall sein, deshalb nennen wir ihn nur „vielleicht“.',
} satisfies Translation<typeof english>
