import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
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
  sharingNews: {
    offered: {
      subject: 'Un ciclista ti offre i suoi fitting',
      heading: 'Un ciclista ti offre i suoi fitting',
      text: 'Un ciclista ha trovato il tuo nome nell’elenco dei fitter e ti propone di leggere i fitting che ha fatto con un fitter precedente. Se accetti, il ciclista vede il tuo nome e il tuo indirizzo e-mail e poi decide. Prima di allora non viene condiviso nulla. Il link funziona per 7 giorni.',
      button: 'Vedi la proposta',
    },
    accepted: {
      subject: 'Un fitter ha accettato la tua proposta',
      heading: 'Un fitter vuole leggere i tuoi fitting',
      text: 'Un fitter ha accettato la tua proposta. Verifica che sia quello giusto e decidi. Nulla è condiviso prima della tua conferma.',
      button: 'Vedi chi è',
    },
    confirmed: {
      subject: 'Un ciclista condivide con te i suoi fitting',
      heading: 'Ora puoi leggere i fitting di un ciclista',
      text: 'Un ciclista ha confermato che puoi leggere i fitting che ha fatto con un fitter precedente. Sono uno storico da leggere e non contano nelle tue cifre.',
      button: 'Leggi i fitting',
    },
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
} satisfies Translation<typeof english>
