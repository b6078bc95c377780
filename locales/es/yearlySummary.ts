import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Resultados de {{year}}',
  documentTitle: 'Resultados de {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Hecho el {{date}}',
  fits: 'Fittings',
  answered: 'Respondidos a las seis semanas',
  answeredOf: '{{answered}} (previstos: {{due}})',
  answeredShare: '{{answered}} (previstos: {{due}}): {{share}}',
  noneDue: 'aún no toca ninguno',
  early: 'Respuestas tempranas',
  none: 'Aún no hay fittings de este año puntuados antes y después.',
  symptomatic: 'Ciclistas que tenían molestias allí antes del fitting',
  all: 'Todos los ciclistas',
  column: {
    zone: 'Zona',
    counts: 'Basado en',
    parts: 'Cómo cambiaron las puntuaciones',
    better: 'Mejor',
    means: 'Media',
    change: 'Cambio',
  },
  ifUnchanged: '{{better}}; {{conservative}} si los demás siguieran igual',
  time: 'A lo largo del año: dolencias que mejoraron',
  timeNote:
    'Una dolencia es una zona puntuada con 2 o más antes del fitting. Mediana de los periodos: {{median}}.',
  goals: 'Objetivos y valoraciones',
  attained: 'Objetivos alcanzados como se esperaba o mejor',
  tScore: 'Puntuación de logro de objetivos (50 es lo esperado)',
  alignment: 'El fitting respondió a lo que buscaban (de 1 a 7)',
  recommend: 'Probabilidad de recomendar (de −100 a 100)',
  net: 'Dolencias nuevas menos desaparecidas por ciclista',
  few: 'muy pocos ciclistas',
  nobody: 'nadie respondió',
  notes: {
    scale:
      'Las molestias se puntúan de 0, ninguna, a 7, intensa. Mejor y peor son cambios de 2 o más; un cambio de 1 puede ser casualidad, así que cuenta como sin cambios y se llama posible. Los cambios son después menos antes, así que por debajo de 0 es mejor. Los intervalos son del 95 %. Cada ciclista cuenta una vez. Con menos de 5 ciclistas solo se muestran recuentos.',
    responders: 'Solo cuentan los ciclistas que respondieron. A los demás puede haberles ido peor.',
    beforeFit:
      'Los ciclistas de este estudio que valoraron dos veces sus molestias antes del fitting ya habían cambiado {{value}} puntos ({{counts}}).',
  },
  footer: '{product}, resultados de {{year}}',
  page: 'Página {{page}} de {{pages}}',
} satisfies Translation<typeof english>
