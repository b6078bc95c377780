import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Posizione',
    body: 'Angoli del ciclista',
    empty: 'Inserisci l’altezza sella per vedere la posizione, disegnata in scala.',
    was: 'prima {{value}}',
  },
  measure: {
    title: 'Misure',
    unit: 'Unità di lunghezza',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Riduci {{name}}',
    more: 'Aumenta {{name}}',
    included: 'angolo interno: {{angle}}',
    sameAsBefore: 'invariato: {{value}}',
    asEarlier: 'come dopo l’ultimo fitting: {{value}}',
    published: 'pubblicato: {{range}}',
    details: 'Come si misura {{name}}',
    reference: 'Misurato da',
    method: 'Misurato con',
    methodUnsaid: 'Non indicato',
    taken_one: '{{taken}} su {{count}}',
    taken_other: '{{taken}} su {{count}}',
  },
  saddleHow: {
    question: 'Dove misuri la sella?',
    first:
      'Scegli prima della prima misura della sella. Si possono confrontare solo misure prese dallo stesso punto. Puoi sempre cambiare un singolo valore.',
    fromNowOn: 'Per le misure che inserisci da ora in poi. Le precedenti restano come sono.',
    choose: 'Misura da qui',
    keep: 'Annulla',
    line: 'Sella misurata a: {{point}} · {{method}}',
    change: 'Modifica',
    changed: 'dove si misura la sella',
    awaited: 'Prima scegli dove misurare',
    points: {
      width_80: 'punto largo 80 mm',
      width_70: 'punto largo 70 mm',
      nose: 'punta',
      midpoint: 'metà',
      seat_tube_line: 'linea del tubo sella',
      lowest_point: 'punto più basso',
    },
    methods: {
      tape: 'metro',
      jig: 'dima o laser',
      motion_3d: 'cattura del movimento 3D',
    },
  },
  saddleSwap: {
    title: 'Un’altra sella: le misure dalla punta non sono confrontabili.',
    back: 'Il punto 80 mm è arretrato di {{by}}.',
    forward: 'Il punto 80 mm è avanzato di {{by}}.',
    same: 'Il punto 80 mm non si è spostato.',
    unknown:
      'Inserisci l’arretramento e la distanza dalla punta al punto 80 mm di entrambe le selle per vedere che cosa si è spostato.',
    higher: 'La nuova sella è {{by}} più alta sopra i suoi binari.',
    lower: 'La nuova sella è {{by}} più bassa sopra i suoi binari.',
    check: 'Controlla l’altezza sella.',
  },
  earlier: {
    offer_one: 'Per questa bici c’è {{count}} misura dal fitting del {{date}}.',
    offer_other: 'Per questa bici ci sono {{count}} misure dal fitting del {{date}}.',
    take: 'Usa come «prima»',
    taken_one: '{{count}} misura copiata in «prima».',
    taken_other: '{{count}} misure copiate in «prima».',
  },
  exchange: {
    import: 'Importa misure',
    csv: 'Esporta in CSV',
    json: 'Esporta in JSON',
  },
} satisfies Translation<typeof english>
