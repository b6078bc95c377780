import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Elimina account',
  text: 'Elimina definitivamente il tuo account. Prima di confermare vedrai con precisione che cosa viene eliminato e che cosa resta.',
  open: 'Elimina il mio account',
  client: {
    goes: 'Elimineremo definitivamente:',
    fitFiles_one: 'tutto ciò che {{count}} fitter conserva su di te',
    fitFiles_other: 'tutto ciò che {{count}} fitter conservano su di te',
    submissions_one: '{{count}} modulo che hai inviato, con le tue risposte',
    submissions_other: '{{count}} moduli che hai inviato, con le tue risposte',
    openIntakes_one: '{{count}} modulo iniziato ma non ancora inviato',
    openIntakes_other: '{{count}} moduli iniziati ma non ancora inviati',
    account: 'nome, indirizzo, impostazioni e consensi, e ogni modo di accedere',
    stays: 'Che cosa resta',
    staysText:
      'I tuoi fitter conservano solo la traccia che una sessione ha avuto luogo, e quando. Non dice chi sei e non contiene le tue risposte.',
  },
  fitter: {
    goes: 'Elimineremo definitivamente:',
    fitFiles_one: 'tutto ciò che conservi su {{count}} ciclista senza account',
    fitFiles_other: 'tutto ciò che conservi su {{count}} ciclisti senza account',
    submissions_one: '{{count}} modulo inviato da questi ciclisti, con le risposte',
    submissions_other: '{{count}} moduli inviati da questi ciclisti, con le risposte',
    openIntakes_one: '{{count}} modulo iniziato ma non inviato',
    openIntakes_other: '{{count}} moduli iniziati ma non inviati',
    invitations_one: '{{count}} invito aperto, che viene ritirato',
    invitations_other: '{{count}} inviti aperti, che vengono ritirati',
    account: 'nome, indirizzo, studio e impostazioni, e ogni modo di accedere',
    stays: 'Che cosa resta',
    filesThatStay_one:
      'Tutto ciò che riguarda {{count}} ciclista con un account. Chi ha l’account può ancora vederlo. Tu no.',
    filesThatStay_other:
      'Tutto ciò che riguarda {{count}} ciclisti con un account. Chi ha l’account può ancora vederlo. Tu no.',
    noneStay: 'Nulla, perché nessuno dei tuoi ciclisti ha un account.',
    askRiders:
      'Se la legge ti obbliga a conservare documenti del tuo lavoro, salva ciò che ti serve prima di eliminare l’account.',
  },
  signInStays:
    'Le tue credenziali sono gestite da un altro servizio. Se non le vuoi più, eliminale anche lì.',
  device: 'Elimineremo anche ciò che {product} conserva su questo dispositivo.',
  word: 'elimina',
  type: 'Per continuare, scrivi la parola «{{word}}»',
  typeWrong: 'Scrivi la parola «{{word}}».',
  confirm: 'Elimina definitivamente l’account',
  deleted: {
    text: 'È eliminato anche tutto ciò che conteneva e che era tuo. Grazie per aver usato {product}.',
    receipts: 'Ricevuta di ciò che è stato cancellato, che non dice di chi: {{numbers}}',
  },
} satisfies Translation<typeof english>
