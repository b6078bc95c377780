import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Una nota di {{fitter}}',
    title: '{{fitter}} ti invita a preparare il tuo bike fitting',
    lead: 'Sei brevi passi: circa {{required}} minuti per il necessario, circa {{everything}} per tutto. Puoi fermarti in qualsiasi momento. Le tue risposte vengono salvate e puoi continuare su un altro dispositivo.',
    forWhat:
      'Le tue risposte mostrano al tuo fitter come ti senti oggi in bici, così il fitting può partire da ciò che conta per te.',
    start: 'Inizia',
    continue: 'Continua',
    goOnText: 'Le tue risposte sono salvate. Continua da dove eri.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Le tue risposte restano tra te e {{fitter}}.',
    text: 'Le legge solo il tuo fitter, e l’assistenza di {product} se c’è qualcosa da sistemare. Sono tue: con un account puoi leggerle, correggerle ed eliminarle in qualsiasi momento.',
    link: 'I tuoi dati e la privacy',
  },
  consent:
    'Premendo «Inizia» acconsenti a che {{fitter}} usi le tue risposte, compresi i dati sulla salute, per preparare ed eseguire il tuo bike fitting. Puoi revocare il consenso in qualsiasi momento.',
  wrongDevice: {
    question: 'Vuoi usare un altro dispositivo?',
    address: 'Vai a {{address}} su quel dispositivo',
    code: 'e inserisci il codice della tua e-mail.',
    link: 'Apri lì lo stesso link prima di premere «Inizia» qui.',
  },
  other: {
    title: 'Hai già iniziato',
    text: 'Per proteggere le tue risposte ti invieremo un codice per e-mail. Inseriscilo qui per continuare da dove eri.',
    send: 'Invia codice',
    again: 'Invia un nuovo codice',
    sent: 'Se l’indirizzo è giusto, ti abbiamo inviato un codice. Vale per poco tempo.',
    code: 'Codice dell’e-mail',
    open: 'Continua',
    unreachableTitle: 'Hai iniziato su un altro dispositivo',
    unreachable:
      'Non abbiamo un indirizzo e-mail a cui inviare un codice. Continua sul dispositivo su cui hai iniziato, oppure chiedi un nuovo link a {{fitter}}. Un nuovo link parte da un modulo vuoto.',
  },
  code: {
    title: 'Inserisci il codice della tua e-mail',
    lead: 'L’e-mail del tuo fitter contiene un link e un codice di 8 lettere e cifre.',
    email: 'La tua e-mail',
    emailHint: 'L’indirizzo a cui è stato inviato l’invito.',
    emailMissing: 'Inserisci l’indirizzo a cui è stato inviato l’invito.',
    emailWrong: 'Questo indirizzo e-mail non è completo. Usa la forma nome@example.com.',
    code: 'Codice',
    codeHint: '8 lettere e cifre. Puoi tralasciare spazi e trattini.',
    codeMissing: 'Inserisci il codice.',
    codeShape: 'Un codice ha 8 lettere e cifre. Confrontalo con la tua e-mail.',
    open: 'Apri l’invito',
    noCode:
      'Nessun codice? Apri il link della tua e-mail, oppure chiedi al tuo fitter un nuovo link o codice QR.',
    left_one: 'Resta {{count}} tentativo. Poi funziona solo il link della tua e-mail.',
    left_other: 'Restano {{count}} tentativi. Poi funziona solo il link della tua e-mail.',
  },
  submitted: {
    title: 'Grazie. Hai inviato il tuo questionario iniziale.',
    text: '{{fitter}} l’ha ricevuto e ti contatterà per fissare il fitting.',
    logIn: 'Accedi per vederlo',
    signUp: 'Registrati',
  },
  closed: {
    withdrawn: 'Questo invito è stato ritirato',
    expired: 'Questo invito è scaduto',
    unknown: 'Questo invito non si trova',
    answered: 'Hai inviato il tuo questionario iniziale',
    withdrawnText: 'Il tuo fitter l’ha ritirato. Se pensi a un errore, chiedine uno nuovo.',
    expiredText: 'Gli inviti valgono 30 giorni. Chiedi un nuovo link al tuo fitter.',
    unknownText:
      'Forse manca una parte del link, o uno più recente l’ha sostituito. Aprilo di nuovo dalla tua e-mail, chiedi un nuovo link al tuo fitter, oppure inserisci il tuo codice.',
    answeredText:
      'Il tuo fitter l’ha ricevuto. Accedi per leggerlo, oppure rivolgiti al tuo fitter se devi cambiare qualcosa.',
    typeCode: 'Inserisci un codice',
  },
} satisfies Translation<typeof english>
