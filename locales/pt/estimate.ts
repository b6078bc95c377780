import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Estimar uma altura do selim',
    lead: 'De um estudo com 40 ciclistas (Gatti 2021). Use-a como ponto de partida e observe depois o ciclista. Nada é preenchido por si.',
    inseam: 'Entreperna',
    kneeFlexion: 'Flexão mínima do joelho pretendida',
    seatTubeAngle: 'Ângulo do tubo do selim',
    crankLength: 'Comprimento do crenque',
    enter: 'Introduza de {{min}} a {{max}}.',
    fill: 'Preencha os quatro números para ver a estimativa.',
    fromPedal: 'Do pedal ao selim, crenque em baixo: {{value}} ± {{error}}',
    fromBottomBracket: 'Do eixo pedaleiro ao selim: {{value}} ± {{error}}',
    caveat:
      'O resumo do estudo não diz de onde é medida a altura. O valor sugere o pedal, por isso subtraímos o comprimento do crenque para obter a altura a partir do eixo pedaleiro.',
  },
  kneeFlexion: {
    in3d: '{{value}} em vídeo 2D são cerca de {{in3d}} em 3D.',
    caveat:
      'O vídeo 2D deu menos 2,2° do que o 3D num estudo com 11 ciclistas (Fonda 2014). O resumo não indica margem de erro. Não alteramos o seu número.',
  },
} satisfies Translation<typeof english>
