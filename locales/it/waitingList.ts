import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Aspetta un orario libero',
  lead: 'Se si libera un orario, è riservato per due ore alla prima persona della lista, che riceve un’e-mail.',
  from: 'Dal',
  to: 'Al',
  name: 'Nome',
  email: 'Indirizzo e-mail',
  send: 'Mettimi in lista',
  sentTitle: 'Guarda la tua posta',
  sent: 'Il tuo posto conta quando premi il pulsante nell’e-mail che abbiamo inviato a {{email}}.',
  fault: {
    days: 'Inserisci due giorni, prima il primo.',
    name: 'Inserisci il tuo nome.',
    email: 'Inserisci un indirizzo completo, come nome@example.com.',
  },
  place: {
    what: '{{service}} con {{fitter}}, dal {{from}} al {{to}}',
    unconfirmedTitle: 'Aspettare un orario libero?',
    confirm: 'Conferma il mio posto',
    waitingTitle: 'Sei nella lista d’attesa',
    waiting:
      'Se si libera un orario, quando è il tuo turno è riservato per te per due ore, e ti avvisiamo per e-mail.',
    leave: 'Lascia la lista',
    endedTitle: 'Non sei nella lista d’attesa',
    unknownTitle: 'Questo link non funziona',
    unknown: 'Apri il link completo dell’e-mail, o fai una nuova richiesta sulla pagina di prenotazione.',
  },
} satisfies Translation<typeof english>
