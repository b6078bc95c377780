import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Questo browser non salva nulla, per esempio perché è in modalità privata. Salviamo le tue risposte online mentre scrivi. Resta online e tieni aperta questa pagina finché non invii il modulo.',
    signedOut:
      'L’accesso è terminato. Le tue risposte restano su questo dispositivo. Accedi di nuovo, o riapri il tuo link, per continuare.',
    refused:
      'Le risposte su questo dispositivo non si possono più inviare. Forse il modulo è stato chiuso, il suo link sostituito o il fascicolo cancellato. Per compilare di nuovo il modulo, chiedi al tuo fitter un nuovo link.',
    restricted:
      'Hai limitato questo fascicolo o revocato il consenso. Finché non ne permetti di nuovo l’uso, non viene chiesto nulla e non si invia nessuna risposta.',
    wiped:
      'L’accesso è terminato, quindi questo modulo non è più su questo dispositivo. Accedi di nuovo per continuare.',
    submitted:
      'Hai già inviato questo modulo da un altro dispositivo o scheda. Le ultime modifiche fatte qui non sono incluse. Con un account puoi correggere ciò che hai inviato.',
    seeSent: 'Continua',
    logIn: 'Accedi',
    toConsents: 'I tuoi consensi',
  },
  conflict: {
    title: 'Quali risposte vuoi tenere?',
    lead: 'Queste risposte sono state cambiate qui e su un altro dispositivo. Entrambe restano salvate finché non scegli.',
    mine: 'Su questo dispositivo',
    theirs: 'Altro dispositivo',
    nothing: 'Nessuna risposta',
    removed: 'Rimosso',
    choose: 'Tieni queste risposte',
  },
  submit: {
    waitingTitle: 'Pronto per l’invio',
    waiting:
      'Sei offline. Il modulo resta su questo dispositivo e verrà inviato quando tornerai online. Tieni aperta questa pagina, o tornaci più tardi.',
    callOff: 'Non inviare ancora',
    failed: 'Non siamo riusciti a inviare il modulo.',
  },
} satisfies Translation<typeof english>
