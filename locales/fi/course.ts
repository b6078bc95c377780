import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Epämukavuus ajan mittaan',
  legend: '0 on ei mitään, 7 on voimakas. Katkoviivat ovat bikefitejä.',
  table: 'Näytä taulukkona',
  form: 'Lomake',
  date: 'Päivä',
  fitter: 'Bikefitter',
  intake: 'Esitietolomake',
  followUp: 'Seuranta, {{after}}',
  followUpSameDay: 'Seuranta bikefitin päivänä',
  sameDay: 'Bikefitin päivänä',
  point: '{{value}}, {{date}}',
  once: '{{score}}/{{most}}, {{date}}',
  nothing: 'Esitietolomakkeiden ja seurantojen epämukavuus näkyy täällä alue kerrallaan.',
  free: 'Missään lomakkeessa ei ilmoitettu epämukavuutta.',
  label: {
    much_better: 'Paljon parempi',
    better: 'Parempi',
    possibly_better: 'Mahdollisesti parempi',
    unchanged: 'Ennallaan',
    possibly_worse: 'Mahdollisesti huonompi',
    worse: 'Huonompi',
    much_worse: 'Paljon huonompi',
  },
  state: { resolved: 'Hävinnyt', 'new': 'Uusi' },
  stillSevere: 'Yhä voimakas',
  chance: 'Yhden pisteen ero voi olla sattumaa, joten sanomme sitä vain mahdolliseksi.',
} satisfies Translation<typeof english>
