import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Posición',
    body: 'Ángulos del ciclista',
    empty: 'Introduce la altura del sillín para ver la posición dibujada a escala.',
    was: 'antes {{value}}',
  },
  measure: {
    title: 'Medidas',
    unit: 'Unidad de longitud',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Reducir {{name}}',
    more: 'Aumentar {{name}}',
    included: 'ángulo interior: {{angle}}',
    sameAsBefore: 'sin cambios: {{value}}',
    asEarlier: 'como tras el último fitting: {{value}}',
    published: 'publicado: {{range}}',
    details: 'Cómo se mide: {{name}}',
    reference: 'Medido desde',
    method: 'Medido con',
    methodUnsaid: 'Sin indicar',
    taken_one: '{{taken}} de {{count}}',
    taken_other: '{{taken}} de {{count}}',
  },
  saddleHow: {
    question: '¿Dónde mides el sillín?',
    first:
      'Elige antes del primer número del sillín. Solo se pueden comparar números del mismo punto. Aún podrás cambiar valores sueltos.',
    fromNowOn: 'Para los números que introduzcas a partir de ahora. Los anteriores se quedan como están.',
    choose: 'Medir desde aquí',
    keep: 'Cancelar',
    line: 'Sillín medido en: {{point}} · {{method}}',
    change: 'Cambiar',
    changed: 'dónde se mide el sillín',
    awaited: 'Elige primero dónde medir',
    points: {
      width_80: 'punto de 80 mm de ancho',
      width_70: 'punto de 70 mm de ancho',
      nose: 'punta',
      midpoint: 'centro',
      seat_tube_line: 'línea del tubo de sillín',
      lowest_point: 'punto más bajo',
    },
    methods: {
      tape: 'cinta métrica',
      jig: 'útil o láser',
      motion_3d: 'captura de movimiento 3D',
    },
  },
  saddleSwap: {
    title: 'Otro sillín: los números desde la punta no se pueden comparar.',
    back: 'El punto de 80 mm se ha movido {{by}} hacia atrás.',
    forward: 'El punto de 80 mm se ha movido {{by}} hacia delante.',
    same: 'El punto de 80 mm no se ha movido.',
    unknown:
      'Introduce de los dos sillines el retroceso y la distancia de la punta al punto de 80 mm para ver qué se ha movido.',
    higher: 'El sillín nuevo está {{by}} más alto sobre sus raíles.',
    lower: 'El sillín nuevo está {{by}} más bajo sobre sus raíles.',
    check: 'Comprueba la altura del sillín.',
  },
  earlier: {
    offer_one: 'De esta bici hay {{count}} medida del fitting del {{date}}.',
    offer_other: 'De esta bici hay {{count}} medidas del fitting del {{date}}.',
    take: 'Usar como «antes»',
    taken_one: '{{count}} medida copiada en «antes».',
    taken_other: '{{count}} medidas copiadas en «antes».',
  },
  exchange: {
    import: 'Importar medidas',
    csv: 'Exportar como CSV',
    json: 'Exportar como JSON',
  },
} satisfies Translation<typeof english>
