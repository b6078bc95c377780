import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Nuova',
    invited: 'Invito inviato',
    intake_started: 'Questionario iniziato',
    expired: 'Invito scaduto',
    intake_submitted: 'Questionario ricevuto',
    fitted: 'Fitting completato',
    following_up: 'In follow-up',
    closed: 'Chiusa',
    cancelled: 'Annullata',
  },
  followUpStatus: {
    scheduled: 'Pianificato',
    due: 'Da compilare',
    overdue: 'In ritardo',
    missed: 'Senza risposta',
    submitted: 'Con risposta',
    skipped: 'Saltato',
  },
  phase: {
    before: 'prima',
    after: 'dopo',
  },
  ...riderTexts,
  followUp: {
    answered: 'con risposta il {{date}}',
    due: 'previsto il {{date}}',
  },
  head: {
    title: 'Sessione di fitting',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Bici',
    noBike: 'Nessuna bici scelta',
    alike: 'Ciclisti simili',
  },
  tab: {
    label: 'Sessione',
    brief: 'Sintesi',
    fit: 'Fitting',
    report: 'Report',
    followUps: 'Follow-up',
    history: 'Cronologia',
  },
  life: {
    complete: 'Completa fitting',
    completed: 'Fitting completato.',
    undone: 'Fitting riaperto. I follow-up pianificati sono annullati.',
    planned:
      'Il fitting è completo e il ciclista può vedere il report. I follow-up sono previsti per {{dates}}.',
    nothingPlanned: 'Il fitting è completo e il ciclista può vedere il report. Nessun follow-up è previsto.',
    undo: 'Riapri fitting',
    close: 'Chiudi sessione',
    closed: 'Questa sessione è chiusa. Non vengono inviati altri follow-up e nulla si può modificare.',
    reopen: 'Riapri sessione',
    cancel: 'Annulla sessione',
    cancelled: 'Questa sessione è annullata. Nulla si può modificare.',
    uncancel: 'Ripristina sessione',
    unsent: 'Alcune modifiche non sono ancora salvate. Riprova quando lo sono.',
  },
  shortcut: {
    title: 'Scorciatoie da tastiera',
    next: 'In una misura: vai alla successiva della colonna',
    step: 'In una misura: un passo in più o in meno',
    stride: 'In una misura: dieci passi in più o in meno',
    move: 'Sulla maniglia di una modifica: spostala in su o in giù',
  },
  ...savingTexts,
  appointments: {
    title: 'Appuntamento',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Annullato',
    no_show: 'Assenza',
  },
  brief: {
    goals: 'Obiettivi',
    age: 'Età',
    weight: 'Quanto conta «{{goal}}»',
    weightWords: {
      1: 'Conta',
      2: 'Conta di più',
      3: 'Conta più di tutto',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Che cosa vorrebbe dire 0 per «{{goal}}»',
    reached: '0 vuol dire',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Concorda con il ciclista che cosa vale come raggiunto. Al follow-up il ciclista valuta ogni obiettivo da −2 a +2, e 0 vuol dire esattamente questo.',
    activities: 'Che cosa riesce difficile al ciclista',
    activitiesHint:
      'Fino a tre attività in bici, con le parole del ciclista. Il ciclista valuta ognuna da 0, impossibile, a 10, bene come prima del problema.',
    activity: 'Attività {{number}}',
    activityRated: '{{words}}: {{ability}} su 10',
    ability: 'Da 0 a 10',
    injuries: 'Infortuni attuali',
    noInjuries: 'Nessun infortunio attuale.',
    notes: 'Le tue note',
    notesHint: 'Solo tu puoi vederle',
    physician:
      'Segnale d’allarme: indirizza il ciclista a un medico prima di cambiare qualsiasi cosa sulla bici. Fino ad allora non suggeriamo modifiche per queste zone.',
    everything: 'Tutte le risposte, {{date}}',
    noIntake: 'Ancora nessun questionario',
    noIntakeNew:
      'Questo fitting è iniziato senza questionario iniziale. Chiedi al ciclista che cosa conta e scrivilo nelle tue note.',
    noIntakeYet: 'Il ciclista non ha ancora inviato il questionario iniziale. Appare qui appena lo invia.',
    unknownForm: 'Questo questionario è più recente della pagina aperta. Ricarica la pagina per leggerlo.',
  },
  predict: {
    title: 'Le tue previsioni',
    hint: 'Come valuterà il ciclista ogni zona al follow-up dopo sei settimane? Prevedere è facoltativo, e lo vedi solo tu. Meglio vuol dire almeno 2 punti in meno, peggio almeno 2 punti in più.',
    lockHint:
      'Completando il fitting blocchi le previsioni. Da 11 ciclisti in poi, Risultati mostra quante volte si sono avverate.',
    zone: 'La tua previsione per: {{zone}}',
    before: '{{score}} su 7 prima del fitting',
    none: 'Nessuna previsione',
    outcome: {
      better: 'Meglio',
      unchanged: 'Invariato',
      worse: 'Peggio',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Bloccate da quando il fitting è completo. Le vedi solo tu.',
  },
  report: {
    title: 'Per il ciclista',
    summary: 'Riepilogo',
    summaryHint:
      'In parole semplici: che cosa hai trovato, che cosa hai cambiato e a che cosa il ciclista deve fare attenzione. È la prima cosa che legge.',
    photos: 'Foto nel report',
    photosHint: 'Scegline fino a {{most}}. Il report non ne mostra altre.',
    noPhotos: 'Aggiungi foto al fitting, e qui puoi scegliere quali mostra il report.',
  },
  secondBaseline: {
    title: 'Secondo punteggio prima del fitting',
    lead: 'Prima di iniziare, il ciclista può valutare ancora una volta le sei zone. Richiede meno di un minuto.',
    sameDay: 'Il questionario iniziale è di oggi. Un secondo punteggio è utile da domani in poi.',
    primary:
      'I risultati si confrontano sempre con il questionario iniziale. Due punteggi di prima del fitting mostrano quanto i ciclisti cambiano da sé.',
    ask: 'Valuta di nuovo le zone',
    askAgain: 'Fai cambiare i punteggi al ciclista',
    dialog:
      'Il ciclista valuta sul suo telefono, o su questo dispositivo. Lì i punteggi precedenti non si vedono.',
    here: 'Apri su questo dispositivo',
    noDiscomfort: 'Nessun fastidio in nessuna zona.',
    givenAt: 'Valutato il {{when}}',
  },
  since: {
    title: 'Dall’ultima volta',
    last: '{{form}}, {{date}}',
    nothing: 'Nessun fastidio, né allora né adesso.',
  },
  fit: {
    whichBike: 'Per quale bici è questo fitting?',
    typesOfIntake:
      'Scegli un tipo dal questionario iniziale per aggiungere la bici. Puoi aggiungere i dettagli più tardi.',
    addType: 'Aggiungi: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
