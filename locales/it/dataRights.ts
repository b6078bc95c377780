import type english from '../en/dataRights.ts'
import type { Translation } from '../translation.ts'

export default {
  overview: {
    files: 'I tuoi fascicoli',
    filesHint: 'Ciò che ogni fitter conserva su di te: limitane l’uso o cancellalo.',
    consents: 'I tuoi consensi',
    consentsHint: 'Che cosa hai accettato, quando e in quale versione. Cambia idea qui.',
    sharing: 'Chi vede i tuoi dati',
    sharingHint:
      'Termina o ripristina l’accesso di un fitter, e condividi i tuoi fitting con un nuovo fitter.',
    accessLog: 'Chi ha visto i tuoi dati',
    accessLogHint: 'Tutti quelli che hanno guardato o modificato i tuoi dati, e quando.',
  },
  files: {
    lead: 'Ogni fitter che ti ha fatto un fitting conserva un fascicolo su di te. Tu decidi che cosa succede.',
    none: 'Nessun fitter conserva un fascicolo su di te.',
    noneHint: 'Quando compili un modulo per un fitter, il fascicolo appare qui.',
    inUse: 'In uso',
    restricted: 'Limitato',
    endsSoon: 'Verrà cancellato',
    restrictedSince: 'Hai limitato questo fascicolo il {{date}}.',
    erasedOn:
      'Hai revocato il consenso. Il fascicolo viene cancellato il {{date}}, a meno che tu dia di nuovo il consenso.',
    keptUntil: 'Conservato fino al {{date}} se non vi succede altro.',
    restrict: 'Limita l’uso',
    restrictTitle: 'Limitare l’uso di questo fascicolo?',
    restrictText:
      'Il fascicolo è conservato, ma non è usato per nulla. {{fitter}} vede che è limitato e da quando, e nessuna delle tue risposte. Nessuno può modificarlo, non ricevi promemoria, e non conta in nessuna cifra né in nessuna ricerca.',
    restrictStays:
      'Puoi sempre leggere tutto, scaricarlo e cancellarlo. Puoi togliere la limitazione in qualsiasi momento.',
    lift: 'Togli la limitazione',
    lifted: 'La limitazione è tolta.',
    nowRestricted: 'Il fascicolo è limitato.',
    consents: 'Revoca o dai il consenso',
  },
  erase: {
    open: 'Cancella questo fascicolo',
    title: 'Cancella il fascicolo presso {{fitter}}',
    goes: 'Cancelleremo definitivamente:',
    forms_one: '{{count}} modulo che hai inviato, con le tue risposte',
    forms_other: '{{count}} moduli che hai inviato, con le tue risposte',
    drafts_one: '{{count}} modulo iniziato ma non ancora inviato',
    drafts_other: '{{count}} moduli iniziati ma non ancora inviati',
    measurements_one: '{{count}} misura',
    measurements_other: '{{count}} misure',
    changes_one: '{{count}} modifica alla tua bici',
    changes_other: '{{count}} modifiche alla tua bici',
    photos_one: '{{count}} foto',
    photos_other: '{{count}} foto',
    followUps_one: '{{count}} follow-up',
    followUps_other: '{{count}} follow-up',
    rest: 'nome, indirizzo, bici, report e consensi in questo fascicolo, e le note del fitter',
    copy: 'la copia di tutti i tuoi dati che hai chiesto, perché contiene questo fascicolo',
    stays: 'Che cosa resta, e perché',
    staysSessions_one:
      'Che {{count}} sessione ha avuto luogo, e quando: il fitter deve rendere conto del suo lavoro. Non dice chi sei.',
    staysSessions_other:
      'Che {{count}} sessioni hanno avuto luogo, e quando: il fitter deve rendere conto del suo lavoro. Non dice chi sei.',
    staysTrail:
      'Che è stata fatta una modifica, e quando, senza dire quale: la prova che nessuno ha alterato le registrazioni.',
    staysBackups:
      'Backup di al massimo {{days}} giorni. Se uno viene ripristinato, i tuoi dati vengono cancellati di nuovo prima di ogni altra cosa.',
    atOnce: 'Ha effetto subito e non si può annullare.',
    confirm: 'Cancella definitivamente il fascicolo',
  },
  receipt: {
    title: 'Il fascicolo è cancellato',
    text: 'Questa è la tua ricevuta. Dice che cosa è stato cancellato, e non di chi. Conserva il suo numero.',
    number: 'Numero della ricevuta',
    at: 'Cancellato',
    save: 'Salva ricevuta',
    close: 'Fine',
    file: '{product}-ricevuta-cancellazione.txt',
    sessions_one: '{{count}} sessione, di cui è conservata solo la data',
    sessions_other: '{{count}} sessioni, di cui sono conservate solo le date',
    consents_one: '{{count}} consenso',
    consents_other: '{{count}} consensi',
  },
  link: {
    none: 'Apri prima il link in una delle nostre e-mail sul tuo modulo: mostra che il fascicolo è tuo. Con un account, accedi.',
    logIn: 'Accedi',
    account: 'Hai effettuato l’accesso. I tuoi consensi sono alla voce Privacy.',
    toConsents: 'I tuoi consensi',
    more: 'Con un account puoi anche scaricare tutto, vedere chi lo ha guardato e cancellarlo.',
    signUp: 'Crea un account',
    withdrawResearch:
      'Da questo momento i tuoi dati non vengono più usati per la ricerca. Il tuo fitting non dipende da questo.',
  },
  consents: {
    lead: 'Che cosa hai accettato, e tutto ciò che hai deciso finora.',
    current: 'Uso dei tuoi dati sulla salute per il fitting',
    currentText:
      'Il tuo fitter può usare le tue risposte solo con il tuo consenso. Se lo revochi, ogni uso cessa subito e il fascicolo viene cancellato dopo {{days}} giorni.',
    given: 'Consenso dato',
    withdrawn: 'Consenso revocato',
    withdraw: 'Revoca consenso',
    giveAgain: 'Dai di nuovo il consenso',
    withdrawTitle: 'Revocare il consenso?',
    withdrawText:
      '{{fitter}} non può più leggere il tuo fascicolo e, da questo momento, nulla di ciò che contiene viene più usato. Il fascicolo viene cancellato dopo {{days}} giorni, a meno che prima tu dia di nuovo il consenso.',
    eraseNow: 'Cancella invece subito il fascicolo',
    downloadFirst: 'Prima scarica tutto',
    research: 'Ricerca',
    ledger: 'Tutte le tue decisioni',
    ledgerEmpty: 'Non ci sono decisioni da mostrare.',
    purpose: {
      fit: 'Fitting',
      research: 'Ricerca',
      guardian: 'Conferma di un genitore o tutore',
    },
    columns: {
      purpose: 'Per che cosa',
      answer: 'Risposta',
      from: 'Dal',
      until: 'Fino al',
      version: 'Informativa',
      language: 'Lingua',
    },
    yes: 'Accettato',
    no: 'Non accettato',
    inForce: 'ora',
    done: {
      withdrawn: 'Il tuo consenso è revocato.',
      given: 'Il tuo consenso è dato.',
    },
  },
  again: {
    title: 'L’informativa sui dati è cambiata',
    text: 'La versione {{version}} è in vigore dal {{date}}. Per favore leggila e di’ se sei ancora d’accordo. Le tue risposte precedenti restano registrate.',
    read: 'Leggi l’informativa',
    fit: 'Uso dei miei dati sulla salute per il fitting con {{fitter}}',
    research: 'Uso anonimizzato dei miei dati per la ricerca',
    agree: 'Accetto',
    refuse: 'Non accetto',
  },
  fitter: {
    restricted: 'Limitato dal ciclista',
    restrictedText:
      'Questi ciclisti hanno limitato l’uso del loro fascicolo. Non puoi leggerlo, modificarlo né contarlo finché non tolgono la limitazione.',
    withdrawn: 'Consenso revocato',
    withdrawnText:
      'Questi ciclisti hanno revocato il consenso. Non puoi leggere, modificare né contare il loro fascicolo, che verrà cancellato a meno che non diano di nuovo il consenso.',
    since: 'dal {{date}}',
    erased: 'verrà cancellato il {{date}}',
    dueSoon: 'Presto cancellati',
    dueSoonText:
      'In questi fascicoli non è successo nulla da quasi {{years}} anni. Vengono cancellati quel giorno, a meno che prima vi succeda qualcosa.',
  },
} satisfies Translation<typeof english>
