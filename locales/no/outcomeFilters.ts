import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filtre',
  period: 'Periode for bikefitene',
  discipline: 'Disiplin',
  bikeType: 'Sykkeltype',
  goal: 'Mål',
  zone: 'Sone med ubehag før',
  periods: {
    '3_months': 'Siste 3 måneder',
    '6_months': 'Siste 6 måneder',
    '12_months': 'Siste 12 måneder',
    '24_months': 'Siste 24 måneder',
    all: 'Hele tiden',
    dates: 'Mellom to datoer',
    span: '{{from}} til {{to}}',
  },
  all: {
    discipline: 'Alle disipliner',
    bikeType: 'Alle sykkeltyper',
    goal: 'Alle mål',
    zone: 'Alle soner',
  },
  dates: {
    title: 'Bikefiter mellom to datoer',
    from: 'Første dag',
    to: 'Siste dag',
    show: 'Vis',
    missing: 'Skriv inn begge dagene fullt ut.',
    order: 'Den siste dagen er før den første. Bytt dem om eller velg andre.',
  },
  ignored: {
    title: 'Denne adressen har et filter som ikke finnes',
    text_one: 'Vi utelot det og viser de andre: {{names}}.',
    text_other: 'Vi utelot disse og viser resten: {{names}}.',
    action: 'Fjern fra adressen',
  },
} satisfies Translation<typeof english>
