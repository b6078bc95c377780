import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Una copia di tutti i tuoi dati, da tenere o portare altrove.',
  title: 'Scarica tutto',
  contents:
    'Un file ZIP con i tuoi fitting, moduli, misure e raccomandazioni, le tue foto e i report, una pagina da leggere, e tabelle per fogli di calcolo e programmi.',
  contentsFitter:
    'Un file ZIP con il tuo studio: ciclisti, fitting, moduli, misure, foto e report, una pagina da leggere, e tabelle per fogli di calcolo e programmi.',
  background:
    'La prepariamo in background e ti inviamo un’e-mail quando è pronta. Resta cifrata per 7 giorni, e solo tu puoi scaricarla.',
  ask: 'Crea una copia',
  askAgain: 'Crea una nuova copia',
  waiting: 'La tua copia è in coda.',
  making: 'La tua copia è in preparazione.',
  progress_one: 'File: {{done}} su {{count}}',
  progress_other: 'File: {{done}} su {{count}}',
  mailed: 'Puoi chiudere questa pagina. Ti invieremo un’e-mail quando è pronta.',
  ready: 'La tua copia è pronta.',
  kept: 'Creata il {{asked}}, {{size}} MB. Viene eliminata il {{until}}.',
  fetch: 'Scarica',
  failed: 'Non siamo riusciti a creare la copia. Per favore riprova. Se non riesce di nuovo, scrivici.',
  confirmFirst: 'Per la tua sicurezza, ti chiediamo di accedere di nuovo prima di scaricarla.',
  link: 'Scarica tutto',
  linkHintFitter: 'I dati dei tuoi ciclisti: fitting, moduli, foto e report, da tenere o portare altrove.',
  linkHint: 'I tuoi fitting, moduli, foto e report, da tenere o portare altrove.',
} satisfies Translation<typeof english>
