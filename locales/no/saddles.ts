import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Setene dine',
  empty:
    'Ingen seter ennå. Skriv inn modell og mål for et sete nedenfor, og legg det til her for neste bikefit.',
  phase: {
    before: 'Før',
    after: 'Etter',
  },
  of: {
    before: '(før)',
    after: '(etter)',
  },
  choose: 'Velg sete',
  chooseFor: {
    before: 'Velg sete: før',
    after: 'Velg sete: etter',
  },
  search: 'Finn et sete',
  nothingFound: 'Ingen seter passer. Prøv færre bokstaver.',
  published: {
    title: 'Publiserte modeller',
    hint: 'Lengde og bredde slik de er publisert. Mål selv avstanden fra nesen til 80 mm-punktet.',
    from: 'Kilde: {{source}}',
  },
  dimension: {
    width: '{{by}} bredt',
    length: '{{by}} langt',
    noseToWidth80: '{{by}} fra nesen til 80 mm-punktet',
    stack: '{{by}} over skinnene',
  },
  noDimensions: 'Ingen mål skrevet inn',
  filled: {
    before: '{{model}} valgt som «før».',
    after: '{{model}} valgt som «etter».',
  },
  add: 'Legg til i setene dine',
  added: '{{model}} er lagt til i setene dine.',
  update: 'Oppdater i setene dine',
  updated: '{{model}} er oppdatert i setene dine.',
  known: 'I setene dine',
  remove: 'Fjern',
  removed: '{{model}} er fjernet. Bikefitene beholder målene fra det.',
} satisfies Translation<typeof english>
