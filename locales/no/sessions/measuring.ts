import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Sittestilling',
    body: 'Syklistens vinkler',
    empty: 'Skriv inn setehøyden for å se sittestillingen, tegnet i målestokk.',
    was: 'var {{value}}',
  },
  measure: {
    title: 'Målinger',
    unit: 'Lengdeenhet',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Reduser {{name}}',
    more: 'Øk {{name}}',
    included: '{{angle}} inkludert',
    sameAsBefore: 'uendret: {{value}}',
    asEarlier: 'som etter forrige bikefit: {{value}}',
    published: 'publisert: {{range}}',
    details: 'Slik måles {{name}}',
    reference: 'Målt fra',
    method: 'Målt med',
    methodUnsaid: 'Ikke angitt',
    taken_one: '{{taken}} av {{count}}',
    taken_other: '{{taken}} av {{count}}',
  },
  saddleHow: {
    question: 'Hvor måler du setet?',
    first:
      'Velg før det første setemålet. Bare mål fra det samme punktet kan sammenlignes. Du kan fortsatt endre en enkelt verdi.',
    fromNowOn: 'For mål du skriver inn fra nå av. Tidligere mål blir som de er.',
    choose: 'Mål herfra',
    keep: 'Avbryt',
    line: 'Setet målt ved: {{point}} · {{method}}',
    change: 'Endre',
    changed: 'hvor setet måles',
    awaited: 'Velg først hvor du måler',
    points: {
      width_80: '80 mm-punktet',
      width_70: '70 mm-punktet',
      nose: 'nese',
      midpoint: 'midten',
      seat_tube_line: 'seterørets linje',
      lowest_point: 'laveste punkt',
    },
    methods: {
      tape: 'målebånd',
      jig: 'jigg eller laser',
      motion_3d: '3D-bevegelsesanalyse',
    },
  },
  saddleSwap: {
    title: 'Et annet sete: Mål fra nesen kan ikke sammenlignes.',
    back: '80 mm-punktet flyttet seg {{by}} bakover.',
    forward: '80 mm-punktet flyttet seg {{by}} fremover.',
    same: '80 mm-punktet har ikke flyttet seg.',
    unknown:
      'Skriv inn tilbaketrekket og avstanden fra nesen til 80 mm-punktet for begge setene for å se hva som flyttet seg.',
    higher: 'Det nye setet er {{by}} høyere over skinnene.',
    lower: 'Det nye setet er {{by}} lavere over skinnene.',
    check: 'Sjekk setehøyden.',
  },
  earlier: {
    offer_one: '{{count}} måling finnes for denne sykkelen fra bikefiten {{date}}.',
    offer_other: '{{count}} målinger finnes for denne sykkelen fra bikefiten {{date}}.',
    take: 'Bruk som «før»',
    taken_one: '{{count}} måling kopiert til «før».',
    taken_other: '{{count}} målinger kopiert til «før».',
  },
  exchange: {
    import: 'Importer målinger',
    csv: 'Eksporter som CSV',
    json: 'Eksporter som JSON',
  },
} satisfies Translation<typeof english>
