import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Molestias a lo largo del tiempo',
  legend: '0 es ninguna, 7 es intensa. Las líneas discontinuas son fittings.',
  table: 'Mostrar como tabla',
  form: 'Formulario',
  date: 'Fecha',
  fitter: 'Fitter',
  intake: 'Formulario inicial',
  followUp: 'Seguimiento, {{after}}',
  followUpSameDay: 'Seguimiento el día del fitting',
  sameDay: 'El día del fitting',
  point: '{{value}} el {{date}}',
  once: '{{score}} de {{most}} el {{date}}',
  nothing: 'Las molestias de los formularios iniciales y los seguimientos aparecen aquí, zona por zona.',
  free: 'No se han indicado molestias en ningún formulario.',
  label: {
    much_better: 'Mucho mejor',
    better: 'Mejor',
    possibly_better: 'Posiblemente mejor',
    unchanged: 'Sin cambios',
    possibly_worse: 'Posiblemente peor',
    worse: 'Peor',
    much_worse: 'Mucho peor',
  },
  state: {
    resolved: 'Desaparecida',
    new: 'Nueva',
  },
  stillSevere: 'Sigue siendo intensa',
  chance: 'Una diferencia de 1 puede ser casualidad, por eso solo la llamamos posible.',
} satisfies Translation<typeof english>
