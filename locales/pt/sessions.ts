import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Nova',
    invited: 'Convite enviado',
    intake_started: 'Questionário iniciado',
    expired: 'Convite expirado',
    intake_submitted: 'Questionário recebido',
    fitted: 'Bike fit concluído',
    following_up: 'Em acompanhamento',
    closed: 'Encerrada',
    cancelled: 'Cancelada',
  },
  followUpStatus: {
    scheduled: 'Planeado',
    due: 'A responder',
    overdue: 'Em atraso',
    missed: 'Sem resposta',
    submitted: 'Respondido',
    skipped: 'Ignorado',
  },
  phase: {
    before: 'antes',
    after: 'depois',
  },
  ...riderTexts,
  followUp: {
    answered: 'respondido a {{date}}',
    due: 'previsto para {{date}}',
  },
  head: {
    title: 'Sessão de bike fit',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Bicicleta',
    noBike: 'Nenhuma bicicleta selecionada',
    alike: 'Ciclistas como este',
  },
  tab: {
    label: 'Sessão',
    brief: 'Resumo',
    fit: 'Bike fit',
    report: 'Relatório',
    followUps: 'Acompanhamentos',
    history: 'Historial',
  },
  life: {
    complete: 'Concluir bike fit',
    completed: 'Bike fit concluído.',
    undone: 'Bike fit reaberto. Os acompanhamentos planeados foram cancelados.',
    planned:
      'O bike fit está concluído e o ciclista pode ver o relatório. Acompanhamentos previstos para {{dates}}.',
    nothingPlanned:
      'O bike fit está concluído e o ciclista pode ver o relatório. Não há acompanhamentos previstos.',
    undo: 'Reabrir bike fit',
    close: 'Encerrar sessão',
    closed: 'Esta sessão está encerrada. Não são enviados mais acompanhamentos e nada pode ser alterado.',
    reopen: 'Reabrir sessão',
    cancel: 'Cancelar sessão',
    cancelled: 'Esta sessão está cancelada. Nada pode ser alterado.',
    uncancel: 'Restaurar sessão',
    unsent: 'Algumas alterações ainda não estão guardadas. Tente de novo quando estiverem.',
  },
  shortcut: {
    title: 'Atalhos de teclado',
    next: 'Numa medida: ir para a seguinte na coluna',
    step: 'Numa medida: um passo para cima ou para baixo',
    stride: 'Numa medida: dez passos para cima ou para baixo',
    move: 'Na pega de uma alteração: movê-la para cima ou para baixo',
  },
  ...savingTexts,
  appointments: {
    title: 'Marcação',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Cancelada',
    no_show: 'Não compareceu',
  },
  brief: {
    goals: 'Objetivos',
    age: 'Idade',
    weight: 'Quanto é importante «{{goal}}»',
    weightWords: {
      1: 'Importante',
      2: 'Mais importante',
      3: 'O mais importante',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'O que significaria 0 para «{{goal}}»',
    reached: '0 significa',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Combine com o ciclista o que conta como atingido. No acompanhamento, o ciclista avalia cada objetivo de −2 a +2, e 0 significa exatamente isso.',
    activities: 'O que custa ao ciclista',
    activitiesHint:
      'Até três atividades na bicicleta, nas palavras do ciclista. O ciclista avalia cada uma de 0, impossível, a 10, tão bem como antes do problema.',
    activity: 'Atividade {{number}}',
    activityRated: '{{words}}: {{ability}} de 10',
    ability: '0 a 10',
    injuries: 'Lesões atuais',
    noInjuries: 'Sem lesões atuais.',
    notes: 'As suas notas',
    notesHint: 'Só visíveis para si',
    physician:
      'Sinal de alerta: encaminhe o ciclista para um médico antes de alterar seja o que for na bicicleta. Até lá, não sugerimos alterações para estas zonas.',
    everything: 'Todas as respostas, {{date}}',
    noIntake: 'Sem questionário inicial',
    noIntakeNew:
      'Este bike fit foi iniciado sem questionário inicial. Pergunte ao ciclista o que é importante e escreva-o nas suas notas.',
    noIntakeYet: 'O ciclista ainda não enviou o questionário inicial. Aparece aqui assim que o fizer.',
    unknownForm:
      'Este questionário inicial é mais recente do que a página que tem aberta. Recarregue a página para o ler.',
  },
  predict: {
    title: 'As suas previsões',
    hint: 'Como vai o ciclista pontuar cada zona no acompanhamento após seis semanas? Prever é opcional e a previsão só é visível para si. Melhor significa pelo menos 2 pontos mais baixo, pior pelo menos 2 pontos mais alto.',
    lockHint:
      'Concluir o bike fit bloqueia as suas previsões. A partir de 11 ciclistas, «Resultados» mostra quantas vezes se confirmaram.',
    zone: 'A sua previsão para: {{zone}}',
    before: '{{score}} de 7 antes do bike fit',
    none: 'Sem previsão',
    outcome: {
      better: 'Melhor',
      unchanged: 'Sem mudança',
      worse: 'Pior',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Bloqueadas desde a conclusão do bike fit. Só são visíveis para si.',
  },
  report: {
    title: 'Para o ciclista',
    summary: 'Resumo',
    summaryHint:
      'Em palavras simples: o que encontrou, o que alterou e a que deve o ciclista estar atento. É a primeira coisa que ele lê.',
    photos: 'Fotografias no relatório',
    photosHint: 'Escolha até {{most}}. O relatório não mostra outras.',
    noPhotos: 'Adicione fotografias ao bike fit e pode escolher aqui quais o relatório mostra.',
  },
  secondBaseline: {
    title: 'Segunda pontuação antes do bike fit',
    lead: 'Antes de começar, o ciclista pode pontuar mais uma vez as seis zonas. Demora menos de um minuto.',
    sameDay: 'O questionário inicial é de hoje. Uma segunda pontuação é útil a partir de amanhã.',
    primary:
      'Os resultados são sempre comparados com o questionário inicial. Duas pontuações de antes do bike fit mostram quanto os ciclistas mudam por si.',
    ask: 'Pontuar zonas de novo',
    askAgain: 'Deixar ciclista alterar',
    dialog:
      'O ciclista pontua no telemóvel dele ou neste dispositivo. As pontuações anteriores não são lá mostradas.',
    here: 'Abrir neste dispositivo',
    noDiscomfort: 'Sem desconforto em nenhuma zona.',
    givenAt: 'Pontuado {{when}}',
  },
  since: {
    title: 'Desde a última vez',
    last: '{{form}}, {{date}}',
    nothing: 'Sem desconforto, nem então nem agora.',
  },
  fit: {
    whichBike: 'Para que bicicleta é este bike fit?',
    typesOfIntake:
      'Escolha um tipo do questionário inicial para adicionar a bicicleta. Pode acrescentar detalhes mais tarde.',
    addType: 'Adicionar: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
