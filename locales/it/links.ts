import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Questo link non funziona più',
    why: 'Abbiamo ripristinato il servizio da un backup, e i link inviati prima hanno smesso di funzionare per proteggere i tuoi dati. Le tue risposte finora sono salvate.',
    mail: 'Invia nuovo link',
    mailTo: 'Lo invieremo allo stesso indirizzo e-mail di questo.',
    mailed:
      'Abbiamo inviato un nuovo link allo stesso indirizzo e-mail. Se non arriva entro pochi minuti, guarda nello spam.',
    again: 'Invia un altro link',
    ask: 'Chiedi al tuo fitter un nuovo link. Per questo non abbiamo un indirizzo e-mail.',
  },
} satisfies Translation<typeof english>
