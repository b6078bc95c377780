import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Valuta le tue zone prima del fitting',
  lead: '{{fitter}} chiede come senti ogni zona adesso. Richiede meno di un minuto, e decidi tu.',
  leadNameless: 'Il tuo fitter chiede come senti ogni zona adesso. Richiede meno di un minuto, e decidi tu.',
  frame: 'Pensa alle tue uscite delle ultime due settimane. 0 è nessun fastidio, 7 è fastidio intenso.',
  none: 'nessuno',
  severe: 'intenso',
  required: 'Scegli un numero da 0 a 7.',
  why: 'Perché di nuovo?',
  whyText:
    'Il fastidio cambia anche da sé. Due punteggi di prima del fitting mostrano di quanto. Le tue risposte successive si confrontano comunque con il questionario iniziale. Qui non mostriamo i punteggi precedenti, così non ti influenzano.',
  already:
    'Hai già valutato le tue zone per questo fitting. Se invii di nuovo, i nuovi punteggi li sostituiscono.',
  submit: 'Invia punteggi',
  done: {
    title: 'Punteggi inviati',
    text: 'Grazie. Ora il tuo fitter può vederli. Puoi cambiarli finché il fitting non è completo.',
    change: 'Cambia punteggi',
    toBrief: 'Torna alla sintesi',
  },
  closed: {
    unknownTitle: 'Questo link non funziona',
    unknown: 'Forse il tuo fitter ha un codice più recente. Chiedigli di mostrartelo.',
    overTitle: 'Non si possono più dare punteggi',
    over: 'Il fitting è completo, o questo link è scaduto. Puoi comunque rispondere ai follow-up dopo il fitting.',
    noneTitle: 'Prima scansiona il codice',
    none: 'Questa pagina si apre con un codice che il tuo fitter ti mostra il giorno del fitting.',
    home: 'Vai alla pagina iniziale',
  },
} satisfies Translation<typeof english>
