import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: 'Nome',
    required: 'Introduza o seu nome.',
  },
  email: {
    label: 'E-mail',
    hint: 'O seu bike fitter usa-o para entrar em contacto consigo.',
    required: 'Introduza o seu e-mail.',
  },
  phone: {
    label: 'Número de telefone',
  },
  dateOfBirth: {
    label: 'Data de nascimento',
    required: 'Introduza a sua data de nascimento.',
  },
  guardianName: {
    label: 'Nome da mãe, do pai ou do tutor',
    hint: 'Tem menos de 16 anos, por isso a mãe, o pai ou o tutor tem de concordar.',
    required: 'Introduza o nome da mãe, do pai ou do tutor.',
  },
  guardianConfirmed: {
    label:
      'Sou mãe, pai ou tutor deste ciclista e concordo que estas respostas, incluindo os dados de saúde, sejam utilizadas para o bike fit.',
    required: 'A mãe, o pai ou o tutor tem de confirmar isto.',
  },
  heightCm: {
    label: 'Altura',
  },
  weightKg: {
    label: 'Peso',
  },
  occupation: {
    label: 'Profissão',
  },
  workEnvironment: {
    label: 'Ambiente de trabalho',
  },
  gender: {
    label: 'Género',
    hint: 'Escolha todas as opções que se aplicam.',
  },
  bikeTypes: {
    label: 'Tipos de bicicleta',
    required: 'Escolha pelo menos um tipo de bicicleta.',
  },
  ridingStyle: {
    label: 'Estilo de ciclismo',
  },
  discipline: {
    label: 'Modalidade',
  },
  ridesPerWeekWinter: {
    label: 'Voltas por semana no inverno',
  },
  ridesPerWeekSummer: {
    label: 'Voltas por semana no verão',
  },
  weeklyHours: {
    label: 'Tempo médio a pedalar por semana',
  },
  yearsCycling: {
    label: 'Anos de ciclismo',
  },
  averageCadence: {
    label: 'Cadência média',
  },
  climbingCadence: {
    label: 'Cadência em subida',
  },
  corneringConfidence: {
    label: 'Confiança em curva',
    low: 'sem confiança',
    high: 'muita confiança',
  },
  descendingConfidence: {
    label: 'Confiança em descida',
    low: 'sem confiança',
    high: 'muita confiança',
  },
  handsHeaviness: {
    label: 'Peso nas mãos',
    low: 'sem pressão',
    high: 'muito peso',
  },
  positionStability: {
    label: 'Estabilidade da posição',
    low: 'em movimento constante',
    high: 'totalmente estável',
  },
  hardestRide: {
    label: 'Volta mais dura do último ano',
    hint: 'Distância, desnível e como correu.',
  },
  cyclingGoals: {
    label: 'Objetivos no ciclismo',
  },
  currentSports: {
    label: 'Desportos atuais',
    hint: 'Escolha tudo o que pratica agora além do ciclismo.',
  },
  otherSport: {
    label: 'Que outro desporto?',
    required: 'Introduza o outro desporto.',
  },
  pastSports: {
    label: 'Desportos anteriores',
    hint: 'Os desportos da infância também contam. Durante quanto tempo treinou e com que intensidade?',
  },
  discomfort: {
    label: 'Desconforto na bicicleta',
    zone: {
      label: 'Zona',
      required: 'Escolha uma zona.',
    },
    severity: {
      label: 'Intensidade',
      hint: 'Nas voltas das últimas duas semanas.',
      low: 'ligeiro',
      high: 'intenso',
      required: 'Escolha a intensidade, de 1 a 7.',
    },
    onsetMinutes: {
      label: 'Começa após',
      short: 'após {{value}}',
      hint: 'Minutos desde o início da volta, ou 0 se existe desde o começo.',
    },
    trigger: {
      label: 'O que o agrava?',
    },
    description: {
      label: 'Descrição',
      hint: 'Onde é exatamente e o que sente.',
    },
  },
  injuries: {
    label: 'Lesões',
    location: {
      label: 'Local',
      hint: 'Por exemplo, joelho, clavícula ou zona lombar.',
      required: 'Indique onde é a lesão.',
    },
    current: {
      label: 'Ainda causa problemas?',
    },
    inTreatment: {
      label: 'Em tratamento?',
    },
    side: {
      label: 'Lado',
    },
    yearOfOnset: {
      label: 'Ano de início',
      hint: 'Quatro algarismos, por exemplo 2019.',
    },
    description: {
      label: 'Descrição breve',
    },
  },
  previousFit: {
    label: 'Já fez algum bike fit?',
  },
  lastFitYear: {
    label: 'Ano do último bike fit',
    hint: 'Quatro algarismos, por exemplo 2019.',
  },
  lastFitNotes: {
    label: 'Notas sobre o último bike fit',
    hint: 'O que mudou e se ajudou.',
  },
  goals: {
    label: 'Objetivos deste bike fit',
    hint: 'Escolha todos os que são importantes para si.',
    required: 'Escolha pelo menos um objetivo para este bike fit.',
  },
  successDefinition: {
    label: 'O que seria um bom resultado para si?',
    hint: 'O que deve ser diferente depois do bike fit?',
  },
  researchConsent: {
    label: 'As minhas respostas anonimizadas podem ser utilizadas para investigação e desenvolvimento de IA.',
    hint: 'É opcional e independente do seu bike fit. Se não assinalar a caixa, nenhum dos seus dados é utilizado para investigação. Pode mudar de ideias em qualquer altura nas Definições, em «Privacidade».',
  },
} satisfies Translation<typeof english>
