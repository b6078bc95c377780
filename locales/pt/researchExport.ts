import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Exportação para investigação: dicionário de dados',
  intro:
    'Uma linha é um bike fit de um ciclista cujo consentimento para investigação estava em vigor quando a exportação foi feita. Uma linha é excluída se não houver pelo menos {{k}} pessoas com a mesma faixa etária, género, país e modalidade. Um objetivo, um tipo de bicicleta ou uma alteração que menos pessoas partilhem passa a «other». O mesmo vale para uma altura ou um peso que menos pessoas desse grupo partilhem. Um campo vazio é desconhecido. As pontuações vão de 0 (nenhum) a 7.',
  column: 'Coluna',
  meaning: 'Significado',
  columns: {
    person: 'Pseudónimo do ciclista. É o mesmo dentro de uma exportação e diferente em todas as outras.',
    week: 'Semanas inteiras desde o primeiro bike fit exportado do ciclista até este.',
    age_band: 'Idade no último questionário inicial, em faixas; 75 e mais é uma só.',
    gender: 'woman, man ou other_or_not_said.',
    country: 'País do fuso horário do ciclista (ISO 3166).',
    height_cm:
      'Altura do corpo em classes de 2 cm; os mais baixos e os mais altos partilham uma classe cada.',
    weight_kg: 'Peso do corpo em classes de 2 kg; os mais leves e os mais pesados partilham uma classe cada.',
    discipline: 'Modalidade de ciclismo.',
    bike_types: 'Tipo da bicicleta do bike fit, senão das bicicletas do ciclista, separados por espaços.',
    weekly_hours: 'Horas de ciclismo por semana, em passos de 4.',
    goals: 'O que o ciclista queria do bike fit, separado por espaços.',
    before_feet: 'Desconforto dos pés antes do bike fit.',
    before_knees: 'Desconforto dos joelhos antes do bike fit.',
    before_lower_back: 'Desconforto da zona lombar antes do bike fit.',
    before_shoulders: 'Desconforto do pescoço e dos ombros antes do bike fit.',
    before_hands: 'Desconforto das mãos antes do bike fit.',
    after_feet: 'Desconforto dos pés depois do bike fit.',
    after_knees: 'Desconforto dos joelhos depois do bike fit.',
    after_lower_back: 'Desconforto da zona lombar depois do bike fit.',
    after_shoulders: 'Desconforto do pescoço e dos ombros depois do bike fit.',
    after_hands: 'Desconforto das mãos depois do bike fit.',
    after_week: 'Semanas inteiras desde o bike fit até à resposta que conta como posterior.',
    overall_change: 'A avaliação geral da mudança pelo ciclista.',
    satisfaction:
      'A satisfação do ciclista, de 1 a 7; nunca de uma resposta dada em conjunto com o bike fitter.',
    changes: 'Tipos de alteração feitos pelo bike fitter, separados por espaços.',
  },
} satisfies Translation<typeof english>
