import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filtros',
  period: 'Período dos bike fits',
  discipline: 'Modalidade',
  bikeType: 'Tipo de bicicleta',
  goal: 'Objetivo',
  zone: 'Zona com desconforto antes do bike fit',
  periods: {
    '3_months': 'Últimos 3 meses',
    '6_months': 'Últimos 6 meses',
    '12_months': 'Últimos 12 meses',
    '24_months': 'Últimos 24 meses',
    all: 'Todo o período',
    dates: 'Entre duas datas',
    span: '{{from}} a {{to}}',
  },
  all: {
    discipline: 'Todas as modalidades',
    bikeType: 'Todos os tipos de bicicleta',
    goal: 'Todos os objetivos',
    zone: 'Todas as zonas',
  },
  dates: {
    title: 'Bike fits entre duas datas',
    from: 'Primeiro dia',
    to: 'Último dia',
    show: 'Mostrar',
    missing: 'Introduza os dois dias completos.',
    order: 'O último dia é anterior ao primeiro. Troque-os ou escolha outros.',
  },
  ignored: {
    title: 'Este endereço tem um filtro que não existe',
    text_one: 'Retirámo-lo e mostramos os outros: {{names}}.',
    text_other: 'Retirámo-los e mostramos os restantes: {{names}}.',
    action: 'Remover do endereço',
  },
} satisfies Translation<typeof english>
