import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Su questa demo',
    text: 'Questa è una demo. Tutte le persone, i numeri e le immagini sono inventati, e non viene inviata nessuna e-mail.',
  },
  fitter: {
    title: 'Guarda come fitter',
    text: 'Vedrai lo studio di Maren Holt: 60 ciclisti, due anni di fitting, e che cosa hanno detto i ciclisti settimane dopo. È tutto inventato, quindi prova ciò che vuoi.',
    button: 'Apri lo studio',
  },
  client: {
    title: 'Guarda come ciclista',
    text: 'Vedrai ciò che vede Tom Ashworth: i suoi fitting, i suoi report, e un follow-up a cui rispondere. È tutto inventato, quindi prova ciò che vuoi.',
    button: 'Apri le pagine del ciclista',
  },
  choose: {
    title: 'Guarda la demo',
    text: 'Uno studio con 60 ciclisti e due anni di fitting. È tutto inventato, e nessuno può modificarlo.',
  },
  unknown: {
    title: 'Questo link non apre la demo',
    text: 'I link cambiano ogni volta che la demo si avvia. Usane uno dell’ultimo avvio.',
  },
  none: {
    title: 'Apri la demo con il suo link',
    text: 'Il comando npm run demo avvia una demo e mostra due link: uno per il fitter, uno per un ciclista.',
  },
} satisfies Translation<typeof english>
