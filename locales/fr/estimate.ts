import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Estimer une hauteur de selle',
    lead: 'D’après une étude sur 40 cyclistes (Gatti 2021). Prenez-la comme point de départ, puis observez le cycliste. Rien n’est rempli à votre place.',
    inseam: 'Entrejambe',
    kneeFlexion: 'Flexion minimale du genou souhaitée',
    seatTubeAngle: 'Angle du tube de selle',
    crankLength: 'Longueur de manivelle',
    enter: 'Saisissez de {{min}} à {{max}}.',
    fill: 'Remplissez les quatre valeurs pour voir l’estimation.',
    fromPedal: 'De la pédale à la selle, manivelle en bas : {{value}} ± {{error}}',
    fromBottomBracket: 'Du boîtier de pédalier à la selle : {{value}} ± {{error}}',
    caveat:
      'Le résumé de l’étude ne dit pas d’où la hauteur est mesurée. L’ordre de grandeur laisse penser que c’est depuis la pédale, nous soustrayons donc la longueur de manivelle pour obtenir la hauteur depuis le boîtier de pédalier.',
  },
  kneeFlexion: {
    in3d: '{{value}} en vidéo 2D font environ {{in3d}} en 3D.',
    caveat:
      'La vidéo 2D indiquait 2,2° de moins que la 3D dans une étude sur 11 cyclistes (Fonda 2014). Son résumé ne donne pas de marge d’erreur. Nous ne modifions pas votre valeur.',
  },
} satisfies Translation<typeof english>
