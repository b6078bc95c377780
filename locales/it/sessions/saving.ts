import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Ora non riusciamo a raggiungere il server. Questa sessione si apre appena possibile.',
    fromDevice:
      'Vedi questa sessione come l’hai aperta qui l’ultima volta. La ricaricheremo quando sarai di nuovo online.',
    kept_one: '{{count}} modifica è conservata su questo dispositivo e verrà inviata allora.',
    kept_other: '{{count}} modifiche sono conservate su questo dispositivo e verranno inviate allora.',
  },
  save: {
    saving: 'Salvataggio…',
    saved: 'Salvato {{when}}',
    nothing: 'Salvataggio automatico',
    waiting: 'In attesa di connessione. Nulla è perso.',
    allSent: 'Di nuovo online. Tutto è salvato.',
    conflict: 'Manca la tua scelta',
    stopped: 'Non salvato',
    signedOut: 'L’accesso è terminato. Le modifiche non salvate restano su questo dispositivo.',
    logIn: 'Accedi',
    closed_one:
      'Nel frattempo questa sessione è stata chiusa. {{count}} modifica è conservata su questo dispositivo ma non salvata.',
    closed_other:
      'Nel frattempo questa sessione è stata chiusa. {{count}} modifiche sono conservate su questo dispositivo ma non salvate.',
    barred_one: '{{count}} modifica non si è potuta salvare.',
    barred_other: '{{count}} modifiche non si sono potute salvare.',
    refused_one: 'Questa modifica non si è potuta salvare. Tutto il resto è a posto.',
    refused_other: 'Queste {{count}} modifiche non si sono potute salvare. Tutto il resto è a posto.',
    notTaken: 'Non salvato. {{reason}}',
    leaveOut: 'Scarta',
    order: 'Ordine delle modifiche',
    retry: 'Riprova',
    discard: 'Scarta modifiche',
    notKept: 'Questo browser non salva nulla. Tieni aperta questa pagina finché non torni online.',
  },
  conflict: {
    title: 'È stato modificato su due dispositivi. Quale versione vuoi tenere?',
    mine: 'Questo dispositivo: {{value}}',
    theirs: 'Altro dispositivo: {{value}}',
    empty: 'vuoto',
    withdrawn: 'rimosso',
    standing: 'non rimosso',
    of: {
      session: 'Sessione',
      intervention: 'Modifica',
      recommendation: 'Raccomandazione',
    },
  },
} satisfies Translation<typeof english>
