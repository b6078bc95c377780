import type english from '../en/photos.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Zdjęcia',
  lead: 'Rowerzysta też widzi te zdjęcia. Dane o miejscu i aparacie są usuwane.',
  phase: {
    label: 'Zrobione',
    before: 'Przed',
    after: 'Po',
  },
  take: 'Zrób zdjęcie',
  choose: 'Wybierz zdjęcia',
  drop: 'Albo upuść zdjęcia tutaj',
  none: 'Nie ma jeszcze zdjęć.',
  noneOf: {
    before: 'Brak zdjęcia „przed”',
    after: 'Brak zdjęcia „po”',
  },
  alt: {
    before: 'Zdjęcie {{number}} przed fittingiem',
    after: 'Zdjęcie {{number}} po fittingu',
    beforeWith: 'Przed fittingiem: {{caption}}',
    afterWith: 'Po fittingu: {{caption}}',
  },
  onTheWay: 'Niezapisane zdjęcia',
  queued: 'Czeka na wysłanie',
  sending: 'Wysłano {{percent}}',
  working: 'Wysłano, przetwarzanie',
  waiting: 'Czeka na połączenie',
  held: {
    kept: 'To zdjęcie jest na tym urządzeniu i zostanie wysłane automatycznie, nawet jeśli zamkniesz tę stronę.',
    full: 'Na tym urządzeniu nie ma już miejsca. Nie zamykaj tej strony, dopóki zdjęcie nie zostanie wysłane.',
    nowhere:
      'Ta przeglądarka niczego nie przechowuje. Nie zamykaj tej strony, dopóki zdjęcie nie zostanie wysłane.',
  },
  failed: 'Nie zapisano.',
  noPicture: 'Brak podglądu',
  noPreview: 'Ta przeglądarka nie pokaże tego typu zdjęcia przed wysłaniem.',
  retry: 'Spróbuj ponownie',
  discard: 'Odrzuć',
  caption: 'Podpis',
  toBefore: 'Przenieś do „przed”',
  toAfter: 'Przenieś do „po”',
  remove: 'Usuń',
  removed: 'Zdjęcie usunięte.',
  open: 'Powiększ',
  compare: {
    slider: 'Ile widać ze zdjęcia „po”',
    before: 'Zdjęcie „przed”',
    after: 'Zdjęcie „po”',
    each: 'Zdjęcie {{number}}',
    value: '{{percent}} po',
    sideBySide: 'Obok siebie',
    overlaid: 'Nałożone',
  },
} satisfies Translation<typeof english>
