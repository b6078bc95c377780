import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filter',
  period: 'Zeitraum der Fittings',
  discipline: 'Disziplin',
  bikeType: 'Radtyp',
  goal: 'Ziel',
  zone: 'Bereich mit Beschwerden vorher',
  periods: {
    '3_months': 'Letzte 3 Monate',
    '6_months': 'Letzte 6 Monate',
    '12_months': 'Letzte 12 Monate',
    '24_months': 'Letzte 24 Monate',
    all: 'Gesamte Zeit',
    dates: 'Zwischen zwei Tagen',
    span: '{{from}} bis {{to}}',
  },
  all: {
    discipline: 'Alle Disziplinen',
    bikeType: 'Alle Radtypen',
    goal: 'Alle Ziele',
    zone: 'Alle Bereiche',
  },
  dates: {
    title: 'Fittings zwischen zwei Tagen',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    show: 'Anzeigen',
    missing: 'Gib beide Tage vollständig ein.',
    order: 'Der letzte Tag liegt vor dem ersten. Vertausche sie oder wähle andere.',
  },
  ignored: {
    title: 'Diese Adresse enthält einen Filter, den es nicht gibt',
    text_one: 'Wir haben ihn weggelassen und zeigen die anderen: {{names}}.',
    text_other: 'Wir haben diese weggelassen und zeigen den Rest: {{names}}.',
    action: 'Aus der Adresse entfernen',
  },
} satisfies Translation<typeof english>
