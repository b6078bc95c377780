import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Exportación para investigación: diccionario de datos',
  intro:
    'Una fila es un fitting de un ciclista cuyo consentimiento para investigación estaba en vigor al hacer la exportación. Se omite una fila si no hay al menos {{k}} personas con su mismo grupo de edad, género, país y disciplina. Un objetivo, tipo de bici o cambio que tienen menos personas es «other». También lo es una estatura o un peso que comparten menos personas de un grupo así. Un campo vacío es desconocido. Las puntuaciones van de 0 (ninguna) a 7.',
  column: 'Columna',
  meaning: 'Significado',
  columns: {
    person:
      'Seudónimo del ciclista. Es el mismo dentro de una exportación y otro en cada exportación distinta.',
    week: 'Semanas completas desde el primer fitting exportado del ciclista hasta este.',
    age_band: 'Edad en el último formulario inicial, por grupos; 75 o más es uno.',
    gender: 'woman, man u other_or_not_said.',
    country: 'País de la zona horaria del ciclista (ISO 3166).',
    height_cm: 'Estatura en intervalos de 2 cm; los más bajos y los más altos comparten uno cada uno.',
    weight_kg: 'Peso en intervalos de 2 kg; los más ligeros y los más pesados comparten uno cada uno.',
    discipline: 'Disciplina ciclista.',
    bike_types: 'Tipo de la bici ajustada o, si no, de las bicis del ciclista, separados por espacios.',
    weekly_hours: 'Horas en bici por semana, en pasos de 4.',
    goals: 'Lo que el ciclista quería del fitting, separado por espacios.',
    before_feet: 'Molestias de los pies antes del fitting.',
    before_knees: 'Molestias de las rodillas antes del fitting.',
    before_lower_back: 'Molestias de la zona lumbar antes del fitting.',
    before_shoulders: 'Molestias de cuello y hombros antes del fitting.',
    before_hands: 'Molestias de las manos antes del fitting.',
    after_feet: 'Molestias de los pies después del fitting.',
    after_knees: 'Molestias de las rodillas después del fitting.',
    after_lower_back: 'Molestias de la zona lumbar después del fitting.',
    after_shoulders: 'Molestias de cuello y hombros después del fitting.',
    after_hands: 'Molestias de las manos después del fitting.',
    after_week: 'Semanas completas del fitting a la respuesta que cuenta como posterior.',
    overall_change: 'La valoración general del cambio por el ciclista.',
    satisfaction: 'La satisfacción del ciclista, de 1 a 7; nunca de una respuesta dada junto con el fitter.',
    changes: 'Tipos de cambios que hizo el fitter, separados por espacios.',
  },
} satisfies Translation<typeof english>
