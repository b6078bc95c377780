import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dine sadler',
  empty: 'Ingen sadler endnu. Skriv en sadels model og mål nedenfor, og tilføj den her til næste bikefit.',
  phase: {
    before: 'Før',
    after: 'Efter',
  },
  of: {
    before: '(før)',
    after: '(efter)',
  },
  choose: 'Vælg sadel',
  chooseFor: {
    before: 'Vælg sadel: før',
    after: 'Vælg sadel: efter',
  },
  search: 'Find en sadel',
  nothingFound: 'Ingen sadel passer. Prøv færre bogstaver.',
  published: {
    title: 'Offentliggjorte modeller',
    hint: 'Længde og bredde som offentliggjort. Mål selv afstanden fra næsen til 80 mm-punktet.',
    from: 'Kilde: {{source}}',
  },
  dimension: {
    width: '{{by}} bred',
    length: '{{by}} lang',
    noseToWidth80: '{{by}} fra næsen til 80 mm-punktet',
    stack: '{{by}} over skinnerne',
  },
  noDimensions: 'Ingen mål skrevet',
  filled: {
    before: '{{model}} valgt som »før«.',
    after: '{{model}} valgt som »efter«.',
  },
  add: 'Føj til dine sadler',
  added: '{{model}} er føjet til dine sadler.',
  update: 'Opdater i dine sadler',
  updated: '{{model}} er opdateret i dine sadler.',
  known: 'I dine sadler',
  remove: 'Fjern',
  removed: '{{model}} er fjernet. Dine bikefits beholder dens mål.',
} satisfies Translation<typeof english>
