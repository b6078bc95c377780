import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Ubehag over tid',
  legend: '0 er ikke noe ubehag, 7 er sterkt ubehag. Stiplede linjer er bikefiter.',
  table: 'Vis som tabell',
  form: 'Skjema',
  date: 'Dato',
  fitter: 'Bikefitter',
  intake: 'Forhåndsskjema',
  followUp: 'Oppfølging, {{after}}',
  followUpSameDay: 'Oppfølging samme dag som bikefiten',
  sameDay: 'Samme dag som bikefiten',
  point: '{{value}} {{date}}',
  once: '{{score}} av {{most}} {{date}}',
  nothing: 'Ubehag fra forhåndsskjemaer og oppfølginger vises her, sone for sone.',
  free: 'Ikke meldt om ubehag i noe skjema.',
  label: {
    much_better: 'Mye bedre',
    better: 'Bedre',
    possibly_better: 'Muligens bedre',
    unchanged: 'Uendret',
    possibly_worse: 'Muligens verre',
    worse: 'Verre',
    much_worse: 'Mye verre',
  },
  state: {
    resolved: 'Borte',
    new: 'Nytt',
  },
  stillSevere: 'Fortsatt sterkt',
  chance: 'En forskjell på 1 kan være tilfeldig, så vi kaller den bare mulig.',
} satisfies Translation<typeof english>
