import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Ricevi questa e-mail perché un ciclista condivide fitting su {{address}}.',
      right: 'Ricevi questa e-mail per una richiesta su dati personali su {{address}}.',
      breach:
        'Ricevi questa e-mail perché su {{address}} è stata registrata una violazione dei dati personali.',
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
  ...bookingMails,
  deviceCode: {
    subject: 'Il tuo codice per continuare il modulo',
    heading: 'Continua sull’altro dispositivo',
    why: 'Qualcuno ha aperto il tuo invito di {{fitter}} su un altro dispositivo. Se eri tu, inserisci lì questo codice per continuare da dove eri:',
    valid_one: 'Il codice vale una volta e scade tra {{count}} minuto.',
    valid_other: 'Il codice vale una volta e scade tra {{count}} minuti.',
    notYou:
      'Se non eri tu, non fare niente e non condividere il codice. Senza, nessuno può vedere le tue risposte.',
  },
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'La tua copia è pronta',
    heading: 'La copia dei tuoi dati è pronta',
    text: 'Puoi ritirarla per 7 giorni. Per la tua sicurezza devi aver effettuato l’accesso, e da non più di 10 minuti.',
    button: 'Ritira la tua copia',
    notYou:
      'Se non l’hai chiesta tu, qualcun altro è entrato nel tuo account. Scegli subito una nuova password su {{address}}/forgot-password. Poi vai in Impostazioni, Sicurezza, ed esci da tutti gli altri dispositivi.',
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
  ...requestMails,
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
