import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'O ciclista',
      title: 'Os seus dados',
      lead: 'Quem é e como podemos entrar em contacto consigo. A altura e o peso ajudam o seu bike fitter a preparar a bicicleta.',
    },
    riding: {
      name: 'Ciclismo',
      title: 'Perfil de ciclista',
      lead: 'Bastam valores aproximados.',
    },
    sports: {
      name: 'Desporto',
      title: 'Historial desportivo',
      lead: 'Os outros desportos que pratica e os que já praticou.',
    },
    discomfort: {
      name: 'Desconforto',
      title: 'Onde sente desconforto ao pedalar?',
      lead: 'Pense nas voltas das últimas duas semanas. Escolha uma zona no desenho ou na lista. Se não lhe dói nada, avance para o passo seguinte.',
    },
    injuries: {
      name: 'Lesões',
      title: 'Historial de lesões',
      lead: 'Antigas ou recentes, do ciclismo ou de outra causa. Se não tem nenhuma, avance para o passo seguinte.',
    },
    fit: {
      name: 'Fit e objetivos',
      title: 'Bike fits anteriores e objetivos',
      lead: 'O que foi feito antes e o que espera deste bike fit.',
    },
  },
  fields: {
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
      label:
        'As minhas respostas anonimizadas podem ser utilizadas para investigação e desenvolvimento de IA.',
      hint: 'É opcional e independente do seu bike fit. Se não assinalar a caixa, nenhum dos seus dados é utilizado para investigação. Pode mudar de ideias em qualquer altura nas Definições, em «Privacidade».',
    },
  },
  options: {
    workEnvironment: {
      office: 'Escritório',
      mixed: 'Misto',
      manual: 'Trabalho físico',
      asymmetric: 'Assimétrico (um lado trabalha mais)',
      driving: 'Ao volante',
      active: 'Em movimento',
    },
    gender: {
      woman: 'Mulher',
      man: 'Homem',
      non_binary: 'Não binário',
      genderfluid: 'Género fluido',
      agender: 'Agénero',
      two_spirit: 'Dois espíritos',
      questioning: 'Em questionamento',
      other: 'Outro',
      prefer_not_to_say: 'Prefiro não dizer',
    },
    bikeTypes: {
      road: 'Estrada',
      gravel: 'Gravel',
      mountain: 'BTT',
      time_trial: 'Contrarrelógio',
      track: 'Pista',
      e_bike: 'Elétrica',
    },
    ridingStyle: {
      recreational_metric: 'Lazer (até cerca de 50 km)',
      recreational_imperial: 'Lazer (menos de 30 milhas)',
      endurance_event: 'Longa distância / granfondo',
      strong_club: 'Bom nível de clube',
      amateur_racer: 'Competição amadora',
      u23_elite_pro: 'Sub-23 / elite / profissional',
    },
    discipline: {
      road_racing: 'Corridas de estrada',
      endurance: 'Longa distância',
      time_trial: 'Contrarrelógio',
      triathlon: 'Triatlo',
      track: 'Pista',
      gravel: 'Gravel',
      mountain_bike: 'BTT',
      bmx: 'BMX',
      commuting: 'Deslocações diárias',
    },
    currentSports: {
      running: 'Corrida',
      swimming: 'Natação',
      football: 'Futebol',
      basketball: 'Basquetebol',
      tennis: 'Ténis',
      golf: 'Golfe',
      yoga: 'Ioga',
      gym: 'Ginásio',
      climbing: 'Escalada',
      martial_arts: 'Artes marciais',
      rowing: 'Remo',
      skiing: 'Esqui',
      other: 'Outro',
    },
    side: {
      left: 'Esquerdo',
      right: 'Direito',
      both: 'Ambos',
    },
    goals: {
      maximize_comfort: 'Maximizar o conforto',
      reduce_discomfort: 'Reduzir o desconforto',
      increase_power: 'Aumentar a potência',
      improve_aerodynamics: 'Melhorar a aerodinâmica',
      injury_prevention: 'Prevenir lesões',
      return_from_injury: 'Voltar após uma lesão',
    },
  },
  marks: {
    severe: 'Desconforto intenso',
    currentInjury: 'Lesão atual',
    inTreatment: 'Em tratamento',
    redFlag: 'Sinal de alerta',
  },
  problems: {
    not_confirmed: 'Assinale esta caixa para continuar.',
    too_small: 'O valor é demasiado baixo. Introduza um valor de {{min}} a {{max}}.',
    too_large: 'O valor é demasiado alto. Introduza um valor de {{min}} a {{max}}.',
    not_whole: 'Introduza um número inteiro de {{min}} a {{max}}.',
    too_precise: 'Introduza um número de {{min}} a {{max}}, com uma casa decimal no máximo.',
    not_on_scale: 'Escolha um número inteiro de {{min}} a {{max}}.',
    too_long_one: 'O texto é demasiado longo. Use no máximo {{count}} carácter.',
    too_long_other: 'O texto é demasiado longo. Use no máximo {{count}} caracteres.',
    bad_characters: 'O texto contém caracteres que não podem ser guardados. Introduza-o novamente.',
    too_many_marks: 'Há demasiados acentos numa letra. Use no máximo 16.',
    bad_email: 'O e-mail não está completo. Use o formato nome@example.com.',
    bad_phone:
      'Introduza {{min}} a {{max}} caracteres. Use algarismos, espaços, parênteses, hífenes ou o sinal mais.',
    not_a_date: 'Esta data não existe. Introduza o dia, o mês e o ano com 4 algarismos.',
    in_future: 'Esta data é futura. Introduza uma data passada.',
    too_young_one: 'O ciclista tem de ter pelo menos {{count}} ano. Verifique a data.',
    too_young_other: 'O ciclista tem de ter pelo menos {{count}} anos. Verifique a data.',
    too_old_one: 'O ciclista pode ter no máximo {{count}} ano. Verifique a data.',
    too_old_other: 'O ciclista pode ter no máximo {{count}} anos. Verifique a data.',
    not_a_year: 'Introduza um ano com 4 algarismos, de {{min}} a {{max}}.',
    before_birth: 'É anterior à data de nascimento. Introduza {{min}} ou um ano posterior.',
    above_age_one: 'É mais do que a idade do ciclista. Introduza no máximo {{count}} ano.',
    above_age_other: 'É mais do que a idade do ciclista. Introduza no máximo {{count}} anos.',
    unknown_option: 'Escolha uma das respostas da lista.',
    exclusive_option: 'Esta resposta não pode ser combinada com outras. Remova-a ou remova as outras.',
    duplicate_item: 'Esta zona já está na sua lista. Adicione cada zona uma só vez.',
    too_many_items_one: 'Pode adicionar no máximo {{count}} entrada.',
    too_many_items_other: 'Pode adicionar no máximo {{count}} entradas.',
    wrong_type: 'Não conseguimos ler esta resposta. Introduza-a novamente.',
    unknown_field: 'Este formulário foi atualizado. Recarregue a página. As suas respostas estão guardadas.',
  },
  wizard: {
    next: 'Seguinte: {{step}}',
    submit: 'Enviar',
    privacy: 'Os seus dados e privacidade',
    units: {
      label: 'Unidades',
      metric: 'Métricas',
      imperial: 'Imperiais',
    },
    research: 'Consentimento para investigação',
    needed: {
      marked: 'Só são necessárias as respostas assinaladas com «obrigatório».',
      nothing: 'Nesta página, tudo é opcional.',
    },
    backToReview: 'Voltar às suas respostas',
    problems_one: 'Verifique {{count}} resposta.',
    problems_other: 'Verifique {{count}} respostas.',
    problemsElsewhere: 'Há respostas a verificar. Está agora em «{{step}}».',
  },
  status: {
    saved: 'Guardado neste dispositivo e online',
    savedShort: 'Guardado',
    savedRemotely: 'Guardado online',
    saving: 'A guardar…',
    kept: 'Guardado neste dispositivo. Guardamos online quando houver ligação.',
    keptShort: 'Neste dispositivo',
    barred: 'Guardado neste dispositivo. Verifique uma resposta para podermos guardar online.',
    barredShort: 'Verifique uma resposta',
    conflict: 'À espera da sua escolha',
  },
  entries: {
    editing: 'a editar',
    adding: 'novo',
    save: 'Guardar alterações',
    addZone: 'Adicionar este desconforto',
    addOther: 'Adicionar esta entrada',
    addAnother: 'Adicionar lesão',
    name: 'Adicionar',
    nameLabel: 'Adicionar desconforto: {{name}}',
    editLabel: 'Editar {{name}}',
    removeLabel: 'Remover {{name}}',
    removed: 'Removido: {{name}}.',
    added: 'Guardado: {{name}}.',
    unnamed: 'Entrada sem nome',
    newEntry: 'Nova entrada',
    finishFirst: 'Conclua ou cancele primeiro a entrada aberta.',
    list: 'Zonas',
    full_one: 'Pode adicionar no máximo {{count}} entrada.',
    full_other: 'Pode adicionar no máximo {{count}} entradas.',
  },
  submit: {
    sending: 'A enviar…',
  },
  open: {
    waitingTitle: 'Já enviou um questionário inicial a {{fitter}}',
    waitingText: 'Será usado no seu próximo bike fit. Pode ler e corrigir as suas respostas.',
    seeWaiting: 'Ver as suas respostas',
    startAnother: 'Preencher outro questionário inicial',
    outdated: 'Este formulário foi atualizado. Recarregue a página. As suas respostas estão guardadas.',
    reload: 'Recarregar página',
    which: 'Que formulário quer preencher?',
    startedOn: 'Iniciado a {{date}}',
    notStarted: 'Ainda não iniciado',
    fill: 'Começar',
    chooseTitle: 'Escolha o seu bike fitter',
    chooseLead:
      'Estes bike fitters aceitam ciclistas sem convite. Só o bike fitter que escolher recebe o seu questionário inicial.',
    search: 'Procurar bike fitters',
    searchHint: 'Pelo nome ou pelo estúdio.',
    noneFound: 'Nenhum bike fitter tem este nome.',
    choose: 'Escolher',
    change: 'Escolher outro bike fitter',
    noneTitle: 'Ainda não há bike fitters na lista',
    noneText:
      'Peça um convite ao seu bike fitter. O link ou o código QR abre o seu questionário inicial. Se tem um código, introduza-o aqui.',
    haveCode: 'Tenho um código',
  },
} satisfies Translation<typeof english>
