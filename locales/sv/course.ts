import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Obehag över tid',
  legend: '0 är inget obehag, 7 är svårt obehag. Streckade linjer är bike fits.',
  table: 'Visa som tabell',
  form: 'Formulär',
  date: 'Datum',
  fitter: 'Bikefitter',
  intake: 'Förhandsformulär',
  followUp: 'Uppföljning, {{after}}',
  followUpSameDay: 'Uppföljning samma dag som bike fit',
  sameDay: 'Samma dag som bike fit',
  point: '{{value}} den {{date}}',
  once: '{{score}} av {{most}} den {{date}}',
  nothing: 'Obehag från förhandsformulär och uppföljningar visas här, område för område.',
  free: 'Inget obehag uppgivet i något formulär.',
  label: {
    much_better: 'Mycket bättre',
    better: 'Bättre',
    possibly_better: 'Möjligen bättre',
    unchanged: 'Oförändrat',
    possibly_worse: 'Möjligen sämre',
    worse: 'Sämre',
    much_worse: 'Mycket sämre',
  },
  state: {
    resolved: 'Borta',
    new: 'Nytt',
  },
  stillSevere: 'Fortfarande svårt',
  chance: 'En skillnad på 1 kan vara slump, så vi kallar den bara möjlig.',
} satisfies Translation<typeof english>
