import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Vedi i tuoi appuntamenti nel calendario che già usi, e blocca qui gli orari già impegnati altrove.',
  back: 'Prenotazioni',
  feed: {
    title: 'I tuoi appuntamenti nel tuo calendario',
    text: 'Crea un indirizzo privato e aggiungilo a Google Calendar, Apple Calendar, Outlook o un altro programma come calendario dal web. Il programma decide ogni quanto legge: alcuni solo ogni poche ore.',
    none: 'Non c’è ancora un indirizzo.',
    madeAt: 'Creato il {{date}}. L’indirizzo è stato mostrato una volta e non si può mostrare di nuovo.',
    make: 'Crea indirizzo',
    renew: 'Crea un nuovo indirizzo',
    end: 'Disattiva indirizzo',
    names: 'Mostra i nomi dei ciclisti',
    namesHint:
      'Li legge anche l’azienda dietro il tuo programma di calendario. Note e risposte non compaiono mai.',
    secret: 'Chi ha l’indirizzo può leggere il tuo calendario. Se ce l’ha qualcun altro, creane uno nuovo.',
  },
  made: {
    title: 'L’indirizzo del tuo calendario',
    text: 'Copialo ora: è mostrato solo una volta. Nel tuo programma di calendario aggiungi un calendario dal web e incollalo.',
    label: 'Indirizzo',
    done: 'Fine',
  },
  renew: {
    title: 'Creare un nuovo indirizzo?',
    text: 'L’indirizzo attuale smette subito di funzionare, in ogni programma che lo usa.',
  },
  end: {
    title: 'Disattivare questo indirizzo?',
    text: 'I programmi che lo usano non ricevono più i tuoi appuntamenti. Le tue prenotazioni restano come sono.',
    done: 'L’indirizzo è disattivato.',
  },
  others: {
    title: 'Orari impegnati altrove',
    text: 'Collega un altro calendario con il suo indirizzo ICS. Ai ciclisti non viene mai offerto un orario che quel calendario segna come occupato. Sono conservati solo questi orari, non che cosa fai allora.',
    add: 'Collega un calendario',
    full_one: 'Hai collegato {{count}} calendario, il massimo possibile.',
    full_other: 'Hai collegato {{count}} calendari, il massimo possibile.',
    none: 'Nessun altro calendario è collegato.',
    read: 'Ultima lettura',
    readNow: 'Leggi ora',
    readNow_label: 'Leggi ora {{name}}',
    readNow_done: '{{name}} è stato letto.',
    readNow_failed: 'Non è stato possibile leggere {{name}}.',
    remove: 'Rimuovi',
    remove_label: 'Rimuovi {{name}}',
    removed: 'Il calendario è stato rimosso.',
    failing:
      'Non si legge dal {{date}}. {{reason}} Gli ultimi orari noti restano occupati; mancano quelli più recenti.',
  },
  remove: {
    title: 'Rimuovere questo calendario?',
    text: '«{{name}}» non viene più letto, e i ciclisti possono prenotare gli orari che teneva occupati.',
  },
  form: {
    title: 'Collega un calendario',
    name: 'Nome',
    nameHint: 'Solo per te, per esempio «Privato».',
    nameMissing: 'Inserisci un nome.',
    url: 'Indirizzo ICS',
    urlHint: 'Inizia con https:// o webcal://. In Google Calendar è l’«indirizzo segreto in formato iCal».',
    urlMissing: 'Inserisci l’indirizzo.',
    save: 'Leggi e collega',
  },
  reason: {
    not_public: 'L’indirizzo non è di un server su Internet che possiamo raggiungere via https.',
    unreachable: 'Lì nessun server risponde in modo sicuro.',
    timed_out: 'Il server ha impiegato più di cinque secondi.',
    refused: 'Il server non ci dà il calendario.',
    too_many_redirects: 'Il server rimanda troppo spesso ad altri indirizzi.',
    too_large: 'Il calendario supera i 5 MB.',
    not_a_calendar: 'Ciò che il server ha inviato non è un calendario che possiamo leggere.',
    too_many_events: 'Il calendario ha più di 5.000 eventi nel prossimo anno.',
  },
} satisfies Translation<typeof english>
