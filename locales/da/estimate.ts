import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Anslå en sadelhøjde',
    lead: 'Fra ét studie af 40 ryttere (Gatti 2021). Brug det som udgangspunkt, og se så på rytteren. Intet udfyldes for dig.',
    inseam: 'Skridtlængde',
    kneeFlexion: 'Mindste knæfleksion, du ønsker',
    seatTubeAngle: 'Sadelrørsvinkel',
    crankLength: 'Krankarmslængde',
    enter: 'Skriv {{min}} til {{max}}.',
    fill: 'Udfyld alle fire tal for at se skønnet.',
    fromPedal: 'Pedal til sadel, krankarm ned: {{value}} ± {{error}}',
    fromBottomBracket: 'Krankboks til sadel: {{value}} ± {{error}}',
    caveat:
      'Studiets resumé siger ikke, hvor højden måles fra. Størrelsen tyder på pedalen, så vi trækker krankarmslængden fra for at få højden fra krankboksen.',
  },
  kneeFlexion: {
    in3d: '{{value}} på 2D-video er omkring {{in3d}} i 3D.',
    caveat:
      '2D-video viste 2,2° mindre end 3D i ét studie af 11 ryttere (Fonda 2014). Resuméet angiver ingen fejlmargin. Vi ændrer ikke dit tal.',
  },
} satisfies Translation<typeof english>
