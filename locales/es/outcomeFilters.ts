import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filtros',
  period: 'Periodo de los fittings',
  discipline: 'Disciplina',
  bikeType: 'Tipo de bici',
  goal: 'Objetivo',
  zone: 'Zona con molestias antes del fitting',
  periods: {
    '3_months': 'Últimos 3 meses',
    '6_months': 'Últimos 6 meses',
    '12_months': 'Últimos 12 meses',
    '24_months': 'Últimos 24 meses',
    all: 'Todo el tiempo',
    dates: 'Entre dos fechas',
    span: 'del {{from}} al {{to}}',
  },
  all: {
    discipline: 'Todas las disciplinas',
    bikeType: 'Todos los tipos de bici',
    goal: 'Todos los objetivos',
    zone: 'Todas las zonas',
  },
  dates: {
    title: 'Fittings entre dos fechas',
    from: 'Primer día',
    to: 'Último día',
    show: 'Mostrar',
    missing: 'Introduce los dos días completos.',
    order: 'El último día es anterior al primero. Cámbialos o elige otros.',
  },
  ignored: {
    title: 'Esta dirección tiene un filtro que no existe',
    text_one: 'Lo hemos omitido y mostramos los demás: {{names}}.',
    text_other: 'Los hemos omitido y mostramos el resto: {{names}}.',
    action: 'Quitar de la dirección',
  },
} satisfies Translation<typeof english>
