import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Il tuo bike fitting',
  documentTitle: 'Bike fitting di {{rider}}, {{date}}',
  summary: {
    title: 'In breve',
  },
  goals: {
    title: 'Che cosa vuoi da questo fitting',
    level: 'Raggiunto quando: {{level}}',
    activities:
      'Che cosa ti riesce difficile, come l’hai valutato prima del fitting (da 0, impossibile, a 10, bene come prima del problema):',
    activity: '{{words}}: {{ability}} su 10',
    success: 'Con parole tue, il fitting è un successo quando:',
  },
  photos: {
    title: 'Foto',
    before: 'Prima',
    after: 'Dopo',
    alt: 'Foto {{number}} del fitting, {{phase}}',
  },
  expect: {
    title: 'Le prime settimane',
    strange:
      'Una nuova posizione può sembrare strana nelle prime uscite. Questo da solo non significa che sia sbagliata.',
    slowly: 'Inizia con uscite più brevi e facili. Dalle almeno tre uscite o cinque ore prima di giudicarla.',
    tell: 'Se fa male qualcosa che prima non faceva male, o se qualcosa peggiora, dillo subito al tuo fitter.',
  },
  followUps: {
    title: 'I tuoi follow-up',
    lead: 'Ti invieremo qualche domanda su come ti senti in bici. Le tue risposte vanno al tuo fitter.',
    none: 'Nessun follow-up pianificato.',
  },
  contact: {
    title: 'Come contattare {{fitter}}',
  },
  shopCard: {
    title: 'Scheda officina',
    documentTitle: 'Scheda officina di {{rider}}, {{date}}',
    lead: 'Le misure di questa bici dopo il fitting, per regolarla di nuovo o regolarne un’altra.',
    setUp: 'Regolare in quest’ordine',
    parts: 'Componenti e altre misure',
    none: 'Nessuna misura della bici salvata.',
    drawing: 'La posizione',
    described: 'Vista laterale della bici con sella e manubrio come regolati',
  },
  fact: {
    fitted: 'Fitting',
    by: 'Di',
    bike: 'Bici',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo di {{business}}',
  bikeType: {
    road: 'Bici da strada',
    gravel: 'Bici gravel',
    mountain: 'Mountain bike',
    time_trial: 'Bici da cronometro o triathlon',
    track: 'Bici da pista',
    e_bike: 'E-bike',
  },
  discomfort: {
    title: 'Fastidi prima del fitting',
    described: 'Vista laterale di un ciclista in bici, con i fastidi indicati prima del fitting. {{zones}}',
    none: 'Nessun fastidio indicato.',
  },
  position: {
    title: 'La tua posizione',
    described: 'Vista laterale della bici con sella e manubrio prima e dopo il fitting',
    inWords: '{{name}}: {{before}} prima, {{after}} dopo',
    inWordsBefore: '{{name}}: {{before}} prima',
    inWordsAfter: '{{name}}: {{after}} dopo',
    before: 'prima',
    after: 'dopo',
    gap: {
      saddle_estimated:
        'Altezza sella e arretramento sono misurati da punti diversi della sella, perciò il suo posto è stimato lungo il tubo sella.',
      bar_unplaced:
        'Il manubrio non è disegnato: il suo reach non è misurato dallo stesso punto della sella di altezza e arretramento, oppure il dislivello non è misurato fino al morsetto.',
      pads_unplaced:
        'I poggiabraccia delle appendici non sono disegnati: stack e reach non sono misurati fino allo stesso punto del poggiabraccia.',
      before_other_point:
        'La posizione di prima non è disegnata: è misurata da un altro punto della sella, perciò le due non sono confrontabili.',
      before_other_saddle:
        'La posizione di prima non è disegnata: è misurata dalla punta di un’altra sella, perciò le due non sono confrontabili.',
    },
  },
  changes: {
    title: 'Che cosa è cambiato e perché',
    none: 'In questo fitting non è cambiato niente.',
    fromTo: '{{from}} → {{to}}',
    to: 'ora {{to}}',
    from: 'prima {{from}}',
    zones: 'Per: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Prima e dopo',
    none: 'Nessuna misura salvata.',
    measurement: 'Misura',
    before: 'Prima',
    after: 'Dopo',
    change: 'Variazione',
    value: 'Valore',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'misurato da un altro punto',
      method: 'misurato in un altro modo',
      saddle: 'non confrontabile: altra sella',
    },
    moved: {
      back: '{{because}}; il punto 80 mm è arretrato di {{by}}',
      forward: '{{because}}; il punto 80 mm è avanzato di {{by}}',
      same: '{{because}}; il punto 80 mm non si è mosso',
    },
    replaced: 'cambiato',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'prima, {{how}}',
    takenAfter: 'dopo, {{how}}',
  },
  recommendations: {
    title: 'Le raccomandazioni del tuo fitter',
    due: 'entro il {{date}}',
    done: 'fatto',
  },
  restore: {
    title: 'La stessa posizione su un’altra bici',
    lead: 'Regola in quest’ordine, perché ogni passo si basa sui precedenti. Alla fine controlla di nuovo l’altezza sella.',
    exactly:
      'Il ± indica con quale precisione si può regolare ogni misura con metro e livella. Entro questo margine, la posizione è la stessa.',
    within: '± {{tolerance}}',
    taken: 'Misurato {{point}}.',
    otherCrank:
      'Con una pedivella di lunghezza diversa, sposta la sella della differenza: in su con una pedivella più corta, in giù con una più lunga.',
    withCrank: 'Con {{crank}}, l’altezza sella è {{height}}.',
  },
  online: {
    title: 'Questo report online',
    lead: 'Scansiona il codice, oppure apri questo indirizzo e accedi.',
    described: 'Codice QR per {{address}}',
  },
  note: 'I numeri e gli intervalli descrivono una posizione. Non sono una diagnosi. Se hai dolore, intorpidimento o perdita di forza che non passano, rivolgiti a un medico.',
  madeWith: '{{rider}} · {product}',
  page: 'Pagina {{page}} di {{pages}}',
} satisfies Translation<typeof english>
