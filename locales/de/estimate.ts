import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Sattelhöhe schätzen',
    lead: 'Aus einer Studie mit 40 Fahrer/innen (Gatti 2021). Nimm den Wert als Ausgangspunkt und sieh dir dann die Fahrerin oder den Fahrer an. Es wird nichts für dich eingetragen.',
    inseam: 'Innenbeinlänge',
    kneeFlexion: 'Gewünschte kleinste Kniebeugung',
    seatTubeAngle: 'Sitzrohrwinkel',
    crankLength: 'Kurbellänge',
    enter: 'Gib {{min}} bis {{max}} ein.',
    fill: 'Gib alle vier Zahlen ein, um die Schätzung zu sehen.',
    fromPedal: 'Pedal bis Sattel, Kurbel unten: {{value}} ± {{error}}',
    fromBottomBracket: 'Tretlager bis Sattel: {{value}} ± {{error}}',
    caveat:
      'Die Zusammenfassung der Studie sagt nicht, von wo die Höhe gemessen ist. Die Größe spricht für das Pedal, deshalb ziehen wir die Kurbellänge ab, um die Höhe ab dem Tretlager zu erhalten.',
  },
  kneeFlexion: {
    in3d: '{{value}} im 2D-Video sind etwa {{in3d}} in 3D.',
    caveat:
      '2D-Video ergab in einer Studie mit 11 Fahrer/innen 2,2° weniger als 3D (Fonda 2014). Die Zusammenfassung nennt keinen Fehlerbereich. Wir ändern deine Zahl nicht.',
  },
} satisfies Translation<typeof english>
