import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Stima un’altezza sella',
    lead: 'Da uno studio su 40 ciclisti (Gatti 2021). Usala come punto di partenza, poi guarda il ciclista. Nulla viene compilato al posto tuo.',
    inseam: 'Cavallo',
    kneeFlexion: 'Flessione minima del ginocchio desiderata',
    seatTubeAngle: 'Angolo del tubo sella',
    crankLength: 'Lunghezza pedivella',
    enter: 'Inserisci da {{min}} a {{max}}.',
    fill: 'Compila tutti e quattro i numeri per vedere la stima.',
    fromPedal: 'Dal pedale alla sella, pedivella in basso: {{value}} ± {{error}}',
    fromBottomBracket: 'Dal movimento centrale alla sella: {{value}} ± {{error}}',
    caveat:
      'Il riassunto dello studio non dice da dove si misura l’altezza. Il valore fa pensare che sia dal pedale, quindi sottraiamo la lunghezza pedivella per ottenere l’altezza dal movimento centrale.',
  },
  kneeFlexion: {
    in3d: '{{value}} nel video 2D sono circa {{in3d}} in 3D.',
    caveat:
      'Il video 2D indicava 2,2° in meno del 3D in uno studio su 11 ciclisti (Fonda 2014). Il suo riassunto non dà un margine di errore. Non modifichiamo il tuo numero.',
  },
} satisfies Translation<typeof english>
