import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'O que paga pela {product} e até quando.',
  trial: {
    title: 'Período experimental',
    left_one: 'Resta {{count}} dia',
    left_other: 'Restam {{count}} dias',
    until: 'Tudo é gratuito até {{date}}. Não pedimos cartão antes de escolher um plano.',
  },
  active: {
    monthly: 'Plano mensal',
    annual: 'Plano anual',
    renews: 'O seu plano renova-se automaticamente. O próximo pagamento é a {{date}}.',
  },
  ending: {
    title: 'O seu plano foi cancelado',
    until:
      'Está pago até {{date}}. Tudo funciona até {{readOnly}}; depois, o seu estúdio fica só em leitura.',
  },
  grace: {
    title: 'O seu plano terminou',
    failed: 'O seu último pagamento não foi concluído',
    until: 'Tudo continua a funcionar até {{date}}. A partir daí, o seu estúdio fica só em leitura.',
    failedHow: 'Verifique os dados de pagamento. A cobrança é repetida automaticamente.',
  },
  readOnly: {
    title: 'O seu estúdio está só em leitura',
    since:
      'O seu plano terminou a {{date}}. Não pode convidar ciclistas, iniciar sessões nem alterar bike fits.',
    goesOn:
      'Continua a poder ler, transferir e eliminar tudo. Os formulários que os ciclistas têm abertos, os lembretes e os alertas continuam, e pode tratar os alertas. Nada se perde: assim que escolher um plano, tudo funciona como antes.',
  },
  choose: {
    title: 'Escolha um plano',
    billing: 'Com que frequência quer pagar?',
    monthly: 'Mensalmente',
    monthlyPrice: '{{price}} por mês',
    annual: 'Anualmente',
    annualPrice: '{{price}} por ano: {{perMonth}} por mês, menos {{percent}}',
    code: 'Código promocional',
    submit: 'Continuar para o pagamento',
    hosted:
      'Paga numa página da Stripe. Nunca vemos o seu cartão. Os impostos estão incluídos. Pode cancelar em qualquer altura; o plano vigora então até ao fim do que pagou.',
    trialKept: 'O que resta do seu período experimental mantém-se: o primeiro pagamento é a {{date}}.',
    trialNotKept: 'O seu período experimental termina em breve, por isso o primeiro pagamento é imediato.',
  },
  change: {
    title: 'Alterar o seu plano',
    toAnnual: 'Mudar para anual',
    toMonthly: 'Mudar para mensal',
    cancel: 'Cancelar plano',
    resume: 'Retomar plano',
    card: 'Cartão e dados de faturação',
    pay: 'Verificar dados de pagamento',
    hosted: 'Abrem numa página da Stripe, de onde volta aqui.',
  },
  waiting: {
    title: 'À espera do pagamento',
    text: 'A Stripe confirma-nos o seu pagamento, normalmente dentro de um minuto. Pode sair desta página.',
    ask: 'Verificar de novo',
    asked: 'Verificado. Ainda não há pagamento.',
  },
  invoices: {
    title: 'Faturas',
    none: 'Ainda não há faturas.',
    caption: 'As suas faturas',
    number: 'Fatura',
    date: 'Data',
    total: 'Montante',
    state: 'Estado',
    paid: 'Paga',
    open: 'Em aberto',
    void: 'Anulada',
    noNumber: 'Sem número',
    opens: 'abre na Stripe',
  },
  banner: {
    label: 'O seu plano',
    trial_ending: 'O seu período experimental gratuito termina a {{covered}}.',
    payment_failed:
      'O seu último pagamento não foi concluído. O seu estúdio fica só em leitura a {{readOnly}}.',
    ended: 'O seu plano terminou a {{covered}}. O seu estúdio fica só em leitura a {{readOnly}}.',
    read_only_soon: 'O seu plano terminou. O seu estúdio fica só em leitura a {{readOnly}}.',
    read_only: 'O seu plano terminou, por isso o seu estúdio está só em leitura.',
    open: 'Ver o seu plano',
  },
} satisfies Translation<typeof english>
