import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Siddestilling',
    body: 'Rytterens vinkler',
    empty: 'Skriv sadelhøjden for at se siddestillingen tegnet i rigtigt målforhold.',
    was: 'var {{value}}',
  },
  measure: {
    title: 'Målinger',
    unit: 'Længdeenhed',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Formindsk {{name}}',
    more: 'Forøg {{name}}',
    included: '{{angle}} inkluderet',
    sameAsBefore: 'uændret: {{value}}',
    asEarlier: 'som efter seneste bikefit: {{value}}',
    published: 'offentliggjort: {{range}}',
    details: 'Sådan måles {{name}}',
    reference: 'Målt fra',
    method: 'Målt med',
    methodUnsaid: 'Ikke angivet',
    taken_one: '{{taken}} af {{count}}',
    taken_other: '{{taken}} af {{count}}',
  },
  saddleHow: {
    question: 'Hvor måler du sadlen?',
    first:
      'Vælg før det første sadelmål. Kun mål fra samme punkt kan sammenlignes. Du kan stadig ændre en enkelt værdi.',
    fromNowOn: 'For mål, du skriver fra nu af. Tidligere mål bliver, som de er.',
    choose: 'Mål herfra',
    keep: 'Annuller',
    line: 'Sadlen målt ved: {{point}} · {{method}}',
    change: 'Skift',
    changed: 'hvor sadlen måles',
    awaited: 'Vælg først, hvor du måler',
    points: {
      width_80: '80 mm-punktet',
      width_70: '70 mm-punktet',
      nose: 'næse',
      midpoint: 'midten',
      seat_tube_line: 'sadelrørets linje',
      lowest_point: 'laveste punkt',
    },
    methods: {
      tape: 'målebånd',
      jig: 'jig eller laser',
      motion_3d: '3D-bevægelsesanalyse',
    },
  },
  saddleSwap: {
    title: 'En anden sadel: Mål fra næsen kan ikke sammenlignes.',
    back: '80 mm-punktet flyttede sig {{by}} bagud.',
    forward: '80 mm-punktet flyttede sig {{by}} fremad.',
    same: '80 mm-punktet har ikke flyttet sig.',
    unknown:
      'Skriv setback og afstanden fra næsen til 80 mm-punktet for begge sadler for at se, hvad der flyttede sig.',
    higher: 'Den nye sadel er {{by}} højere over skinnerne.',
    lower: 'Den nye sadel er {{by}} lavere over skinnerne.',
    check: 'Tjek sadelhøjden.',
  },
  earlier: {
    offer_one: '{{count}} måling findes for denne cykel fra bikefittet {{date}}.',
    offer_other: '{{count}} målinger findes for denne cykel fra bikefittet {{date}}.',
    take: 'Brug som »før«',
    taken_one: '{{count}} måling kopieret til »før«.',
    taken_other: '{{count}} målinger kopieret til »før«.',
  },
  exchange: {
    import: 'Importér målinger',
    csv: 'Eksportér som CSV',
    json: 'Eksportér som JSON',
  },
} satisfies Translation<typeof english>
