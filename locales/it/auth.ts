import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'Le stesse domande prima del fitting e settimane dopo, così vedete entrambi che cosa cambia.',
  login: {
    title: 'Accedi',
    submit: 'Accedi',
    toSignUp: 'Non hai un account?',
    toSignUpLink: 'Registrati',
    forgotten: 'Password dimenticata?',
    or: 'oppure',
    with: {
      code: 'Inviami invece un codice',
      password: 'Usa la mia password',
    },
    sendCode: 'Invia codice',
  },
  signUp: {
    title: 'Registrati',
    submit: 'Registrati',
    toLogin: 'Hai già un account?',
    toLoginLink: 'Accedi',
    agreement:
      'Registrandoti accetti le condizioni d’uso. L’informativa sulla privacy spiega che cosa succede ai tuoi dati.',
    terms: 'Condizioni d’uso',
    privacy: 'Informativa sulla privacy',
  },
  keeps: {
    intake: {
      signUpTitle: 'Conserva il questionario iniziale',
      signUpText:
        'Con un account puoi leggere e correggere il tuo questionario iniziale e vedere che cosa cambia dopo il fitting. Ti serve solo una password.',
      loginTitle: 'Accedi per conservare il questionario',
      loginText: 'Aggiungeremo il questionario iniziale all’account con cui accedi.',
      fitterText:
        'Hai effettuato l’accesso con un account da fitter. Un questionario iniziale si può conservare solo in un account da ciclista, che richiede un altro indirizzo e-mail.',
    },
    report: {
      signUpTitle: 'Conserva il tuo report',
      signUpText:
        'Con un account puoi conservare il report con le sue foto e vedere che cosa cambia dopo il fitting. Usa l’indirizzo e-mail a cui abbiamo inviato il report.',
      loginTitle: 'Accedi per conservare il report',
      loginText:
        'Aggiungeremo il report al tuo account. Usa l’account con l’indirizzo e-mail a cui lo abbiamo inviato.',
      fitterText:
        'Hai effettuato l’accesso con un account da fitter. Un report si può conservare solo in un account da ciclista, con l’indirizzo e-mail a cui lo abbiamo inviato.',
    },
    followUp: {
      signUpTitle: 'Conserva le tue risposte',
      signUpText:
        'Con un account puoi vedere il prima e il dopo fianco a fianco e correggere le tue risposte. Usa l’indirizzo e-mail a cui abbiamo inviato il promemoria.',
      loginTitle: 'Accedi per conservare le risposte',
      loginText:
        'Aggiungeremo le risposte al tuo account. Usa l’account con l’indirizzo e-mail a cui abbiamo inviato il promemoria.',
      fitterText:
        'Hai effettuato l’accesso con un account da fitter. Le risposte di un ciclista si possono conservare solo in un account da ciclista, con l’indirizzo e-mail a cui abbiamo inviato il promemoria.',
    },
    fitterTitle: 'Hai effettuato l’accesso come fitter',
    anotherAddress: 'Usa un altro indirizzo',
    toDashboard: 'Vai al tuo pannello',
  },
  field: {
    name: 'Nome',
    nameHint: 'Il nome che vedono ciclisti e fitter.',
    role: 'Chi sei',
    rider: 'Ciclista',
    riderHint: 'Mi faccio fare un bike fitting.',
    fitter: 'Bike fitter',
    fitterHint: 'Faccio bike fitting per ciclisti.',
    email: 'E-mail',
    password: 'Password',
    identifier: 'E-mail o numero di telefono',
    newPassword: 'Nuova password',
    passwordHint: 'Usa almeno {{count}} caratteri. Alcune parole senza legame vanno bene.',
    codeHint: 'Inserisci le cifre del messaggio.',
  },
  missing: {
    name: 'Inserisci il tuo nome.',
    role: 'Scegli: ciclista o fitter.',
    password: 'Inserisci una password.',
    code: 'Inserisci tutte le cifre del codice.',
  },
  problem: {
    invalid_credentials: 'L’e-mail o la password è errata.',
    email_not_confirmed:
      'Il tuo indirizzo non è ancora confermato. Usa il link o il codice dell’e-mail che ti abbiamo inviato.',
    user_already_exists: 'Esiste già un account con questo indirizzo.',
    address_belongs_to_fitter:
      'Questo indirizzo è di un account da fitter e non si può usare per un account da ciclista. Usa un altro indirizzo.',
    email_address_invalid: 'Questo indirizzo e-mail non è completo. Usa la forma nome@example.com.',
    weak_password: 'Scegli un’altra password.',
    password_too_long: 'Usa al massimo {{count}} caratteri.',
    refused_input: 'Un dato inserito non è stato accettato. Controlla ogni campo.',
    user_banned: 'Questo account è stato chiuso. Se pensi che sia un errore, scrivici.',
    signup_disabled: 'Al momento qui non si possono creare nuovi account.',
    otp_expired: 'Questo codice è errato, scaduto o già usato. Richiedine uno nuovo.',
    phone_not_confirmed:
      'Il tuo numero non è ancora confermato. Per confermarlo, accedi con un codice che ti inviamo lì.',
    phone_exists: 'Esiste già un account con questo numero.',
    phone_invalid:
      'Questo numero di telefono non è completo. Inizia con il prefisso internazionale, per esempio +44 20 7946 0018.',
    phone_disabled: 'Qui non puoi usare un numero di telefono. Usa il tuo indirizzo e-mail.',
    sms_failed: 'Non siamo riusciti a inviare l’SMS. Riprova, o usa il tuo indirizzo e-mail.',
    managed_elsewhere: 'La tua organizzazione gestisce questo account. Fai lì la modifica.',
    same_password: 'È già la tua password. Scegline un’altra.',
    current_password_required: 'Inserisci anche la password attuale.',
    current_password_invalid: 'Questa non è la tua password attuale.',
    reauthentication_needed:
      'Il tuo accesso risale a un po’ di tempo fa. Per essere sicuri che sei tu, chiedi un link per e-mail e usalo per impostare la nuova password.',
    session_gone: 'Il tuo accesso è terminato. Accedi di nuovo.',
    answer_unusable: 'Qualcosa è andato storto con il servizio di accesso. Riprova.',
    factor_code_wrong: 'Questo codice è errato. Inserisci le 6 cifre che la tua app mostra ora.',
    factor_code_old: 'Questo codice è scaduto. Inserisci le 6 cifre che la tua app mostra ora.',
    recovery_code_wrong: 'Questo codice di recupero è errato o già usato.',
    recovery_code_shape: 'Un codice di recupero ha 10 lettere e cifre, per esempio ab3de-fg6hj.',
    factor_gone: 'Questo account non ha più un’app di autenticazione. Accedi di nuovo.',
    factor_exists: 'Questo account ha già un’app di autenticazione. Prima rimuovila.',
    factor_off: 'Qui non si possono usare app di autenticazione.',
    factor_needed: 'Inserisci prima il codice della tua app di autenticazione.',
    identity_taken: 'Quell’account è già collegato qui all’account di un’altra persona.',
    identity_last: 'È il tuo unico modo di accedere. Prima imposta una password o collega un altro account.',
    identity_gone: 'Questo account non è più collegato.',
    identity_off: 'Qui non si possono collegare account.',
    provider_stopped:
      'L’accesso si è interrotto prima della fine. Non è cambiato nulla e nulla è stato condiviso.',
    provider_address_unproven:
      'Lì il tuo indirizzo non è ancora confermato. Ti abbiamo inviato un’e-mail. Apri il suo link, poi accedi.',
    provider_off: 'Questo modo di accedere non è disponibile qui.',
    provider_unavailable:
      'Quel servizio al momento non risponde. Riprova più tardi, o accedi in un altro modo.',
    provider_refused: 'Quel servizio non ha confermato questo accesso. Accedi in un altro modo.',
    provider_trip_lost: 'Questo accesso è scaduto o già usato. Ricomincia.',
    provider_failed:
      'Qualcosa è andato storto e l’accesso non è avvenuto. Riprova, o accedi in un altro modo.',
    other_browser:
      'Hai iniziato in un altro browser, o questo browser ne ha perso traccia. Ricomincia e resta nello stesso browser.',
    wait_one: 'Troppi tentativi. Aspetta {{count}} secondo, poi riprova.',
    wait_other: 'Troppi tentativi. Aspetta {{count}} secondi, poi riprova.',
    unreachable: 'Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova.',
    unexpected: 'Qualcosa è andato storto. Riprova.',
  },
  weakness: {
    length:
      'È troppo corta. Usa almeno {{count}} caratteri. Il tuo indirizzo, il tuo nome e gli spazi alle estremità non contano.',
    characters: 'Contiene caratteri non ammessi, o servono anche altri tipi di caratteri.',
    pwned:
      'È una password comune, tra le prime provate da chi attacca. Scegline una a cui nessun altro penserebbe.',
    other: 'È troppo facile da indovinare.',
  },
  way: {
    logInInstead: 'Accedi',
    enterCode: 'Inserisci il codice o richiedine uno nuovo',
    logIn: 'Accedi',
    askForLink: 'Inviami un link',
    beginAgain: 'Ricomincia',
  },
  social: {
    login: {
      google: 'Accedi con Google',
      facebook: 'Accedi con Facebook',
    },
    signUp: {
      google: 'Registrati con Google',
      facebook: 'Continua con Facebook',
    },
  },
  farewell: {
    ended: 'L’accesso è terminato. Accedi di nuovo per continuare. Quanto hai scritto è salvato.',
    expired:
      'L’accesso durava da molto tempo, quindi lo abbiamo chiuso per proteggere il tuo account. Accedi di nuovo per continuare. Quanto hai scritto è salvato.',
  },
  sent: {
    mail: {
      title: 'Controlla la tua e-mail',
      signup:
        'Se {{to}} non ha ancora un account, abbiamo inviato lì un link e un codice. Apri il link su qualsiasi dispositivo, o inserisci qui il codice.',
      login:
        'Se {{to}} ha un account, abbiamo inviato lì un link e un codice. Apri il link su qualsiasi dispositivo, o inserisci qui il codice.',
      recovery:
        'Se {{to}} ha un account, abbiamo inviato lì un link e un codice. Apri il link su qualsiasi dispositivo, o inserisci qui il codice. Poi scegli una nuova password.',
      proof:
        'Per conservare nel tuo account ciò che hai inviato, prima conferma {{to}}. Abbiamo inviato lì un link e un codice. Apri il link su questo dispositivo, o inserisci qui il codice.',
      code: 'Codice dell’e-mail',
      nothing: 'Nessuna e-mail? Guarda nello spam, o inviala di nuovo.',
    },
    sms: {
      title: 'Controlla il telefono',
      text: 'Se {{to}} si può usare qui, abbiamo inviato un SMS con un codice.',
      code: 'Codice dell’SMS',
      nothing: 'Nessun messaggio? Controlla il numero, o invialo di nuovo.',
    },
    submit: {
      signup: 'Conferma',
      login: 'Accedi',
      recovery: 'Continua',
      proof: 'Conferma',
    },
    otherAddress: 'Usa un altro indirizzo',
    otherWay: 'Accedi in un altro modo',
    outbox:
      'Qui non è configurato nessun server di posta. {product} tiene le sue e-mail nella posta in uscita.',
    outboxLink: 'Apri posta in uscita',
  },
  resend: {
    button: 'Invia di nuovo',
    wait_one: 'Nuovo invio tra {{count}} secondo',
    wait_other: 'Nuovo invio tra {{count}} secondi',
    again: 'Ora puoi inviarlo di nuovo.',
    done: 'Se c’è qualcosa da inviare, abbiamo inviato una nuova e-mail. Funzionano solo il link e il codice più recenti.',
    doneSms:
      'Se c’è qualcosa da inviare, abbiamo inviato un nuovo messaggio. Funziona solo il codice più recente.',
  },
  forgotten: {
    title: 'Password dimenticata?',
    text: 'Inserisci il tuo indirizzo e-mail e ti invieremo un link per scegliere una nuova password.',
    submit: 'Invia link',
    back: 'Torna all’accesso',
  },
  newPassword: {
    title: 'Scegli una nuova password',
    text: 'Per {{email}}. Uscirai da tutti gli altri tuoi dispositivi.',
    nobody:
      'Per scegliere una nuova password ti serve un nostro link. Possiamo inviartelo per e-mail. Funziona su qualsiasi dispositivo.',
    submit: 'Imposta password',
    doneTitle: 'Password cambiata',
    doneText: 'L’accesso è attivo qui e terminato su tutti gli altri tuoi dispositivi.',
  },
  choosePassword: {
    title: 'Scegli una password',
    text: 'Il tuo indirizzo è confermato. La registrazione è avvenuta in un altro browser, quindi la password scelta lì non vale. Scegline ora una per questo account.',
    giveUp: 'Non ora',
  },
  role: {
    title: 'Prima una domanda',
    text: 'Non salviamo nulla prima della tua risposta. Potrai cambiare il nome più tardi, ma non se sei ciclista o fitter.',
    giveUp: 'Non ora',
  },
  step: {
    appTitle: 'Inserisci il codice',
    appText:
      'Il tuo account usa l’accesso in due passaggi. Apri la tua app di autenticazione e inserisci il codice che mostra.',
    recoveryTitle: 'Usa un codice di recupero',
    recoveryText:
      'Ti fa accedere una volta e rimuove l’app di autenticazione dal tuo account, così puoi configurarla di nuovo. Uscirai da tutti gli altri tuoi dispositivi.',
    recoveryCode: 'Codice di recupero',
    recoveryHint: '10 lettere e cifre, per esempio ab3de-fg6hj.',
    recoveryInstead: 'Usa invece un codice di recupero',
    appInstead: 'Usa la mia app di autenticazione',
    enrolTitle: 'Configura l’accesso in due passaggi',
    enrolText:
      'Gli account dell’assistenza hanno bisogno di un’app di autenticazione per accedere. Configurarla richiede un minuto.',
    removedTitle: 'App di autenticazione rimossa',
    removedText:
      'Hai effettuato l’accesso e il codice di recupero è stato usato. D’ora in poi la sola password apre il tuo account. Configura di nuovo un’app di autenticazione per proteggerlo.',
    toSecurity: 'Vai alle impostazioni di sicurezza',
    noAddressTitle: 'Al tuo account serve un indirizzo e-mail',
    noAddressText:
      'Per conservare ciò che hai inviato, al tuo account serve un indirizzo e-mail confermato, e il tuo non ne ha. Nulla è perso. Accedi con un account che ha un indirizzo, o registrati.',
    giveUp: 'Accedi con un altro account',
  },
  callback: {
    stoppedTitle: 'Non è cambiato nulla',
    failedTitle: 'Non ha funzionato',
    back: 'Torna indietro',
  },
  confirm: {
    ask: {
      confirmTitle: 'Conferma il tuo indirizzo',
      confirmText: 'Premi il pulsante per confermare il tuo indirizzo e-mail e accedere.',
      confirmButton: 'Conferma e accedi',
      logInTitle: 'Accedi',
      logInText: 'Premi il pulsante per accedere senza password.',
      logInButton: 'Accedi',
      recoveryTitle: 'Scegli una nuova password',
      recoveryText: 'Premi il pulsante per accedere e scegliere una nuova password.',
      recoveryButton: 'Continua',
      changeTitle: 'Conferma il nuovo indirizzo e-mail',
      changeText:
        'L’indirizzo e-mail del tuo account sta per cambiare. Cambia quando sia l’indirizzo attuale sia il nuovo sono confermati.',
      changeButton: 'Conferma il cambio',
      inviteTitle: 'Accetta l’invito',
      inviteText: 'Premi il pulsante per aprire il tuo account e accedere.',
      inviteButton: 'Accetta e accedi',
    },
    done: {
      confirmTitle: 'Indirizzo confermato',
      confirmText: 'Hai effettuato l’accesso.',
      changeTitle: 'Indirizzo e-mail cambiato',
      changeText: 'Entrambi gli indirizzi sono confermati. D’ora in poi accedi con il nuovo.',
      inviteTitle: 'Invito accettato',
      inviteText: 'Il tuo account è aperto e hai effettuato l’accesso.',
      loggedOutText: 'Non hai effettuato l’accesso. Accedi quando vuoi continuare.',
    },
    half: {
      title: 'Ancora un indirizzo da confermare',
      text: 'Questo indirizzo è confermato. Ora apri il link nell’e-mail inviata all’altro, e il tuo indirizzo cambia.',
    },
    elsewhere:
      'Questo cambio è stato richiesto in un altro browser. Apri lì il link. Oppure accedi qui all’account che deve ricevere questo indirizzo, poi apri di nuovo il link. Se non hai richiesto un cambio, non fare nulla.',
    here: 'Qui l’accesso è di {{who}}. Se questo link appartiene a un altro account, si aprirà quello.',
    askTitle: 'Conferma il tuo indirizzo',
    askText: 'Ti invieremo un link per e-mail. Funziona su qualsiasi dispositivo.',
    goOn: 'Continua',
    usedTitle: 'Già confermato',
    usedText: 'Hai già usato questo link. Il tuo indirizzo è confermato e hai effettuato l’accesso.',
    expiredTitle: 'Questo link non funziona più',
    expired: {
      confirm:
        'È scaduto, è stato sostituito da uno più recente o è già stato usato. Se hai già confermato il tuo indirizzo, accedi e basta. Altrimenti richiedi un nuovo link.',
      logIn:
        'È scaduto, è stato sostituito da uno più recente o è già stato usato. Accedi in un altro modo, o richiedi un nuovo link.',
      recovery:
        'È scaduto, è stato sostituito da uno più recente o è già stato usato. Richiedi un nuovo link.',
      change:
        'È scaduto, è stato sostituito da uno più recente o è già stato usato. Controlla nelle impostazioni se il tuo indirizzo è cambiato. Altrimenti richiedi di nuovo il cambio.',
      invite: 'È scaduto o è già stato usato. Accedi, o chiedine uno nuovo a chi ti ha mandato l’invito.',
    },
    incompleteTitle: 'Questo link è incompleto',
    incompleteText:
      'Aprilo di nuovo dall’e-mail, o copia l’indirizzo intero. Puoi anche richiedere un nuovo link.',
    logIn: 'Accedi',
  },
  factor: {
    scanTitle: 'Aggiungi un’app di autenticazione',
    scanText:
      'L’app mostra un nuovo codice di 6 cifre ogni 30 secondi. Per accedere ti servirà quel codice oltre alla password.',
    scan: 'Scansiona questo con la tua app, per esempio Google Authenticator, 2FAS, Aegis o il tuo gestore di password.',
    qr: 'Codice QR per l’app di autenticazione',
    secret: 'Non riesci a scansionarlo? Inserisci questa chiave nell’app',
    secretHint: 'Se l’app lo chiede, scegli «basato sul tempo».',
    code: 'Codice dell’app',
    codeHint: 'Inserisci le 6 cifre che l’app mostra ora.',
    confirm: 'Attiva',
    codesTitle: 'Salva i codici di recupero',
    codesText:
      'Se perdi il telefono, uno di questi codici ti fa accedere. Ognuno funziona una volta. Li mostriamo solo ora.',
    codesList: 'Codici di recupero',
    copy: 'Copia tutti',
    download: 'Scarica',
    print: 'Stampa',
    copyFailed: 'Il tuo browser non permette di copiare. Seleziona i codici e copiali tu.',
    fileTitle: 'Codici di recupero di {product}',
    fileText: 'Ognuno funziona una volta, insieme alla tua password. Tienili dove solo tu puoi vederli.',
    kept: 'Li ho salvati',
    fresh: 'Crea codici',
  },
} satisfies Translation<typeof english>
