import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filtre',
  period: 'Bikefittenes periode',
  discipline: 'Disciplin',
  bikeType: 'Cykeltype',
  goal: 'Mål',
  zone: 'Område med ubehag før',
  periods: {
    '3_months': 'Seneste 3 måneder',
    '6_months': 'Seneste 6 måneder',
    '12_months': 'Seneste 12 måneder',
    '24_months': 'Seneste 24 måneder',
    all: 'Hele tiden',
    dates: 'Mellem to datoer',
    span: '{{from}} til {{to}}',
  },
  all: {
    discipline: 'Alle discipliner',
    bikeType: 'Alle cykeltyper',
    goal: 'Alle mål',
    zone: 'Alle områder',
  },
  dates: {
    title: 'Bikefits mellem to datoer',
    from: 'Første dag',
    to: 'Sidste dag',
    show: 'Vis',
    missing: 'Skriv begge dage fuldt ud.',
    order: 'Den sidste dag er før den første. Byt dem om, eller vælg andre.',
  },
  ignored: {
    title: 'Adressen har et filter, der ikke findes',
    text_one: 'Vi udelod det og viser de andre: {{names}}.',
    text_other: 'Vi udelod disse og viser resten: {{names}}.',
    action: 'Fjern fra adressen',
  },
} satisfies Translation<typeof english>
