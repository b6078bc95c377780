import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tu bike fitting',
  documentTitle: 'Bike fitting de {{rider}}, {{date}}',
  summary: {
    title: 'En resumen',
  },
  goals: {
    title: 'Lo que buscas en este fitting',
    level: 'Alcanzado cuando: {{level}}',
    activities:
      'Lo que te cuesta, según lo puntuaste antes del fitting (de 0, imposible, a 10, tan bien como antes del problema):',
    activity: '{{words}}: {{ability}} de 10',
    success: 'En tus palabras, el fitting es un éxito cuando:',
  },
  photos: {
    title: 'Fotos',
    before: 'Antes',
    after: 'Después',
    alt: 'Foto {{number}} del fitting, {{phase}}',
  },
  expect: {
    title: 'Las primeras semanas',
    strange:
      'Una posición nueva puede resultar extraña en las primeras salidas. Eso por sí solo no significa que esté mal.',
    slowly:
      'Empieza con salidas más cortas y suaves. Dale al menos tres salidas o cinco horas antes de juzgarla.',
    tell: 'Si te duele algo que antes no te dolía, o si algo empeora, díselo enseguida a tu fitter.',
  },
  followUps: {
    title: 'Tus seguimientos',
    lead: 'Te enviaremos unas preguntas sobre cómo te sientes en la bici. Tus respuestas van a tu fitter.',
    none: 'No hay seguimientos planificados.',
  },
  contact: {
    title: 'Cómo contactar con {{fitter}}',
  },
  shopCard: {
    title: 'Ficha de taller',
    documentTitle: 'Ficha de taller de {{rider}}, {{date}}',
    lead: 'Las medidas de esta bici después del fitting, para volver a ajustarla o para ajustar otra igual.',
    setUp: 'Ajustar en este orden',
    parts: 'Piezas y otras medidas',
    none: 'No se guardaron medidas de la bici.',
    drawing: 'La posición',
    described: 'Vista lateral de la bici con el sillín y el manillar tal como quedaron',
  },
  fact: {
    fitted: 'Fitting',
    by: 'Por',
    bike: 'Bici',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logotipo de {{business}}',
  bikeType: {
    road: 'Bici de carretera',
    gravel: 'Bici de gravel',
    mountain: 'Bici de montaña',
    time_trial: 'Bici de contrarreloj o triatlón',
    track: 'Bici de pista',
    e_bike: 'Bici eléctrica',
  },
  discomfort: {
    title: 'Molestias antes del fitting',
    described:
      'Vista lateral de un ciclista en una bici, con las molestias indicadas antes del fitting. {{zones}}',
    none: 'No se han indicado molestias.',
  },
  position: {
    title: 'Tu posición',
    described: 'Vista lateral de la bici con el sillín y el manillar antes y después del fitting',
    inWords: '{{name}}: {{before}} antes, {{after}} después',
    inWordsBefore: '{{name}}: {{before}} antes',
    inWordsAfter: '{{name}}: {{after}} después',
    before: 'antes',
    after: 'después',
    gap: {
      saddle_estimated:
        'La altura del sillín y el retroceso se midieron desde puntos distintos del sillín, así que su lugar se estima a lo largo del tubo de sillín.',
      bar_unplaced:
        'El manillar no está dibujado: su alcance no se midió desde el mismo punto del sillín que la altura y el retroceso, o su desnivel no se midió hasta la abrazadera.',
      pads_unplaced:
        'Los apoyos del acople no están dibujados: su stack y reach no se midieron hasta el mismo punto del apoyo.',
      before_other_point:
        'La posición anterior no está dibujada: se midió desde otro punto del sillín, así que no se pueden comparar.',
      before_other_saddle:
        'La posición anterior no está dibujada: se midió desde la punta de otro sillín, así que no se pueden comparar.',
    },
  },
  changes: {
    title: 'Qué se cambió y por qué',
    none: 'En este fitting no se cambió nada.',
    fromTo: '{{from}} → {{to}}',
    to: 'ahora {{to}}',
    from: 'antes {{from}}',
    zones: 'Para: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Antes y después',
    none: 'No se guardaron medidas.',
    measurement: 'Medida',
    before: 'Antes',
    after: 'Después',
    change: 'Cambio',
    value: 'Valor',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'medido desde otro punto',
      method: 'medido de otra forma',
      saddle: 'no comparable: otro sillín',
    },
    moved: {
      back: '{{because}}; el punto de 80 mm se ha movido {{by}} hacia atrás',
      forward: '{{because}}; el punto de 80 mm se ha movido {{by}} hacia delante',
      same: '{{because}}; el punto de 80 mm no se ha movido',
    },
    replaced: 'cambiado',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'antes, {{how}}',
    takenAfter: 'después, {{how}}',
  },
  recommendations: {
    title: 'Recomendaciones de tu fitter',
    due: 'para el {{date}}',
    done: 'hecho',
  },
  restore: {
    title: 'La misma posición en otra bici',
    lead: 'Ajústalo en este orden, porque cada paso se apoya en los anteriores. Al final, vuelve a comprobar la altura del sillín.',
    exactly:
      'El ± indica con qué precisión se puede ajustar cada medida con cinta métrica y nivel. Dentro de ese margen, la posición es la misma.',
    within: '± {{tolerance}}',
    taken: 'Medido {{point}}.',
    otherCrank:
      'Con una biela de otra longitud, mueve el sillín la diferencia: hacia arriba con una biela más corta, hacia abajo con una más larga.',
    withCrank: 'Con {{crank}}, la altura del sillín es {{height}}.',
  },
  online: {
    title: 'Este informe en línea',
    lead: 'Escanea el código o abre esta dirección e inicia sesión.',
    described: 'Código QR de {{address}}',
  },
  note: 'Los números y los rangos describen una posición. No son un diagnóstico. Si tienes dolor, entumecimiento o pérdida de fuerza que no desaparecen, acude a un médico.',
  madeWith: '{{rider}} · {product}',
  page: 'Página {{page}} de {{pages}}',
} satisfies Translation<typeof english>
