import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Twoje siodełka',
  empty:
    'Nie ma jeszcze siodełek. Wpisz poniżej model i wymiary siodełka, a potem dodaj je tutaj na następny fitting.',
  phase: {
    before: 'Przed',
    after: 'Po',
  },
  of: {
    before: '(przed)',
    after: '(po)',
  },
  choose: 'Wybierz siodełko',
  chooseFor: {
    before: 'Wybierz siodełko: przed',
    after: 'Wybierz siodełko: po',
  },
  search: 'Znajdź siodełko',
  nothingFound: 'Żadne siodełko nie pasuje. Spróbuj mniej liter.',
  published: {
    title: 'Opublikowane modele',
    hint: 'Długość i szerokość według publikacji. Odległość od noska do punktu 80 mm zmierz samodzielnie.',
    from: 'Źródło: {{source}}',
  },
  dimension: {
    width: 'szerokość {{by}}',
    length: 'długość {{by}}',
    noseToWidth80: '{{by}} od noska do punktu 80 mm',
    stack: '{{by}} nad prętami',
  },
  noDimensions: 'Nie wpisano wymiarów',
  filled: {
    before: '{{model}}: wybrano na „przed”.',
    after: '{{model}}: wybrano na „po”.',
  },
  add: 'Dodaj do swoich siodełek',
  added: '{{model}}: dodano do twoich siodełek.',
  update: 'Zaktualizuj w swoich siodełkach',
  updated: '{{model}}: zaktualizowano w twoich siodełkach.',
  known: 'W twoich siodełkach',
  remove: 'Usuń',
  removed: '{{model}}: usunięto. Fittingi zachowują wymiary.',
} satisfies Translation<typeof english>
