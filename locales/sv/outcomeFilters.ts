import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filter',
  period: 'Period för bike fits',
  discipline: 'Gren',
  bikeType: 'Cykeltyp',
  goal: 'Mål',
  zone: 'Område med obehag före',
  periods: {
    '3_months': 'Senaste 3 månaderna',
    '6_months': 'Senaste 6 månaderna',
    '12_months': 'Senaste 12 månaderna',
    '24_months': 'Senaste 24 månaderna',
    all: 'All tid',
    dates: 'Mellan två datum',
    span: '{{from}} till {{to}}',
  },
  all: {
    discipline: 'Alla grenar',
    bikeType: 'Alla cykeltyper',
    goal: 'Alla mål',
    zone: 'Alla områden',
  },
  dates: {
    title: 'Bike fits mellan två datum',
    from: 'Första dagen',
    to: 'Sista dagen',
    show: 'Visa',
    missing: 'Ange båda dagarna fullständigt.',
    order: 'Sista dagen är före den första. Byt plats på dem eller välj andra.',
  },
  ignored: {
    title: 'Adressen har ett filter som inte finns',
    text_one: 'Vi utelämnade det och visar de andra: {{names}}.',
    text_other: 'Vi utelämnade dem och visar resten: {{names}}.',
    action: 'Ta bort från adressen',
  },
} satisfies Translation<typeof english>
