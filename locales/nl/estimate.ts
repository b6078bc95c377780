import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Een zadelhoogte schatten',
    lead: 'Uit één onderzoek met 40 fietsers (Gatti 2021). Gebruik het als beginpunt en kijk dan naar de fietser. Er wordt niets voor je ingevuld.',
    inseam: 'Binnenbeenlengte',
    kneeFlexion: 'Kleinste kniebuiging die je wilt',
    seatTubeAngle: 'Zitbuishoek',
    crankLength: 'Cranklengte',
    enter: 'Vul {{min}} tot {{max}} in.',
    fill: 'Vul alle vier de getallen in om de schatting te zien.',
    fromPedal: 'Pedaal tot zadel, crank omlaag: {{value}} ± {{error}}',
    fromBottomBracket: 'Trapas tot zadel: {{value}} ± {{error}}',
    caveat:
      'De samenvatting van het onderzoek zegt niet vanwaar de hoogte is gemeten. De grootte wijst op het pedaal. Daarom trekken we de cranklengte af voor de hoogte vanaf de trapas.',
  },
  kneeFlexion: {
    in3d: '{{value}} op 2D-video is ongeveer {{in3d}} in 3D.',
    caveat:
      'In één onderzoek met 11 fietsers (Fonda 2014) gaf 2D-video 2,2° minder dan 3D. De samenvatting geeft geen foutmarge. We wijzigen je getal niet.',
  },
} satisfies Translation<typeof english>
