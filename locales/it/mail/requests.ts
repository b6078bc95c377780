import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
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
    replies: 'Le risposte vanno a {{address}}.',
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
} satisfies Translation<typeof english>
