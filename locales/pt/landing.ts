import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    'A {product} faz aos ciclistas as mesmas perguntas antes e depois de um bike fit e mostra ao bike fitter o que mudou, zona a zona.',
  pictureAlt:
    'Um ciclista na bicicleta, com o desconforto antes e depois de um bike fit assinalado nas mãos, na zona lombar e nos joelhos.',
  nav: {
    label: 'Nesta página',
    what: 'Como funciona',
    fitters: 'Para bike fitters',
    riders: 'Para ciclistas',
    pricing: 'Preços',
  },
  ownPages: 'Ir para o seu painel',
  ownSupportPages: 'Ir para as suas páginas',
  languages: 'Idiomas',
  sample: 'Exemplo',
  hero: {
    eyebrow: 'Para bike fitters e os seus ciclistas',
    title: 'Veja o que mudou depois do bike fit.',
    text: 'Os ciclistas contam-lhe como se sentem a pedalar antes do bike fit e de novo semanas depois. Vê, zona a zona, o que mudou.',
    start: 'Criar conta',
    demo: 'Marcar demonstração',
    facts: {
      riders: 'Os ciclistas nunca pagam',
      contracts: 'Sem fidelização',
      noApp: 'Nada para instalar',
    },
    sampleText: 'Números inventados: o desconforto de um ciclista antes do bike fit e seis semanas depois.',
    drawing: 'Desenho de exemplo: desconforto antes de um bike fit e seis semanas depois',
  },
  what: {
    title: 'O que é a {product}',
    text: 'Só semanas depois, na estrada, se vê como correu um bike fit. A {product} faz aos seus ciclistas as mesmas perguntas antes e depois do bike fit e põe as respostas lado a lado.',
    steps: {
      invite: {
        title: 'O bike fitter convida',
        text: 'Por e-mail, com um link ou com um código QR no seu estúdio.',
        ways: {
          email: 'E-mail',
          link: 'Link',
          code: 'Código QR',
        },
      },
      intake: {
        title: 'O ciclista responde',
        text: 'Um questionário inicial confidencial em seis passos, em qualquer telemóvel, em {{required}} a {{everything}} minutos. Nada do que se escreve se perde.',
      },
      fit: {
        title: 'O bike fitter ajusta',
        text: 'Com tudo num só ecrã: onde dói, quanto, desde quando e o que o ciclista quer.',
      },
      follow: {
        title: 'Ambos veem',
        text: 'Semanas depois, de novo as mesmas perguntas: o que melhorou, o que não, e o que fazer a seguir.',
      },
    },
  },
  fitters: {
    title: 'Porque os bike fitters gostam',
    lead: 'O trabalho de um bike fit, antes e depois do estúdio, num só lugar.',
    points: {
      prepared: {
        title: 'Tudo preparado antes de o ciclista chegar',
        text: 'Desconforto, lesões, historial e objetivos num só ecrã, com o mais importante em cima.',
      },
      outcome: {
        title: 'Análise de resultados com comparação antes/depois',
        text: 'Cada zona antes e depois do bike fit, com o número de ciclistas por trás de cada valor.',
      },
      benchmark: {
        title: 'Comparação com os padrões do setor',
        text: 'Os seus resultados ao lado de valores de referência publicados, cada um com a sua fonte.',
      },
      cases: {
        title: 'Casos anteriores pesquisáveis',
        text: 'Encontre o que fez por um ciclista semelhante e como correu.',
      },
      booking: {
        title: 'Um sistema de marcações integrado',
        text: 'Marcações, lembretes e o seu calendário, no mesmo lugar que o bike fit.',
      },
      audit: {
        title: 'Um registo completo de alterações e recomendações',
        text: 'Quem alterou o quê, quando, e como era antes.',
      },
    },
  },
  riders: {
    title: 'Porque os ciclistas confiam',
    lead: 'O que conta ao seu bike fitter é para o seu bike fit. Tudo o resto é decisão sua.',
    points: {
      own: {
        title: 'Os dados são seus',
        text: 'Leia-os, corrija-os, peça uma cópia, elimine-os. Nunca são vendidos nem usados para publicidade.',
      },
      confidential: {
        title: 'Confidencial',
        text: 'Só o bike fitter que escolheu lê as suas respostas, e o apoio da {product} para fins técnicos ou de qualidade. Cifradas durante a transmissão e no armazenamento.',
      },
      progress: {
        title: 'Acompanhe a evolução ao longo do tempo',
        text: 'Veja como se sente a pedalar, bike fit após bike fit.',
      },
      switch: {
        title: 'Mude de bike fitter sem perder o historial',
        text: 'O seu novo bike fitter vê dos seus bike fits anteriores só o que permitir.',
      },
      research: {
        title: 'Investigação só com o seu consentimento',
        text: 'Desativada se não a ativar, anonimizada, e pode retirar o consentimento em qualquer altura.',
      },
    },
  },
  dashboard: {
    title: 'Funcionalidades do painel',
    lead: 'O que quer saber de manhã, numa só página. Estes são os widgets do próprio produto, com ciclistas e números inventados.',
    features: {
      submissions: {
        title: 'Formulários recentes',
        text: 'Os novos formulários aparecem enquanto trabalha, sem recarregar.',
      },
      rating: {
        title: 'Avaliação do bike fitter pela satisfação dos ciclistas',
        text: 'Com o número de ciclistas que responderam.',
      },
      goals: {
        title: 'Alinhamento com os objetivos',
        text: 'Até que ponto cada ciclista atingiu os seus próprios objetivos.',
      },
      radar: {
        title: 'Gráfico de radar do desconforto (antes e depois de um bike fit)',
        text: 'As seis zonas de relance.',
      },
      improvement: {
        title: 'Melhoria por sessão',
        text: 'Quanto mudou, bike fit a bike fit.',
      },
      alerts: {
        title: 'Alertas de acompanhamento com lembretes e calendário automáticos',
        text: 'Perguntamos aos ciclistas na altura certa e avisamos quando um ciclista precisa de si.',
      },
      log: {
        title: 'Um registo de ajustes',
        text: 'O que alterou em cada bike fit, de quê para quê, e porquê.',
      },
    },
  },
  pricing: {
    title: 'Preços',
    billing: 'Faturação',
    monthly: 'Mensal',
    annual: 'Anual',
    saving: 'Poupe {{percent}}',
    tier1: {
      name: 'Nível 1',
      lead: 'Tudo para convites, questionários iniciais, bike fits e acompanhamentos.',
      perMonth: 'por mês',
      monthlyNote: 'Faturado mensalmente. Poupe {{percent}} com a faturação anual.',
      annualNote: '{{total}} faturados anualmente: uma poupança de {{percent}}.',
      points: {
        riders: 'Os ciclistas nunca pagam',
        contracts: 'Sem fidelização',
        cancel: 'Cancele quando quiser',
        gdpr: 'Em conformidade com o RGPD',
      },
      start: 'Criar conta',
    },
    tier2: {
      name: 'Nível 2',
      price: 'Preço por confirmar',
      lead: 'Inclui o nível 1 e uma ferramenta de apoio à decisão.',
      planned: 'Previsto para mais tarde em 2025',
      present: 'Ainda não disponível',
      points: {
        tier1: 'Inclui o nível 1',
        coPilot: 'Co-Pilot, um assistente de IA de apoio à decisão',
        consent: 'Treinado só com dados anonimizados e com consentimento',
      },
    },
  },
  soon: {
    title: 'Em breve: Co-Pilot',
    text: 'Um assistente de IA de apoio à decisão durante um bike fit. Mostrará o que outros bike fitters experimentaram com ciclistas como os seus, como esses ciclistas se sentiram depois e as fontes. A decisão é sua.',
    data: 'Treinado só com dados anonimizados e com consentimento.',
  },
  questions: {
    title: 'Perguntas',
    items: {
      pay: {
        question: 'Os ciclistas pagam ou precisam de conta?',
        answer:
          'Não. Os ciclistas nunca pagam. Abrem o seu convite e respondem sem conta, e podem criar uma mais tarde para ver os bike fits e gerir os seus dados.',
      },
      proof: {
        question: 'A {product} mostra que um bike fit funcionou?',
        answer:
          'Mostra o que mudou, para quantos ciclistas, e quem não respondeu. Alguns ciclistas sentir-se-iam melhor sem bike fit, por isso uma pontuação melhor não mostra que o bike fit foi a causa. O produto di-lo sempre que mostra pontuações.',
      },
      reads: {
        question: 'Quem lê o que um ciclista responde?',
        answer:
          'O bike fitter que o ciclista escolheu, e o apoio da {product} para fins técnicos ou de qualidade, com um motivo que o ciclista pode ler. Os ciclistas veem quem abriu os seus dados, e quando.',
      },
      studio: {
        question: 'Funciona no estúdio, num tablet?',
        answer:
          'Sim. A página de um bike fit é feita para tablet. Guarda à medida que trabalha e conserva as alterações no dispositivo enquanto não há ligação.',
      },
      leave: {
        question: 'Posso levar os meus dados comigo?',
        answer:
          'Sim. Bike fitters e ciclistas podem transferir uma cópia dos seus dados em qualquer altura, em formatos que um computador consegue ler.',
      },
    },
  },
  final: {
    title: 'Veja o que muda depois dos seus bike fits.',
    text: 'Convide hoje o seu primeiro ciclista. Demora um minuto e o ciclista não precisa de conta.',
    contact: 'Ou escreva-nos:',
  },
} satisfies Translation<typeof english>
