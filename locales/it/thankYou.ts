import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Grazie. {{fitter}} ha il tuo questionario iniziale.',
  titlePlain: 'Grazie. Abbiamo ricevuto il tuo questionario iniziale.',
  text: 'Le tue risposte sono arrivate. {{fitter}} ti contatterà per fissare il fitting.',
  textPlain: 'Il tuo fitter ti contatterà per fissare il fitting.',
  nextTitle: 'Che cosa succede ora',
  read: 'Il tuo fitter legge le tue risposte.',
  schedule: 'Il tuo fitter ti contatta per fissare il fitting.',
  follow:
    'Qualche settimana dopo il fitting ti chiediamo come ti senti in bici. Tu e il tuo fitter vedete che cosa è cambiato.',
  accountTitle: 'Conserva le tue risposte',
  accountText:
    'Con un account puoi leggere e correggere ciò che hai inviato, e vedere come ti senti in bici da un fitting all’altro.',
  account: 'Registrati',
  consents: 'Vedi o revoca i tuoi consensi',
  logIn: 'Accedi',
  see: 'Vedi le mie risposte',
  already: 'Hai già inviato questo modulo',
  nothing: {
    title: 'Ancora nessun questionario',
    text: 'Non hai ancora inviato un questionario iniziale. Dopo l’invio, qui vedrai che cosa succede.',
    signedOut:
      'L’hai già inviato? Accedi per vedere che cosa succede ora. Se hai un invito, apri il link o inserisci il codice per iniziare.',
    logIn: 'Accedi',
    haveCode: 'Ho un codice',
    home: 'Vai alla tua pagina',
  },
} satisfies Translation<typeof english>
