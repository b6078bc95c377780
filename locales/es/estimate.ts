import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Estimar la altura del sillín',
    lead: 'De un estudio con 40 ciclistas (Gatti 2021). Úsala como punto de partida y después mira al ciclista. No se rellena nada por ti.',
    inseam: 'Entrepierna',
    kneeFlexion: 'Flexión mínima de rodilla que quieres',
    seatTubeAngle: 'Ángulo del tubo de sillín',
    crankLength: 'Longitud de biela',
    enter: 'Introduce de {{min}} a {{max}}.',
    fill: 'Rellena los cuatro números para ver la estimación.',
    fromPedal: 'Del pedal al sillín, biela abajo: {{value}} ± {{error}}',
    fromBottomBracket: 'Del eje de pedalier al sillín: {{value}} ± {{error}}',
    caveat:
      'El resumen del estudio no dice desde dónde se mide la altura. Su valor apunta al pedal, así que restamos la longitud de biela para obtener la altura desde el eje de pedalier.',
  },
  kneeFlexion: {
    in3d: '{{value}} en vídeo 2D son unos {{in3d}} en 3D.',
    caveat:
      'El vídeo 2D dio 2,2° menos que el 3D en un estudio con 11 ciclistas (Fonda 2014). Su resumen no da margen de error. No cambiamos tu número.',
  },
} satisfies Translation<typeof english>
