import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Uppskatta en sadelhöjd',
    lead: 'Från en studie med 40 cyklister (Gatti 2021). Använd den som utgångspunkt och titta sedan på cyklisten. Inget fylls i åt dig.',
    inseam: 'Innerbenlängd',
    kneeFlexion: 'Minsta önskade knäflexion',
    seatTubeAngle: 'Sadelrörets vinkel',
    crankLength: 'Vevarmslängd',
    enter: 'Ange {{min}} till {{max}}.',
    fill: 'Fyll i alla fyra talen för att se uppskattningen.',
    fromPedal: 'Pedal till sadel, vevarm nedåt: {{value}} ± {{error}}',
    fromBottomBracket: 'Vevlager till sadel: {{value}} ± {{error}}',
    caveat:
      'Studiens sammanfattning säger inte varifrån höjden mäts. Storleken tyder på pedalen, så vi drar ifrån vevarmslängden för att få höjden från vevlagret.',
  },
  kneeFlexion: {
    in3d: '{{value}} på 2D-video är cirka {{in3d}} i 3D.',
    caveat:
      '2D-video visade 2,2° mindre än 3D i en studie med 11 cyklister (Fonda 2014). Sammanfattningen anger ingen felmarginal. Vi ändrar inte ditt värde.',
  },
} satisfies Translation<typeof english>
