import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Inizio',
  print: 'Stampa',
  pdf: {
    a4: 'PDF in formato A4',
    letter: 'PDF in formato Letter',
  },
  documents: {
    label: 'Documenti',
    report: 'Report del fitting',
    shop_card: 'Scheda officina',
  },
  noContact: 'I tuoi contatti non sono ancora su questo report.',
  addContact: 'Aggiungili al tuo profilo',
  preview: 'Anteprima: il ciclista lo riceve quando completi il fitting. Prima non viene inviato nulla.',
  visit: {
    title: 'Il tuo report del fitting è pronto',
    lead: 'Vedi che cosa è stato cambiato sulla tua bici e perché, e che cosa aspettarti nelle prime settimane.',
    shared:
      'Il report resta aperto su questo dispositivo finché il link funziona. Se condividi il dispositivo, chiudi il report quando hai finito.',
    open: 'Apri il report',
    signedIn: 'L’accesso è di {{name}}. Se questo report non è tuo, aprirlo termina l’accesso.',
    logIn: 'Accedi',
    startPage: 'Vai alla pagina iniziale',
    unknown: {
      title: 'Questo link non funziona più',
      text: 'Forse ti abbiamo inviato un link più recente. Se hai un account, tutti i tuoi report sono lì. Altrimenti chiedi al tuo fitter di inviare di nuovo il link.',
    },
    over: {
      title: 'Questo link è scaduto',
      text: 'Se hai un account, il tuo report è lì. Altrimenti chiedi al tuo fitter di inviare di nuovo il link.',
    },
    kept: {
      title: 'Questo report è in un account',
      text: 'Accedi con l’indirizzo e-mail a cui abbiamo inviato il report.',
    },
  },
  keep: {
    title: 'Conserva il tuo report',
    text: 'Il link funziona per un mese. Per conservare il report con le sue foto e vedere che cosa cambia dopo il fitting, registrati con l’indirizzo e-mail a cui lo abbiamo inviato.',
    signUp: 'Registrati',
    logIn: 'Accedi',
    close: 'Chiudi su questo dispositivo',
  },
  mail: {
    again: 'Invia di nuovo il report',
    sent: 'Invio del report in corso. I link nelle e-mail precedenti non funzionano più.',
    state: {
      waiting: 'Invio a {{to}} in corso.',
      later: 'Verrà inviato il {{at}} a {{to}}.',
      retried: 'Il server di posta non ha ancora accettato l’e-mail a {{to}}. Riproveremo il {{at}}.',
      sent: 'Inviato il {{at}} a {{to}}.',
      dropped:
        'Non inviato a {{to}}, perché il fitting o l’indirizzo è cambiato o le e-mail sono tornate indietro.',
    },
    failed: {
      address: 'Non consegnato il {{at}}: l’indirizzo è stato rifiutato ({{to}}).',
      server: 'Non consegnato il {{at}}: il server di posta ha rifiutato l’e-mail a {{to}}.',
    },
    earlierAddress: 'un indirizzo precedente',
    none: 'Il report non è stato inviato per e-mail negli ultimi 30 giorni.',
    unreachable: {
      address_failed:
        'Le e-mail a questo ciclista tornano indietro. Correggi l’indirizzo nella pagina del ciclista o, se è giusto, riprovalo.',
      no_address: 'Questo ciclista non ha un indirizzo e-mail. Stampa il report, o aggiungi un indirizzo.',
    },
  },
  notYet: {
    page: 'Report del fitting',
    title: 'Ancora nessun report',
    rider: 'Il tuo fitter sta ancora lavorando al tuo fitting. Il report appare qui quando è completo.',
    fitter: 'Una sessione annullata non ha report.',
  },
  advice: {
    tick: 'Spunta ciò che hai fatto. Lo vede anche il tuo fitter.',
    saidDone: 'Segnato come fatto.',
    saidOpen: 'Segnato come non fatto.',
  },
} satisfies Translation<typeof english>
