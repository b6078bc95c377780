import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Contatti',
  lead: 'Scrivici. Rispondiamo per e-mail.',
  description:
    'Scrivi a chi c’è dietro {product}: domande, demo in videochiamata, aiuto e i tuoi dati personali.',
  topic: 'Di che cosa si tratta?',
  topics: {
    question: 'Una domanda su {product}',
    demo: 'Prenota una demo in videochiamata',
    support: 'Aiuto con il mio account o una pagina',
    privacy: 'I miei dati personali',
    other: 'Altro',
  },
  name: 'Nome',
  email: 'Indirizzo e-mail',
  words: 'Messaggio',
  wordsHint: 'Non scrivere qui della tua salute. Il tuo fitter lo legge nel tuo modulo.',
  demoHint: 'Indica due o tre orari che ti vanno bene, con il tuo fuso orario.',
  privacyHint: 'Puoi scaricare, correggere, condividere e cancellare i tuoi dati da te:',
  privacyLink: 'Dati e privacy nelle tue impostazioni',
  website: 'Lascia vuoto questo campo',
  send: 'Invia messaggio',
  kept: 'Conserviamo il tuo messaggio al massimo {{days}} giorni, cifrato. Vedi la',
  policy: 'informativa sulla privacy',
  sent: 'Messaggio inviato',
  sentText: 'Grazie. Ti abbiamo inviato una breve conferma e risponderemo per e-mail.',
  again: 'Scrivi un altro messaggio',
  direct: 'Puoi anche scrivere a',
  fault: {
    name: 'Inserisci il tuo nome.',
    email: 'Questo indirizzo e-mail non è completo. Usa la forma nome@example.com.',
    words: 'Scrivi il tuo messaggio.',
    tooLong: 'È troppo lungo. Usa al massimo {{count}} caratteri.',
    characters: 'Contiene caratteri che non si possono salvare. Inseriscilo di nuovo senza.',
    summary: 'Il messaggio non è stato inviato. Controlla i campi segnati qui sotto.',
  },
} satisfies Translation<typeof english>
