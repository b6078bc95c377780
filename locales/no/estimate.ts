import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Anslå en setehøyde',
    lead: 'Fra én studie av 40 syklister (Gatti 2021). Bruk det som et utgangspunkt, og se så på syklisten. Ingenting fylles inn for deg.',
    inseam: 'Skrittlengde',
    kneeFlexion: 'Minste knefleksjon du ønsker',
    seatTubeAngle: 'Seterørsvinkel',
    crankLength: 'Kranklengde',
    enter: 'Skriv inn {{min}} til {{max}}.',
    fill: 'Fyll inn alle de fire tallene for å se anslaget.',
    fromPedal: 'Pedal til sete, krank ned: {{value}} ± {{error}}',
    fromBottomBracket: 'Kranklager til sete: {{value}} ± {{error}}',
    caveat:
      'Studiens sammendrag sier ikke hvor høyden måles fra. Størrelsen tyder på pedalen, så vi trekker fra kranklengden for å få høyden fra kranklageret.',
  },
  kneeFlexion: {
    in3d: '{{value}} på 2D-video er omtrent {{in3d}} i 3D.',
    caveat:
      '2D-video viste 2,2° mindre enn 3D i én studie av 11 syklister (Fonda 2014). Sammendraget oppgir ingen feilmargin. Vi endrer ikke tallet ditt.',
  },
} satisfies Translation<typeof english>
