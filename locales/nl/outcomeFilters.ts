import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filters',
  period: 'Periode van de fittings',
  discipline: 'Discipline',
  bikeType: 'Soort fiets',
  goal: 'Doel',
  zone: 'Zone met ongemak ervoor',
  periods: {
    '3_months': 'Laatste 3 maanden',
    '6_months': 'Laatste 6 maanden',
    '12_months': 'Laatste 12 maanden',
    '24_months': 'Laatste 24 maanden',
    all: 'Altijd',
    dates: 'Tussen twee datums',
    span: '{{from}} tot {{to}}',
  },
  all: {
    discipline: 'Alle disciplines',
    bikeType: 'Alle soorten fietsen',
    goal: 'Alle doelen',
    zone: 'Alle zones',
  },
  dates: {
    title: 'Fittings tussen twee datums',
    from: 'Eerste dag',
    to: 'Laatste dag',
    show: 'Tonen',
    missing: 'Vul beide dagen volledig in.',
    order: 'De laatste dag is vóór de eerste. Verwissel ze of kies andere.',
  },
  ignored: {
    title: 'Dit adres heeft een filter dat niet bestaat',
    text_one: 'We hebben het weggelaten en tonen de andere: {{names}}.',
    text_other: 'We hebben ze weggelaten en tonen de rest: {{names}}.',
    action: 'Uit het adres weghalen',
  },
} satisfies Translation<typeof english>
