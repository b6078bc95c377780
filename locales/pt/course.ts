import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Desconforto ao longo do tempo',
  legend: '0 é nenhum, 7 é intenso. As linhas tracejadas são bike fits.',
  table: 'Mostrar em tabela',
  form: 'Formulário',
  date: 'Data',
  fitter: 'Bike fitter',
  intake: 'Questionário inicial',
  followUp: 'Acompanhamento, {{after}}',
  followUpSameDay: 'Acompanhamento no dia do bike fit',
  sameDay: 'No dia do bike fit',
  point: '{{value}} a {{date}}',
  once: '{{score}} de {{most}} a {{date}}',
  nothing: 'O desconforto dos questionários iniciais e acompanhamentos aparece aqui, zona a zona.',
  free: 'Nenhum desconforto comunicado em nenhum formulário.',
  label: {
    much_better: 'Muito melhor',
    better: 'Melhor',
    possibly_better: 'Talvez melhor',
    unchanged: 'Sem mudança',
    possibly_worse: 'Talvez pior',
    worse: 'Pior',
    much_worse: 'Muito pior',
  },
  state: {
    resolved: 'Resolvido',
    new: 'Novo',
  },
  stillSevere: 'Ainda intenso',
  chance: 'Uma diferença de 1 pode ser acaso, por isso só dizemos «talvez».',
} satisfies Translation<typeof english>
