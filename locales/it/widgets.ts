import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Avvisi dai follow-up',
    appointments: 'Prossimi appuntamenti',
    rating: 'Valutazione del fitter',
    goals: 'Aderenza agli obiettivi',
    improvement: 'Miglioramento dopo la sessione',
    radar: 'Fastidio prima e dopo',
    submissions: 'Moduli recenti',
    responses: 'Tasso di risposta',
    invitations: 'Inviti aperti',
    interventions: 'Registro delle regolazioni',
  },
  figure: {
    interval: 'Intervallo al 95% da {{low}} a {{high}}',
    noSpread: 'Uguale per tutti i ciclisti, quindi non c’è intervallo.',
    few_one: 'Solo conteggi. Una cifra richiede {{least}} ciclisti: ancora {{count}}.',
    few_other: 'Solo conteggi. Una cifra richiede {{least}} ciclisti: ancora {{count}}.',
    responders_one: 'Solo chi ha risposto. Fitting con risposta dopo 6 settimane: {{answered}} su {{count}}.',
    responders_other:
      'Solo chi ha risposto. Fitting con risposta dopo 6 settimane: {{answered}} su {{count}}.',
    respondersShare_one:
      'Solo chi ha risposto. Fitting con risposta dopo 6 settimane: {{answered}} su {{count}} ({{share}}).',
    respondersShare_other:
      'Solo chi ha risposto. Fitting con risposta dopo 6 settimane: {{answered}} su {{count}} ({{share}}).',
    show: '(mostra queste sessioni)',
    noFits: 'Nessun fitting con questi filtri',
    noFitsText: 'Azzera i filtri o scegline altri.',
  },
  rating: {
    unit: 'su {{most}}',
    prior_one:
      'Parte da {{centre}}, che vale quanto {{count}} ciclista, perciò poche risposte la cambiano poco.',
    prior_other:
      'Parte da {{centre}}, che vale quanto {{count}} ciclisti, perciò poche risposte la cambiano poco.',
    priorFrom_one: 'Stimato da {{count}} fitter.',
    priorFrom_other: 'Stimato da {{count}} fitter.',
    empty: 'Ancora nessuna valutazione',
    emptyText:
      'I ciclisti dicono quanto sono soddisfatti 6 settimane dopo il fitting. La valutazione richiede 5 ciclisti.',
  },
  goals: {
    unit_one: 'di {{count}} obiettivo valutato, come previsto o meglio',
    unit_other: 'di {{count}} obiettivi valutati, come previsto o meglio',
    attained: 'Come previsto o meglio',
    addressed: 'Obiettivi con una modifica dedicata',
    alignment: 'Il fitting ha risposto a ciò che cercavano',
    tScore: 'Punteggio T degli obiettivi concordati (50 è come previsto)',
    of_one: '{{part}} su {{count}}',
    of_other: '{{part}} su {{count}}',
    outOf: '{{value}} su {{most}}',
    empty: 'Ancora nessun obiettivo valutato',
    emptyText:
      '6 settimane dopo il fitting i ciclisti dicono quanto hanno raggiunto ogni obiettivo. Una cifra richiede 5 ciclisti.',
  },
  improvement: {
    unit: 'su 100, dove 50 è invariato',
    band: 'Tra {{conservative}} e {{optimistic}} se chi non ha risposto fosse invariato.',
    early_one: '{{count}} di questi fitting ha finora solo una risposta anticipata.',
    early_other: '{{count}} di questi fitting hanno finora solo una risposta anticipata.',
    components: {
      discomfort: 'Fastidi',
      goals: 'Obiettivi',
      overall: 'Cambiamento complessivo',
    },
    empty: 'Ancora nulla da confrontare',
    emptyText:
      'Confronta il questionario iniziale con il follow-up: fastidi, obiettivi e cambiamento complessivo. Una cifra richiede 5 ciclisti.',
  },
  radar: {
    zone: 'Zona',
    riders: 'Quali ciclisti sono mostrati',
    analysis: {
      symptomatic: 'Ciclisti con fastidio lì',
      all: 'Tutti i ciclisti',
    },
    responders: 'solo chi ha risposto',
    noComplaints: 'Nessun ciclista aveva un fastidio di 2 o più prima del fitting.',
    missing: 'Se chi non ha risposto fosse invariato',
    ifUnchanged_one: '{{zone}}: {{conservative}} invece di {{change}} ({{count}} ciclista non ha risposto)',
    ifUnchanged_other:
      '{{zone}}: {{conservative}} invece di {{change}} ({{count}} ciclisti non hanno risposto)',
    empty: 'Ancora nulla da confrontare',
    emptyText:
      'Mostra ogni zona prima del fitting e 6 settimane dopo. Una zona richiede 5 ciclisti, e il radar 3 zone.',
  },
  responses: {
    unit: {
      early: 'con risposta dopo 2 settimane',
      primary: 'con risposta dopo 6 settimane',
      lasting: 'con risposta dopo 3 mesi',
      yearly: 'con risposta dopo un anno',
    },
    wave: {
      early: '2 settimane',
      primary: '6 settimane',
      lasting: '3 mesi',
      yearly: '1 anno',
    },
    share_one: '{{share}} ({{answered}} su {{count}})',
    share_other: '{{share}} ({{answered}} su {{count}})',
    answered_one: '{{answered}} su {{count}}',
    answered_other: '{{answered}} su {{count}}',
    notReached_one:
      '{{count}} non raggiunto, perché le e-mail al ciclista sono tornate indietro. Conta come senza risposta.',
    notReached_other:
      '{{count}} non raggiunti, perché le e-mail ai ciclisti sono tornate indietro. Contano come senza risposta.',
    empty: 'Ancora nessun follow-up previsto',
    emptyText:
      'I ciclisti ricevono le prime domande 2 settimane dopo un fitting, se non hai cambiato il calendario.',
  },
  layout: {
    lead: 'Scegli che cosa mostra il tuo pannello, in quale ordine e con quale larghezza. È uguale su tutti i tuoi dispositivi.',
    open: 'Apri il pannello',
    preview: 'Anteprima',
    previewHint: 'Sul telefono i widget sono larghi quanto lo schermo.',
    nothing: 'Il tuo pannello non mostra widget.',
    list: 'Widget',
    listHint: 'Trascina le maniglie, o usa su di esse i tasti freccia.',
    move: 'Sposta {{name}}',
    up: 'Sposta {{name}} in su',
    down: 'Sposta {{name}} in giù',
    width: 'Larghezza di {{name}}',
    widths: {
      small: 'Un quarto',
      medium: 'Metà',
      large: 'Tutta la larghezza',
    },
    moved: '{{name}} ora è al numero {{place}} di {{all}}.',
    shown: '{{name}}: visibile.',
    hidden: '{{name}}: nascosto.',
    widened: '{{name}}: {{width}}.',
    reset: 'Reimposta disposizione',
    wasReset: 'Disposizione reimpostata.',
    undone: 'Modifica annullata.',
    stale:
      'La disposizione è stata cambiata in un’altra pagina. Questa è la versione più recente. Ripeti la tua modifica.',
  },
} satisfies Translation<typeof english>
