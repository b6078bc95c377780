import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Houding',
    body: 'Hoeken van de fietser',
    empty: 'Vul de zadelhoogte in om de houding op schaal te zien.',
    was: 'was {{value}}',
  },
  measure: {
    title: 'Metingen',
    unit: 'Lengte-eenheid',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: '{{name}} verlagen',
    more: '{{name}} verhogen',
    included: '{{angle}} ingesloten',
    sameAsBefore: 'onveranderd: {{value}}',
    asEarlier: 'als na de vorige fitting: {{value}}',
    published: 'gepubliceerd: {{range}}',
    details: 'Hoe {{name}} wordt gemeten',
    reference: 'Gemeten vanaf',
    method: 'Gemeten met',
    methodUnsaid: 'Niet opgegeven',
    taken_one: '{{taken}} van {{count}}',
    taken_other: '{{taken}} van {{count}}',
  },
  saddleHow: {
    question: 'Waar meet je het zadel?',
    first:
      'Kies vóór de eerste zadelmaat. Alleen maten vanaf hetzelfde punt zijn te vergelijken. Je kunt één waarde later nog wijzigen.',
    fromNowOn: 'Voor maten die je vanaf nu invult. Eerdere maten blijven zoals ze zijn.',
    choose: 'Vanaf hier meten',
    keep: 'Annuleren',
    line: 'Zadel gemeten bij: {{point}} · {{method}}',
    change: 'Wijzigen',
    changed: 'waar het zadel is gemeten',
    awaited: 'Kies eerst waar je meet',
    points: {
      width_80: '80mm-punt',
      width_70: '70mm-punt',
      nose: 'neus',
      midpoint: 'midden',
      seat_tube_line: 'lijn van de zitbuis',
      lowest_point: 'laagste punt',
    },
    methods: {
      tape: 'rolmaat',
      jig: 'installatie of laser',
      motion_3d: '3D-bewegingsmeting',
    },
  },
  saddleSwap: {
    title: 'Ander zadel: maten vanaf de neus zijn niet te vergelijken.',
    back: 'Het 80mm-punt is {{by}} naar achteren gegaan.',
    forward: 'Het 80mm-punt is {{by}} naar voren gegaan.',
    same: 'Het 80mm-punt is niet verplaatst.',
    unknown:
      'Vul van beide zadels de terugstand en de afstand van de neus tot het 80mm-punt in om te zien wat is verplaatst.',
    higher: 'Het nieuwe zadel is {{by}} hoger boven de rails.',
    lower: 'Het nieuwe zadel is {{by}} lager boven de rails.',
    check: 'Controleer de zadelhoogte.',
  },
  earlier: {
    offer_one: 'Van de fitting op {{date}} is {{count}} meting van deze fiets bewaard.',
    offer_other: 'Van de fitting op {{date}} zijn {{count}} metingen van deze fiets bewaard.',
    take: 'Gebruiken als ‘ervoor’',
    taken_one: '{{count}} meting overgenomen als ‘ervoor’.',
    taken_other: '{{count}} metingen overgenomen als ‘ervoor’.',
  },
  exchange: {
    import: 'Metingen importeren',
    csv: 'Als CSV exporteren',
    json: 'Als JSON exporteren',
  },
} satisfies Translation<typeof english>
