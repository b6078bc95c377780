import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Position',
    body: 'Angles du cycliste',
    empty: 'Saisissez la hauteur de selle pour voir la position, dessinée à l’échelle.',
    was: 'avant {{value}}',
  },
  measure: {
    title: 'Mesures',
    unit: 'Unité de longueur',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Diminuer {{name}}',
    more: 'Augmenter {{name}}',
    included: 'angle intérieur : {{angle}}',
    sameAsBefore: 'inchangé : {{value}}',
    asEarlier: 'comme après la dernière étude : {{value}}',
    published: 'publié : {{range}}',
    details: 'Comment se mesure {{name}}',
    reference: 'Mesuré depuis',
    method: 'Mesuré avec',
    methodUnsaid: 'Non précisé',
    taken_one: '{{taken}} sur {{count}}',
    taken_other: '{{taken}} sur {{count}}',
  },
  saddleHow: {
    question: 'Où mesurez-vous la selle ?',
    first:
      'Choisissez avant la première cote de selle. Seules des cotes prises au même point sont comparables. Vous pouvez toujours changer une valeur isolée.',
    fromNowOn: 'Pour les cotes que vous saisissez désormais. Les précédentes restent telles quelles.',
    choose: 'Mesurer d’ici',
    keep: 'Annuler',
    line: 'Selle mesurée à : {{point}} · {{method}}',
    change: 'Modifier',
    changed: 'où la selle est mesurée',
    awaited: 'Choisissez d’abord où mesurer',
    points: {
      width_80: 'point large de 80 mm',
      width_70: 'point large de 70 mm',
      nose: 'bec',
      midpoint: 'milieu',
      seat_tube_line: 'axe du tube de selle',
      lowest_point: 'point le plus bas',
    },
    methods: {
      tape: 'mètre ruban',
      jig: 'gabarit ou laser',
      motion_3d: 'capture de mouvement 3D',
    },
  },
  saddleSwap: {
    title: 'Une autre selle : les cotes depuis le bec ne sont pas comparables.',
    back: 'Le point 80 mm a reculé de {{by}}.',
    forward: 'Le point 80 mm a avancé de {{by}}.',
    same: 'Le point 80 mm n’a pas bougé.',
    unknown:
      'Saisissez le recul et la distance du bec au point 80 mm des deux selles pour voir ce qui a bougé.',
    higher: 'La nouvelle selle est {{by}} plus haute au-dessus de ses rails.',
    lower: 'La nouvelle selle est {{by}} plus basse au-dessus de ses rails.',
    check: 'Vérifiez la hauteur de selle.',
  },
  earlier: {
    offer_one: '{{count}} mesure est enregistrée pour ce vélo depuis l’étude du {{date}}.',
    offer_other: '{{count}} mesures sont enregistrées pour ce vélo depuis l’étude du {{date}}.',
    take: 'Reprendre comme « avant »',
    taken_one: '{{count}} mesure copiée dans « avant ».',
    taken_other: '{{count}} mesures copiées dans « avant ».',
  },
  exchange: {
    import: 'Importer des mesures',
    csv: 'Exporter en CSV',
    json: 'Exporter en JSON',
  },
} satisfies Translation<typeof english>
