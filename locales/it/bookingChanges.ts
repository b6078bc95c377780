import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Cambia il tuo appuntamento',
  until: 'Puoi spostarlo o annullarlo qui fino al {{time}}.',
  late: 'Qui non si può più cambiare. Per favore contatta {{fitter}}.',
  contact: 'Così contatti {{fitter}}:',
  move: {
    open: 'Sposta',
    title: 'Scegli un altro orario',
    zone: 'Gli orari sono per {{zone}}.',
    none: 'In questi giorni non c’è nessun orario libero.',
    next: 'I prossimi orari liberi:',
    earlier: 'Giorni precedenti',
    later: 'Giorni successivi',
    keep: 'Mantieni l’orario attuale',
    confirmTitle: 'Nuovo orario: {{time}}?',
    confirm: 'Spostalo',
    other: 'Un altro orario',
    refused: 'Quell’orario è appena stato preso. Nulla è cambiato.',
    done: 'Il tuo appuntamento è spostato. Sta arrivando un’e-mail con il nuovo file di calendario.',
  },
  cancel: {
    open: 'Annulla l’appuntamento',
    title: 'Annullare l’appuntamento?',
    text: 'L’orario si libera per altri. Un appuntamento annullato non si può riprendere, ma puoi prenotarne uno nuovo.',
    message: 'Due righe per {{fitter}}',
    confirm: 'Annulla l’appuntamento',
    keep: 'Mantienilo',
    done: 'Il tuo appuntamento è annullato.',
  },
} satisfies Translation<typeof english>
