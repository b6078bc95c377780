import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Che cosa paghi per {product}, e fino a quando.',
  trial: {
    title: 'Prova gratuita',
    left_one: 'Ancora {{count}} giorno',
    left_other: 'Ancora {{count}} giorni',
    until: 'È tutto gratuito fino al {{date}}. Non chiediamo una carta prima che tu scelga un piano.',
  },
  active: {
    monthly: 'Piano mensile',
    annual: 'Piano annuale',
    renews: 'Il piano si rinnova da solo. Il prossimo pagamento è previsto il {{date}}.',
  },
  ending: {
    title: 'Il tuo piano è disdetto',
    until:
      'È pagato fino al {{date}}. Tutto funziona fino al {{readOnly}}, poi il tuo studio è in sola lettura.',
  },
  grace: {
    title: 'Il tuo piano è terminato',
    failed: 'Il tuo ultimo pagamento non è riuscito',
    until: 'Tutto funziona ancora fino al {{date}}. Da allora il tuo studio è in sola lettura.',
    failedHow: 'Controlla i dati di pagamento. Il pagamento viene ritentato automaticamente.',
  },
  readOnly: {
    title: 'Il tuo studio è in sola lettura',
    since:
      'Il tuo piano è terminato il {{date}}. Non puoi invitare ciclisti, iniziare sessioni o modificare fitting.',
    goesOn:
      'Puoi sempre leggere, scaricare ed eliminare tutto. I moduli già aperti dai ciclisti, i promemoria e gli avvisi continuano, e puoi gestire gli avvisi. Nulla è perso: appena scegli un piano, tutto funziona come prima.',
  },
  choose: {
    title: 'Scegli un piano',
    billing: 'Ogni quanto vuoi pagare?',
    monthly: 'Ogni mese',
    monthlyPrice: '{{price}} al mese',
    annual: 'Ogni anno',
    annualPrice: '{{price}} all’anno: {{perMonth}} al mese, {{percent}} in meno',
    code: 'Codice promozionale',
    submit: 'Continua al pagamento',
    hosted:
      'Paghi su una pagina di Stripe. Noi non vediamo mai la tua carta. Le imposte sono incluse. Puoi disdire in qualsiasi momento; il piano dura allora fino alla fine di ciò che hai pagato.',
    trialKept: 'Il resto della prova gratuita non si perde: il primo pagamento è previsto il {{date}}.',
    trialNotKept: 'La tua prova gratuita termina presto, quindi il primo pagamento è subito dovuto.',
  },
  change: {
    title: 'Cambia il tuo piano',
    toAnnual: 'Passa all’annuale',
    toMonthly: 'Passa al mensile',
    cancel: 'Disdici il piano',
    resume: 'Riprendi il piano',
    card: 'Carta e fatturazione',
    pay: 'Controlla il pagamento',
    hosted: 'Si aprono su una pagina di Stripe e ti riportano qui.',
  },
  waiting: {
    title: 'In attesa del pagamento',
    text: 'Stripe ci conferma il tuo pagamento, di solito entro un minuto. Puoi lasciare questa pagina.',
    ask: 'Controlla di nuovo',
    asked: 'Controllato. Non c’è ancora nessun pagamento.',
  },
  invoices: {
    title: 'Fatture',
    none: 'Non ci sono ancora fatture.',
    caption: 'Le tue fatture',
    number: 'Fattura',
    date: 'Data',
    total: 'Importo',
    state: 'Stato',
    paid: 'Pagata',
    open: 'Da pagare',
    void: 'Annullata',
    noNumber: 'Senza numero',
    opens: 'si apre su Stripe',
  },
  banner: {
    label: 'Il tuo piano',
    trial_ending: 'La tua prova gratuita termina il {{covered}}.',
    payment_failed:
      'Il tuo ultimo pagamento non è riuscito. Il tuo studio passa in sola lettura il {{readOnly}}.',
    ended: 'Il tuo piano è terminato il {{covered}}. Il tuo studio passa in sola lettura il {{readOnly}}.',
    read_only_soon: 'Il tuo piano è terminato. Il tuo studio passa in sola lettura il {{readOnly}}.',
    read_only: 'Il tuo piano è terminato, quindi il tuo studio è in sola lettura.',
    open: 'Vedi il tuo piano',
  },
} satisfies Translation<typeof english>
