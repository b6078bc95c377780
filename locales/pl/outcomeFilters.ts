import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filtry',
  period: 'Okres fittingów',
  discipline: 'Dyscyplina',
  bikeType: 'Typ roweru',
  goal: 'Cel',
  zone: 'Obszar z dyskomfortem wcześniej',
  periods: {
    '3_months': 'Ostatnie 3 miesiące',
    '6_months': 'Ostatnie 6 miesięcy',
    '12_months': 'Ostatnie 12 miesięcy',
    '24_months': 'Ostatnie 24 miesiące',
    all: 'Cały czas',
    dates: 'Między dwiema datami',
    span: 'od {{from}} do {{to}}',
  },
  all: {
    discipline: 'Wszystkie dyscypliny',
    bikeType: 'Wszystkie typy rowerów',
    goal: 'Wszystkie cele',
    zone: 'Wszystkie obszary',
  },
  dates: {
    title: 'Fittingi między dwiema datami',
    from: 'Pierwszy dzień',
    to: 'Ostatni dzień',
    show: 'Pokaż',
    missing: 'Wpisz oba dni w całości.',
    order: 'Ostatni dzień jest przed pierwszym. Zamień je lub wybierz inne.',
  },
  ignored: {
    title: 'Ten adres ma filtr, który nie istnieje',
    text_one: 'Pominęliśmy go i pokazujemy pozostałe: {{names}}.',
    text_few: 'Pominęliśmy je i pokazujemy resztę: {{names}}.',
    text_many: 'Pominęliśmy je i pokazujemy resztę: {{names}}.',
    text_other: 'Pominęliśmy je i pokazujemy resztę: {{names}}.',
    action: 'Usuń z adresu',
  },
} satisfies Translation<typeof english>
