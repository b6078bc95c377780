import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Avisos de seguimiento',
    appointments: 'Próximas citas',
    rating: 'Valoración del fitter',
    goals: 'Logro de objetivos',
    improvement: 'Mejora por sesión',
    radar: 'Molestias antes y después',
    submissions: 'Formularios recientes',
    responses: 'Tasa de respuesta',
    invitations: 'Invitaciones abiertas',
    interventions: 'Registro de ajustes',
  },
  figure: {
    interval: 'Intervalo del 95 %, de {{low}} a {{high}}',
    noSpread: 'Igual para todos los ciclistas, así que no hay intervalo.',
    few_one: 'Solo recuentos. Una cifra necesita {{least}} ciclistas: falta {{count}}.',
    few_other: 'Solo recuentos. Una cifra necesita {{least}} ciclistas: faltan {{count}}.',
    responders_one:
      'Solo quienes respondieron: {{answered}} de {{count}} fitting respondido a las 6 semanas.',
    responders_other:
      'Solo quienes respondieron: {{answered}} de {{count}} fittings respondidos a las 6 semanas.',
    respondersShare_one:
      'Solo quienes respondieron: {{answered}} de {{count}} fitting respondido a las 6 semanas ({{share}}).',
    respondersShare_other:
      'Solo quienes respondieron: {{answered}} de {{count}} fittings respondidos a las 6 semanas ({{share}}).',
    show: '(mostrar estas sesiones)',
    noFits: 'No hay fittings con estos filtros',
    noFitsText: 'Quita los filtros o elige otros.',
  },
  rating: {
    unit: 'de {{most}}',
    prior_one:
      'Parte de {{centre}}, que cuenta tanto como {{count}} ciclista, así que pocas respuestas no la mueven mucho.',
    prior_other:
      'Parte de {{centre}}, que cuenta tanto como {{count}} ciclistas, así que pocas respuestas no la mueven mucho.',
    priorFrom_one: 'Estimado con {{count}} fitter.',
    priorFrom_other: 'Estimado con {{count}} fitters.',
    empty: 'Aún no hay valoraciones',
    emptyText:
      'Los ciclistas dicen su satisfacción 6 semanas después del fitting. La valoración necesita 5 ciclistas.',
  },
  goals: {
    unit_one: 'de {{count}} objetivo valorado, como se esperaba o mejor',
    unit_other: 'de {{count}} objetivos valorados, como se esperaba o mejor',
    attained: 'Como se esperaba o mejor',
    addressed: 'Objetivos con un cambio hecho para ellos',
    alignment: 'El fitting respondió a lo que buscaban',
    tScore: 'Puntuación T de objetivos acordados (50 es lo esperado)',
    of_one: '{{part}} de {{count}}',
    of_other: '{{part}} de {{count}}',
    outOf: '{{value}} de {{most}}',
    empty: 'Aún no hay objetivos valorados',
    emptyText:
      '6 semanas después del fitting, los ciclistas dicen hasta dónde alcanzaron cada objetivo. Una cifra necesita 5 ciclistas.',
  },
  improvement: {
    unit: 'de 100, donde 50 es sin cambios',
    band: 'Entre {{conservative}} y {{optimistic}} si quienes no respondieron siguieran igual.',
    early_one: '{{count}} de estos fittings solo tiene una respuesta temprana hasta ahora.',
    early_other: '{{count}} de estos fittings solo tienen una respuesta temprana hasta ahora.',
    components: {
      discomfort: 'Molestias',
      goals: 'Objetivos',
      overall: 'Cambio general',
    },
    empty: 'Aún no hay nada que comparar',
    emptyText:
      'Compara el formulario inicial con el seguimiento: molestias, objetivos y el cambio general. Una cifra necesita 5 ciclistas.',
  },
  radar: {
    zone: 'Zona',
    riders: 'Qué ciclistas se muestran',
    analysis: {
      symptomatic: 'Ciclistas con molestias allí',
      all: 'Todos los ciclistas',
    },
    responders: 'solo quienes respondieron',
    noComplaints: 'Ningún ciclista tenía molestias de 2 o más antes del fitting.',
    missing: 'Si quienes no respondieron siguieran igual',
    ifUnchanged_one: '{{zone}}: {{conservative}} en lugar de {{change}} ({{count}} ciclista no respondió)',
    ifUnchanged_other:
      '{{zone}}: {{conservative}} en lugar de {{change}} ({{count}} ciclistas no respondieron)',
    empty: 'Aún no hay nada que comparar',
    emptyText:
      'Muestra cada zona antes del fitting y 6 semanas después. Una zona necesita 5 ciclistas; el radar, 3 zonas.',
  },
  responses: {
    unit: {
      early: 'respondidos a las 2 semanas',
      primary: 'respondidos a las 6 semanas',
      lasting: 'respondidos a los 3 meses',
      yearly: 'respondidos al año',
    },
    wave: {
      early: '2 semanas',
      primary: '6 semanas',
      lasting: '3 meses',
      yearly: '1 año',
    },
    share_one: '{{share}} ({{answered}} de {{count}})',
    share_other: '{{share}} ({{answered}} de {{count}})',
    answered_one: '{{answered}} de {{count}}',
    answered_other: '{{answered}} de {{count}}',
    notReached_one:
      '{{count}} sin contactar, porque se devolvieron los correos al ciclista. Cuenta como sin respuesta.',
    notReached_other:
      '{{count}} sin contactar, porque se devolvieron los correos a los ciclistas. Cuentan como sin respuesta.',
    empty: 'Aún no toca ningún seguimiento',
    emptyText:
      'Se pregunta a los ciclistas por primera vez 2 semanas después de un fitting, salvo que hayas cambiado el calendario.',
  },
  layout: {
    lead: 'Elige qué muestra tu panel, en qué orden y con qué ancho. Es igual en todos tus dispositivos.',
    open: 'Abrir el panel',
    preview: 'Vista previa',
    previewHint: 'En un móvil, los bloques ocupan todo el ancho.',
    nothing: 'Tu panel no muestra ningún bloque.',
    list: 'Bloques',
    listHint: 'Arrastra los tiradores o usa en ellos las flechas.',
    move: 'Mover {{name}}',
    up: 'Mover {{name}} hacia arriba',
    down: 'Mover {{name}} hacia abajo',
    width: 'Ancho de {{name}}',
    widths: {
      small: 'Un cuarto',
      medium: 'La mitad',
      large: 'Todo el ancho',
    },
    moved: '{{name}} está ahora en el puesto {{place}} de {{all}}.',
    shown: '{{name}}: ahora se muestra.',
    hidden: '{{name}}: ahora está oculto.',
    widened: '{{name}}: {{width}}.',
    reset: 'Restablecer el diseño',
    wasReset: 'Diseño restablecido.',
    undone: 'Cambio deshecho.',
    stale: 'El diseño se cambió en otra página. Esta es la versión más reciente. Haz tu cambio otra vez.',
  },
} satisfies Translation<typeof english>
