import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Ubehag over tid',
  legend: '0 er intet ubehag, 7 er kraftigt ubehag. Stiplede linjer er bikefits.',
  table: 'Vis som tabel',
  form: 'Skema',
  date: 'Dato',
  fitter: 'Bikefitter',
  intake: 'Forhåndsskema',
  followUp: 'Opfølgning, {{after}}',
  followUpSameDay: 'Opfølgning samme dag som bikefittet',
  sameDay: 'Samme dag som bikefittet',
  point: '{{value}} {{date}}',
  once: '{{score}} af {{most}} {{date}}',
  nothing: 'Ubehag fra forhåndsskemaer og opfølgninger vises her, område for område.',
  free: 'Intet ubehag meldt i noget skema.',
  label: {
    much_better: 'Meget bedre',
    better: 'Bedre',
    possibly_better: 'Muligvis bedre',
    unchanged: 'Uændret',
    possibly_worse: 'Muligvis værre',
    worse: 'Værre',
    much_worse: 'Meget værre',
  },
  state: {
    resolved: 'Væk',
    new: 'Nyt',
  },
  stillSevere: 'Stadig kraftigt',
  chance: 'En forskel på 1 kan være tilfældig, så vi kalder den kun mulig.',
} satisfies Translation<typeof english>
