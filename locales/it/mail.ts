import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Ricevi questa e-mail perché qualcuno l’ha chiesta su {{address}}.',
      invited: 'Ricevi questa e-mail perché hai un invito di {{fitter}}.',
      fitted: 'Ricevi questa e-mail perché {{fitter}} ha eseguito il tuo fitting.',
      booked: 'Ricevi questa e-mail perché hai un appuntamento con {{fitter}}.',
      changed:
        'Ricevi questa e-mail perché il tuo account su {{address}} è cambiato. Queste e-mail non si possono disattivare.',
      support:
        'Ricevi questa e-mail perché l’assistenza ha aperto tuoi dati su {{address}}. Queste e-mail non si possono disattivare.',
      corrected:
        'Ricevi questa e-mail perché sono cambiati dati di contatto su {{address}}. Queste e-mail non si possono disattivare.',
      right: 'Ricevi questa e-mail per una richiesta su dati personali su {{address}}.',
      contact: 'Ricevi questa e-mail perché qualcuno ha usato il modulo di contatto su {{address}}.',
      plan: 'Ricevi questa e-mail perché il tuo piano su {{address}} termina o è terminato. Queste e-mail non si possono disattivare.',
      calendar:
        'Ricevi questa e-mail perché hai collegato un altro calendario su {{address}}. Non la riceverai più quando lo rimuovi lì.',
      news: 'Ricevi questa e-mail perché su {{address}} sono attive le e-mail sui tuoi ciclisti.',
    },
    ignore: 'Non te l’aspettavi? Puoi ignorare questa e-mail e non succederà niente.',
    from: '{product}, {{address}}',
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
    buttonFails: 'Se il pulsante non funziona, copia questo indirizzo nel tuo browser:',
  },
  invitation: {
    subject: '{{fitter}} ti invita a preparare il tuo bike fitting',
    heading: 'Preparati per il tuo bike fitting',
    who: '{{fitter}} sta preparando il tuo bike fitting e vorrebbe sapere come pedali e come ti senti oggi in bici.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) sta preparando il tuo bike fitting e vorrebbe sapere come pedali e come ti senti oggi in bici.',
    note: 'Una nota di {{fitter}}:',
    howLong:
      'Sono sei brevi passi e servono da {{required}} a {{everything}} minuti. Le risposte vengono salvate man mano, perciò puoi fare una pausa e continuare più tardi sullo stesso dispositivo.',
    button: 'Apri l’invito',
    opening:
      'Niente inizia finché non premi «Inizia». La prima pagina ti dice chi chiede, perché e che cosa succede ai tuoi dati.',
    typed: 'Puoi anche andare a {{address}} e inserire il tuo indirizzo e-mail e questo codice:',
    valid_one: 'Il link e il codice valgono {{count}} giorno.',
    valid_other: 'Il link e il codice valgono {{count}} giorni.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Dove:',
    video: 'Partecipa alla videochiamata',
    see: 'Vedi il tuo appuntamento',
  },
  bookingRequest: {
    subject: 'Conferma il tuo appuntamento con {{fitter}}',
    heading: 'Conferma il tuo appuntamento',
    what: 'Qualcuno ha chiesto un appuntamento con {{fitter}} usando questo indirizzo. Se eri tu, apri la pagina e premi Conferma. Fino ad allora non succede nulla.',
    button: 'Apri l’appuntamento',
    kept: 'Ti riserviamo l’orario fino alle {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Il tuo appuntamento con {{fitter}}',
    heading: 'Il tuo appuntamento è confermato',
    what: '{{service}} con {{fitter}}:',
    intake: 'Prima del fitting {{fitter}} vorrebbe sapere come pedali e come ti senti oggi in bici.',
    openIntake: 'Compila il modulo',
  },
  bookingMoved: {
    subject: 'Il tuo appuntamento con {{fitter}} ha un nuovo orario',
    heading: 'Il tuo appuntamento ha un nuovo orario',
    what: '{{service}} con {{fitter}} ora si svolge:',
    message: 'Una nota di {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Il tuo appuntamento con {{fitter}} è annullato',
    heading: 'Il tuo appuntamento è annullato',
    fitter: '{{fitter}} ha annullato {{service}}, previsto per:',
    rider: 'Hai annullato {{service}} con {{fitter}}, previsto per:',
  },
  bookingReminder: {
    subject: 'Promemoria del tuo appuntamento con {{fitter}}',
    heading: 'Il tuo appuntamento è vicino',
    what: '{{service}} con {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Conferma il tuo posto nella lista d’attesa di {{fitter}}',
    heading: 'Conferma il tuo posto nella lista d’attesa',
    what: 'Qualcuno ha chiesto con questo indirizzo di essere avvisato quando si libera un orario per {{service}} con {{fitter}}. Se eri tu, apri la pagina e premi Conferma. Fino ad allora non succede nulla.',
    button: 'Apri la pagina',
    leave: 'Con lo stesso link puoi lasciare la lista.',
  },
  waitingOffer: {
    subject: 'Si è liberato un orario con {{fitter}}',
    heading: 'Si è liberato un orario',
    what: '{{service}} con {{fitter}}. L’orario è riservato per te:',
    button: 'Vedi e conferma',
    kept: 'Passa alla persona successiva della lista alle {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Il tuo codice per continuare il modulo',
    heading: 'Continua sull’altro dispositivo',
    why: 'Qualcuno ha aperto il tuo invito di {{fitter}} su un altro dispositivo. Se eri tu, inserisci lì questo codice per continuare da dove eri:',
    valid_one: 'Il codice vale una volta e scade tra {{count}} minuto.',
    valid_other: 'Il codice vale una volta e scade tra {{count}} minuti.',
    notYou:
      'Se non eri tu, non fare niente e non condividere il codice. Senza, nessuno può vedere le tue risposte.',
  },
  confirmation: {
    subject: 'Conferma il tuo indirizzo e-mail',
    heading: 'Ti diamo il benvenuto in {product}',
    why: 'Conferma il tuo indirizzo per completare la registrazione. Non succede niente finché non premi il pulsante nella pagina che si apre.',
    asked: 'Qualcuno si è registrato con questo indirizzo il {{at}} con il nome «{{name}}».',
    askedNameless: 'Qualcuno si è registrato con questo indirizzo il {{at}}.',
    notYou: 'Se non eri tu, non fare niente.',
    otherBrowser:
      'Se confermi in un browser diverso da quello della registrazione, ti chiederemo di scegliere una nuova password.',
    button: 'Conferma indirizzo',
    typed: 'Oppure inserisci questo codice dove hai fatto la registrazione:',
    valid: 'Il link vale 1 giorno, il codice 1 ora.',
  },
  magicLink: {
    subject: 'Accedi a {product}',
    heading: 'Accedi a {product}',
    why: 'Qualcuno ha chiesto di accedere con questo indirizzo. Se eri tu, apri il link. Non succede niente finché non premi il pulsante nella pagina che si apre.',
    button: 'Accedi',
    typed: 'Oppure inserisci questo codice dove hai chiesto di accedere:',
    valid:
      'Il link vale 1 giorno e il codice 1 ora, una volta ciascuno. Non condividerli. Chi ne ha uno può accedere al posto tuo.',
  },
  recovery: {
    subject: 'Scegli una nuova password',
    heading: 'Scegli una nuova password',
    why: 'Qualcuno ha chiesto una nuova password di {product} per questo indirizzo. Se eri tu, premi il pulsante e scegline una. Fino ad allora la tua password resta la stessa.',
    button: 'Scegli nuova password',
    typed: 'Oppure inserisci questo codice dove l’hai chiesta:',
    valid:
      'Il link vale 1 giorno e il codice 1 ora, una volta ciascuno. Non condividerli. Chi ne ha uno può accedere al posto tuo.',
  },
  reauthentication: {
    subject: 'Il tuo codice per cambiare la password',
    heading: 'Sei tu?',
    why: 'Qualcuno con accesso al tuo account vuole cambiare la password. Se sei tu, inserisci lì questo codice:',
    valid: 'Il codice vale una volta e scade tra 1 ora.',
    notYou:
      'Se non sei tu, non condividere il codice ed esci da tutti gli altri dispositivi nelle impostazioni. Forse qualcuno usa un dispositivo su cui hai l’accesso aperto.',
  },
  addressChangeCurrent: {
    subject: 'Conferma il cambio del tuo indirizzo e-mail',
    heading: 'Cambiare il tuo indirizzo e-mail?',
    why: 'Qualcuno con accesso al tuo account vuole sostituire questo indirizzo e-mail con un altro. Cambia solo quando entrambi sono confermati. Se eri tu, premi il pulsante.',
    button: 'Conferma il cambio',
    valid: 'Il link vale 1 giorno. Se non eri tu, non confermare e cambia la password.',
  },
  addressChangeNew: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    heading: 'Conferma il tuo nuovo indirizzo e-mail',
    why: 'Qualcuno vuole usare questo indirizzo e-mail per il proprio account {product}. Cambia solo quando il nuovo e il vecchio indirizzo sono confermati. Se eri tu, premi il pulsante.',
    asked: 'Qualcuno l’ha chiesto il {{at}} con il nome «{{name}}».',
    askedNameless: 'Qualcuno l’ha chiesto il {{at}}.',
    notYou: 'Se non eri tu, non fare niente.',
    otherBrowser:
      'Il pulsante funziona nel browser da cui l’hai chiesto. In ogni altro, accedi prima al tuo account.',
    button: 'Conferma il nuovo indirizzo',
    valid: 'Il link vale 1 giorno.',
  },
  change: {
    you: 'Se eri tu, non devi fare niente.',
  },
  factorAdded: {
    subject: 'L’accesso in due passaggi è attivo',
    heading: 'L’accesso in due passaggi è attivo',
    what: 'Un’app di autenticazione è stata aggiunta al tuo account {product} il {{at}}. Da ora serve il suo codice per accedere. Sugli altri dispositivi l’accesso è stato chiuso.',
    notYou:
      'Se non eri tu, qualcun altro può entrare nel tuo account. Scegli subito una nuova password su {{address}}/forgot-password e scrivici. Il nostro indirizzo è in fondo a ogni pagina.',
  },
  factorRemoved: {
    subject: 'L’accesso in due passaggi è disattivato',
    heading: 'L’accesso in due passaggi è disattivato',
    what: 'L’app di autenticazione è stata rimossa dal tuo account {product} il {{at}}.',
    notYou:
      'Se non eri tu, scegli subito una nuova password su {{address}}/forgot-password. Poi vai in Impostazioni, Sicurezza, esci da tutti gli altri dispositivi e riattiva l’accesso in due passaggi.',
  },
  factorRecovered: {
    subject: 'È stato usato un codice di recupero',
    heading: 'È stato usato un codice di recupero',
    what: 'Qualcuno ha usato un codice di recupero invece della tua app di autenticazione il {{at}}. L’app e gli altri codici di recupero non funzionano più, e sugli altri dispositivi l’accesso è stato chiuso.',
    notYou:
      'Se non eri tu, qualcuno ha la tua password e i tuoi codici. Scegli subito una nuova password su {{address}}/forgot-password, poi riattiva l’accesso in due passaggi in Impostazioni, Sicurezza.',
  },
  passwordChanged: {
    subject: 'La tua password è stata cambiata',
    heading: 'La tua password è stata cambiata',
    what: 'La password del tuo account {product} è stata cambiata il {{at}}. Sugli altri dispositivi l’accesso è stato chiuso.',
    notYou:
      'Se non eri tu, scegli subito un’altra password su {{address}}/forgot-password. Così esce chi l’ha cambiata.',
  },
  addressChanged: {
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    heading: 'Il tuo indirizzo e-mail è stato cambiato',
    what: 'L’indirizzo e-mail del tuo account {product} è stato cambiato il {{at}}, dopo la conferma di entrambi gli indirizzi. Con questo non puoi più accedere.',
    notYou:
      'Se non eri tu, qualcuno può leggere la tua posta. Cambia la password della tua casella e scrivici subito. Il nostro indirizzo è in fondo a ogni pagina di {{address}}.',
  },
  sms: {
    booking: 'Il tuo appuntamento con {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} è il tuo codice {product}. Vale una volta, per 1 ora. Tienilo per te.',
  },
  fitReport: {
    subject: 'Il tuo report del fitting di {{fitter}} è pronto',
    heading: 'Il tuo report del fitting è pronto',
    why: '{{fitter}} ha completato il tuo bike fitting e scritto il tuo report.',
    inIt: 'Mostra che cosa è cambiato e perché, che cosa raccomanda il tuo fitter e che cosa aspettarti nelle prime settimane. Puoi leggerlo online, stamparlo o salvarlo come PDF.',
    button: 'Apri il report',
    signIn: 'Accedi per aprirlo. Solo tu e il tuo fitter potete vederlo. Questa e-mail non contiene misure.',
    byLink:
      'Il link apre il report senza account fino al {{day}}. Chi ha questa e-mail può aprirlo, perciò non condividerla. Questa e-mail non contiene misure.',
    keep: 'Per conservare il report, registrati con questo indirizzo nella pagina del report.',
  },
  freshLink: {
    subject: 'Il tuo nuovo link',
    heading: 'Il tuo nuovo link',
    why: {
      invitation:
        'Hai chiesto un nuovo link al modulo che {{fitter}} ti ha inviato prima del tuo bike fitting. Le tue risposte finora sono salvate.',
      follow_up:
        'Hai chiesto un nuovo link per dire a {{fitter}} come va in bici dopo il fitting. Le tue risposte finora sono salvate.',
      report: 'Hai chiesto un nuovo link al report del tuo bike fitting con {{fitter}}.',
    },
    button: 'Apri il link',
    earlier:
      'I link nelle e-mail precedenti non funzionano più, perché il servizio è stato ripristinato da un backup.',
  },
  calendarFeed: {
    blocked: 'Bloccato',
  },
  calendarUnreadable: {
    subject: 'Non riusciamo a leggere uno dei tuoi calendari',
    heading: 'Non riusciamo a leggere uno dei tuoi altri calendari',
    text: 'Da un’ora {product} non riesce a leggere un calendario che hai collegato. Gli ultimi orari noti restano occupati e mancano quelli più recenti: i ciclisti possono prenotare un orario che hai già impegnato altrove.',
    button: 'Vedi i tuoi calendari',
  },
  fitterNews: {
    intake: {
      subject: 'È arrivato un nuovo questionario',
      heading: 'Un nuovo questionario è pronto da leggere',
      text: 'Un ciclista ha inviato il questionario iniziale. Leggilo in {product}. Questa e-mail non contiene risposte.',
      button: 'Leggi il questionario',
    },
    intake_red_flag: {
      subject: 'Un questionario richiede attenzione oggi',
      heading: 'Un questionario richiede attenzione oggi',
      text: 'Un ciclista ha inviato il questionario iniziale. Leggilo prima di cambiare qualsiasi cosa sulla bici. Questa e-mail non contiene risposte.',
      button: 'Leggi il questionario',
    },
    red_flag: {
      subject: 'Una risposta richiede attenzione oggi',
      heading: 'Una risposta richiede attenzione oggi',
      text: 'Un ciclista ha inviato un follow-up. Leggilo prima di cambiare qualsiasi cosa sulla bici.',
      button: 'Leggi la risposta',
    },
    unhappy: {
      subject: 'Una risposta richiede la tua attenzione',
      heading: 'Una risposta richiede la tua attenzione',
      text: 'Un ciclista ha inviato un follow-up. Leggilo e contatta il ciclista.',
      button: 'Leggi la risposta',
    },
    settings: 'Scegli quali e-mail ricevere',
  },
  fitterBooking: {
    made: { subject: 'Hai una nuova prenotazione', text: 'Un ciclista ha prenotato {{service}}:' },
    moved: {
      subject: 'Una prenotazione ha un nuovo orario',
      text: 'Un ciclista ha spostato {{service}}, che ora si svolge:',
    },
    movedFrom: 'Era previsto per:',
    cancelled: {
      subject: 'Una prenotazione è annullata',
      text: 'Un ciclista ha annullato {{service}}, previsto per:',
    },
    button: 'Apri il calendario',
  },
  planNotice: {
    trial_ending: {
      subject: 'La tua prova gratuita termina il {{day}}',
      heading: 'La tua prova gratuita termina presto',
      text: 'La tua prova gratuita di {product} termina il {{day}}. Per continuare a lavorare dopo, scegli un piano.',
    },
    payment_failed: {
      subject: 'Il tuo ultimo pagamento non è riuscito',
      heading: 'Il tuo ultimo pagamento non è riuscito',
      text: 'Non siamo riusciti ad addebitare sulla tua carta il periodo dopo il {{day}}. Controlla i dati di pagamento; il pagamento viene ritentato automaticamente.',
    },
    ended: {
      subject: 'Il tuo piano è terminato',
      heading: 'Il tuo piano è terminato',
      text: 'Il tuo piano è terminato il {{day}}. Per ora funziona ancora tutto. Per continuare a lavorare, scegli un piano.',
    },
    read_only_soon: {
      subject: 'Il tuo studio passa in sola lettura il {{readOnly}}',
      heading: 'Il tuo studio passa presto in sola lettura',
      text: 'Il tuo piano è terminato il {{day}} e da allora non è stato pagato nulla.',
    },
    read_only: {
      subject: 'Il tuo studio ora è in sola lettura',
      heading: 'Il tuo studio ora è in sola lettura',
      text: 'Il tuo piano è terminato il {{day}} e da allora non è stato pagato nulla.',
    },
    thenReadOnly:
      'Dal {{readOnly}} il tuo studio è in sola lettura: puoi leggere, scaricare ed eliminare tutto, ma non invitare ciclisti né modificare fitting. I moduli già aperti dai ciclisti, i promemoria e gli avvisi continuano.',
    nowReadOnly:
      'Puoi leggere, scaricare ed eliminare tutto, ma non invitare ciclisti né modificare fitting. I moduli già aperti dai ciclisti, i promemoria e gli avvisi continuano. Nulla è perso: appena scegli un piano, tutto funziona come prima.',
    button: 'Vedi il tuo piano',
  },
  fitterDigest: {
    subject: 'Che cosa richiede attenzione oggi',
    heading: 'Che cosa richiede attenzione oggi',
    followUps_one: '{{count}} follow-up da gestire.',
    followUps_other: '{{count}} follow-up da gestire.',
    unreadForms_one: '{{count}} modulo da leggere.',
    unreadForms_other: '{{count}} moduli da leggere.',
    button: 'Vedi che cosa richiede attenzione',
  },
  downloadReady: {
    subject: 'La tua copia è pronta',
    heading: 'La copia dei tuoi dati è pronta',
    text: 'Puoi ritirarla per 7 giorni. Per la tua sicurezza devi aver effettuato l’accesso, e da non più di 10 minuti.',
    button: 'Ritira la tua copia',
  },
  followUpReminder: {
    subject: '{{fitter}} vorrebbe sapere come va in bici',
    heading: 'Come va in bici dopo il tuo fitting?',
    why: 'Hai fatto il tuo bike fitting con {{fitter}} il {{day}}. Come ti senti adesso in bici? Le tue risposte mostrano che cosa è cambiato dopo il fitting e che cosa guardare poi.',
    again:
      '{{fitter}} vorrebbe ancora sapere come va in bici dopo il fitting del {{day}}. Anche «Non è cambiato niente» è una risposta utile.',
    howLong_one: 'Serve circa {{count}} minuto. Puoi fermarti in qualsiasi momento e continuare più tardi.',
    howLong_other:
      'Servono circa {{count}} minuti. Puoi fermarti in qualsiasi momento e continuare più tardi.',
    button: 'Inizia il follow-up',
    valid: 'Puoi rispondere fino al {{day}}.',
    stop: 'Niente più promemoria da questo fitter',
  },
  outbox: {
    title: 'Posta in uscita',
    why: 'Non è configurato alcun server di posta (SMTP_URL), perciò {product} conserva qui le e-mail, e anche gli SMS se per essi non è configurato un gateway (SMS_URL). Questa pagina si apre solo su questo computer.',
    empty: 'Ancora nessun messaggio. Ricarica questa pagina dopo un invio.',
    to: 'A',
    sms: 'SMS',
    html: 'Anteprima',
    technical: 'Intestazioni',
    calendar: 'File di calendario',
  },
  supportAccess: {
    subject: 'L’assistenza di {product} ha aperto una tua sessione',
    heading: 'L’assistenza di {product} sta guardando una sessione',
    what: 'Qualcuno dell’assistenza di {product} ha aperto una sessione del tuo bike fitting. Può guardare, ma non cambiare nulla, e non vede il tuo nome né come contattarti.',
    whatFitter:
      'Qualcuno dell’assistenza di {product} ha aperto una sessione di un tuo ciclista. Può guardare, ma non cambiare nulla, e non vede il nome del ciclista né come contattarlo.',
    reason: {
      technical:
        'Il motivo è tecnico: si vedono stati, orari, dimensioni e codici d’errore, e nessuna risposta.',
      quality: 'Il motivo è la qualità: si vedono le risposte e i dati del fitting.',
    },
    until: 'L’accesso termina da solo il {{at}}.',
    end: {
      rider: 'Puoi vedere perché e che cosa viene aperto, e terminare l’accesso in qualsiasi momento:',
      fitter:
        'Nella cronologia della sessione puoi vedere perché e che cosa viene aperto, e terminare l’accesso in qualsiasi momento:',
      guest:
        'Il tuo fitter può vedere che cosa viene aperto e terminare l’accesso in qualsiasi momento. Con un account per questo indirizzo puoi farlo anche tu:',
    },
    button: 'Vedi e termina l’accesso',
    signUp: 'Crea un account',
  },
  rights: {
    subject: 'La tua richiesta sui tuoi dati',
    heading: {
      received: 'Abbiamo ricevuto la tua richiesta',
      extended: 'Ci serve più tempo per la tua richiesta',
      done: 'La tua richiesta è conclusa',
      refused: 'Non possiamo fare ciò che hai chiesto',
    },
    asked: 'La richiesta: {{right}}.',
    right: {
      access: 'vedere quali dati ci sono',
      copy: 'una copia dei dati',
      correction: 'correggere dei dati',
      erasure: 'cancellare i dati',
      restriction: 'limitare l’uso dei dati',
      objection: 'opporsi all’uso dei dati',
    },
    until: {
      received: 'Rispondiamo entro il {{day}}.',
      extended: 'Rispondiamo entro il {{day}}. Il motivo:',
    },
    prove:
      'Perché nessun altro riceva o cancelli i tuoi dati, rispondici con questo codice da questo indirizzo:',
    complain:
      'Puoi proporre reclamo all’autorità per la protezione dei dati del luogo in cui vivi e rivolgerti al giudice.',
  },
  contactMessage: {
    subject: 'Un messaggio dal modulo di contatto',
    heading: 'Un messaggio dal modulo di contatto',
    about: 'Argomento: {{topic}}',
    from: 'Da: {{name}}, {{email}}',
    answer:
      'Rispondi per e-mail all’indirizzo qui sopra. Nessuno ha confermato che il messaggio arrivi da lì.',
    resolve: 'Apri i messaggi',
    topic: {
      question: 'una domanda su {product}',
      demo: 'una demo in videochiamata',
      support: 'aiuto con un account o una pagina',
      privacy: 'dati personali',
      other: 'altro',
    },
  },
  contactConfirmation: {
    subject: 'Abbiamo ricevuto il tuo messaggio',
    heading: 'Abbiamo ricevuto il tuo messaggio',
    text: 'Grazie per averci scritto. Rispondiamo per e-mail.',
    notYou:
      'Se non ci hai scritto tu, qualcuno ha inserito il tuo indirizzo per errore. Non devi fare nulla.',
  },
  rightsAlarm: {
    subject: 'Una richiesta su dati personali scade il {{day}}',
    heading: 'Una richiesta è ancora aperta',
    request: 'Il suo numero è {{id}}. La console la elenca con: npm run rights -- list',
    button: 'Vedi la richiesta',
  },
  consentWithdrawn: {
    subject: 'Un consenso è stato revocato',
    heading: 'Hai revocato il tuo consenso',
    what: 'Qualcuno con un link di una nostra e-mail a te ha revocato il consenso all’uso dei tuoi dati per il tuo bike fitting. Da questo momento non vengono più usati.',
    erased: 'Tutto il contenuto di quel fascicolo viene cancellato il {{day}}.',
    undo: 'Non eri tu, o hai cambiato idea? Crea un account con questo indirizzo prima di quel giorno e dai di nuovo il consenso alla voce Privacy.',
    button: 'Crea un account',
  },
  contactCorrected: {
    subject: 'I tuoi dati di contatto sono stati corretti',
    heading: 'Il tuo fitter ha corretto i tuoi dati di contatto',
    what: {
      name: 'Ha cambiato il nome nel suo fascicolo su di te.',
      email: 'Ha cambiato l’indirizzo a cui arrivano le e-mail sui tuoi fitting.',
      language: 'Ha cambiato la lingua delle e-mail per te.',
    },
    wrong: {
      rider: 'Vedi che cosa è cambiato alla voce Privacy. Se è sbagliato, dillo al tuo fitter.',
      guest:
        'Se è sbagliato, dillo al tuo fitter. Con un account vedi ogni modifica e correggi tu i tuoi dati.',
    },
    button: {
      rider: 'Vedi la modifica',
      guest: 'Crea un account',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Meno di 24 ore per notificare una violazione dei dati',
      overdue: 'Una violazione dei dati andava già notificata',
    },
    heading: {
      warning: 'L’autorità non è stata informata di una violazione',
      overdue: 'Sono passate 72 ore da quando una violazione è diventata nota',
    },
    aware: 'È diventata nota il {{at}}.',
    tell: 'Informa l’autorità per la protezione dei dati, o registra che è stata informata. Se non occorre informarla, chiudi la violazione indicando il motivo.',
    number: 'Il suo numero è {{id}}. La console la elenca con: npm run breach -- list',
    button: 'Vedi la violazione',
  },
} satisfies Translation<typeof english>
