import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Como está agora',
      title: 'Como têm corrido as voltas?',
      lead: 'Pense nas voltas das últimas duas semanas.',
    },
    since: {
      name: 'Desde o fit',
      title: 'Desde o seu bike fit',
      lead: 'Quanto pedalou e se a sua posição mudou.',
    },
    discomfort: {
      name: 'Desconforto',
      title: 'Como está agora?',
      lead: 'Perguntamos pelas mesmas zonas que antes do bike fit. Pense nas voltas das últimas duas semanas.',
    },
    feel: {
      name: 'Ciclismo',
      title: 'Como se sente a pedalar?',
      lead: 'Pense nas voltas das últimas duas semanas.',
    },
    fit: {
      name: 'O bike fit',
      title: 'Os seus objetivos e o bike fit',
      lead: 'O que procurava e o que ainda falta.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Voltas na nova posição',
      hint: 'Basta um número aproximado. Introduza 0 se ainda não pedalou.',
      required: 'Introduza o número de voltas, ou 0 se não houve nenhuma.',
    },
    whyNotRidden: {
      label: 'Porque não andou de bicicleta?',
      required: 'Escolha porque não andou de bicicleta.',
    },
    hoursSince: {
      label: 'Horas a pedalar na nova posição',
    },
    weeklyHours: {
      label: 'Horas por semana agora',
      required: 'Introduza as horas por semana. Basta um número aproximado.',
    },
    loadChange: {
      label: 'Treino em comparação com antes do bike fit',
      hint: 'Considere em conjunto a distância, as horas e a intensidade.',
      required: 'Escolha como está o treino em comparação com antes do bike fit.',
    },
    positionKept: {
      label: 'A posição ainda está como o bike fitter a deixou?',
      required: 'Escolha se a sua posição mudou.',
    },
    changesMade: {
      label: 'Alterações desde o bike fit',
      what: {
        label: 'O quê',
        required: 'Escolha o que mudou.',
      },
      byMm: {
        label: 'Quanto',
        short: 'em {{value}}',
        hint: 'Use o sinal mais para aumentos e o sinal menos para reduções.',
      },
      byDegrees: {
        label: 'Quanto',
        short: 'em {{value}}',
        hint: 'Use o sinal mais para aumentos e o sinal menos para reduções.',
      },
      changedOn: {
        label: 'Quando',
      },
      reason: {
        label: 'Porquê',
      },
    },
    discomfort: {
      label: 'Desconforto agora',
      required: 'Adicione a outra zona ou responda «não».',
      numb: {
        label: 'Está dormente?',
      },
    },
    otherZone: {
      label: 'Sente desconforto noutra zona?',
      required: 'Escolha se sente desconforto noutra zona.',
    },
    overallChange: {
      label: 'No geral, em comparação com antes do bike fit',
      low: 'muitíssimo pior',
      middle: 'sem mudança',
      high: 'muitíssimo melhor',
      required: 'Escolha um número de 1 a 7.',
    },
    comfort: {
      label: 'Conforto na sua volta habitual',
      low: 'muito desconfortável',
      middle: 'nem uma coisa nem outra',
      high: 'muito confortável',
      required: 'Escolha o seu nível de conforto, de 1 a 7.',
    },
    power: {
      label: 'Capacidade de produzir potência',
      low: 'muito má',
      middle: 'razoável',
      high: 'muito boa',
      required: 'Escolha até que ponto consegue produzir potência, de 1 a 7.',
    },
    confidence: {
      label: 'Controlo e confiança',
      low: 'muita insegurança',
      middle: 'razoável',
      high: 'muita segurança',
      required: 'Escolha o seu nível de confiança, de 1 a 7.',
    },
    enduranceMinutes: {
      label: 'Minutos até começar o desconforto',
      hint: 'Deixe vazio se não tem desconforto.',
    },
    adaptationDays: {
      label: 'Dias até a posição parecer normal',
      required: 'Introduza o número de dias ou escolha «Ainda não».',
    },
    activities: {
      label: 'O que lhe custava antes do bike fit',
      activity: {
        label: 'Atividade',
        required: 'Introduza uma atividade.',
      },
      ability: {
        label: 'Como a consegue fazer agora?',
        low: 'não consigo',
        high: 'tão bem como antes do problema',
      },
    },
    goals: {
      label: 'Os seus objetivos para este bike fit',
      goal: {
        label: 'Objetivo',
        required: 'Escolha um objetivo.',
      },
      attainment: {
        label: 'Até que ponto o atingiu?',
        low: 'muito menos do que esperava',
        middle: 'como esperava',
        high: 'muito melhor do que esperava',
        required: 'Escolha até que ponto atingiu este objetivo.',
      },
    },
    goalAlignment: {
      label: 'O bike fit respondeu ao que eu procurava',
      low: 'nada',
      middle: 'em parte',
      high: 'completamente',
      required: 'Escolha até que ponto o bike fit respondeu ao que procurava, de 1 a 7.',
    },
    listened: {
      label: 'O meu bike fitter ouviu-me',
      low: 'nada',
      middle: 'em parte',
      high: 'completamente',
    },
    explained: {
      label: 'O meu bike fitter explicou as alterações',
      low: 'nada',
      middle: 'em parte',
      high: 'completamente',
    },
    satisfaction: {
      label: 'Satisfação geral',
      low: 'muita insatisfação',
      middle: 'nem uma coisa nem outra',
      high: 'muita satisfação',
      required: 'Escolha o seu nível de satisfação, de 1 a 7.',
    },
    recommend: {
      label: 'Qual é a probabilidade de recomendar este bike fit?',
      low: 'nada provável',
      high: 'extremamente provável',
      required: 'Escolha a probabilidade de o recomendar, de 0 a 10.',
    },
    otherTreatment: {
      label: 'Houve mais alguma coisa que ajudasse desde o bike fit?',
      hint: 'Permite-nos distinguir o que se deve ao bike fit do que se deve a outra coisa.',
      required: 'Escolha o que se aplica ou «Nenhuma destas».',
    },
    usedSince: {
      label: 'O que usou desde o bike fit?',
      hint: 'Tudo o que possa ter mudado a forma como se sente, além do bike fit.',
      required: 'Escolha o que se aplica ou «Nenhuma destas».',
    },
    anotherAppointment: {
      label: 'Gostaria de fazer outra marcação?',
      required: 'Escolha se gostaria de fazer outra marcação.',
    },
    comment: {
      label: 'Mais alguma coisa?',
      hint: 'Tudo o que o seu bike fitter deva saber.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Lesão ou doença',
      position_hurts: 'A nova posição causa dor',
      bike_not_ready: 'A bicicleta não estava pronta',
      weather: 'Tempo (meteorologia)',
      no_time: 'Falta de tempo',
      other: 'Outra coisa',
    },
    loadChange: {
      much_less: 'Muito menos',
      less: 'Menos',
      same: 'Mais ou menos igual',
      more: 'Mais',
      much_more: 'Muito mais',
    },
    positionKept: {
      kept: 'Sim, não mudou',
      changed_by_me: 'Não, alterei-a eu',
      changed_by_other_fitter: 'Não, outro bike fitter alterou-a',
      reverted: 'Não, voltei à posição antiga',
      new_bike_or_parts: 'Não, tenho outra bicicleta ou peças novas',
    },
    otherTreatment: {
      physiotherapy: 'Fisioterapia',
      rest: 'Descanso',
      new_saddle: 'Um selim novo',
      medication: 'Medicação',
      other: 'Outra coisa',
      none: 'Nenhuma destas',
    },
    usedSince: {
      physiotherapy: 'Fisioterapia',
      rest: 'Descanso',
      new_saddle: 'Um selim novo',
      medication: 'Medicação',
      other: 'Outra coisa',
      none: 'Nenhuma destas',
    },
  },
  values: {
    minus2: 'muito menos do que esperava',
    minus1: 'menos do que esperava',
    zero: 'como esperava',
    plus1: 'melhor do que esperava',
    plus2: 'muito melhor do que esperava',
  },
  instead: {
    gone: 'Passou, sem desconforto',
    not_applicable: 'Não se aplica',
    not_yet: 'Ainda não',
  },
  marks: {
    severe: 'Desconforto intenso',
    redFlag: 'Sinal de alerta',
    unhappy: 'Bike fit insatisfatório',
    wantsAppointment: 'Gostaria de outra marcação',
  },
} satisfies Translation<typeof english>
