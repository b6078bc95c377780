import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Varsler fra oppfølginger',
    appointments: 'Kommende timer',
    rating: 'Vurdering av bikefitteren',
    goals: 'Måloppnåelse',
    improvement: 'Forbedring per økt',
    radar: 'Ubehag før og etter',
    submissions: 'Siste innsendte skjemaer',
    responses: 'Svarprosent',
    invitations: 'Åpne invitasjoner',
    interventions: 'Endringslogg',
  },
  figure: {
    interval: '95 %-intervall {{low}} til {{high}}',
    noSpread: 'Det samme for alle syklister, så det er ikke noe intervall.',
    few_one: 'Bare antall. Et tall krever {{least}} syklister, {{count}} til trengs.',
    few_other: 'Bare antall. Et tall krever {{least}} syklister, {{count}} til trengs.',
    responders_one: 'Bare de som svarte: {{answered}} av {{count}} bikefit besvart etter 6 uker.',
    responders_other: 'Bare de som svarte: {{answered}} av {{count}} bikefiter besvart etter 6 uker.',
    respondersShare_one:
      'Bare de som svarte: {{answered}} av {{count}} bikefit besvart etter 6 uker ({{share}}).',
    respondersShare_other:
      'Bare de som svarte: {{answered}} av {{count}} bikefiter besvart etter 6 uker ({{share}}).',
    show: '(vis disse øktene)',
    noFits: 'Ingen bikefiter med disse filtrene',
    noFitsText: 'Fjern filtrene eller velg andre.',
  },
  rating: {
    unit: 'av {{most}}',
    prior_one:
      'Det starter på {{centre}}, som teller like mye som {{count}} syklist, så noen få svar flytter det ikke langt.',
    prior_other:
      'Det starter på {{centre}}, som teller like mye som {{count}} syklister, så noen få svar flytter det ikke langt.',
    priorFrom_one: 'Beregnet fra {{count}} bikefitter.',
    priorFrom_other: 'Beregnet fra {{count}} bikefittere.',
    empty: 'Ingen vurderinger ennå',
    emptyText: 'Syklister sier hvor fornøyde de er 6 uker etter bikefiten. Vurderingen trenger 5 syklister.',
  },
  goals: {
    unit_one: 'av {{count}} vurdert mål som forventet eller bedre',
    unit_other: 'av {{count}} vurderte mål som forventet eller bedre',
    attained: 'Som forventet eller bedre',
    addressed: 'Mål det ble gjort en endring for',
    alignment: 'Bikefiten tok for seg det de kom for',
    tScore: 'T-skår for avtalte mål (50 er som forventet)',
    of_one: '{{part}} av {{count}}',
    of_other: '{{part}} av {{count}}',
    outOf: '{{value}} av {{most}}',
    empty: 'Ingen mål vurdert ennå',
    emptyText:
      '6 uker etter bikefiten sier syklister i hvilken grad de nådde hvert mål. Et tall trenger 5 syklister.',
  },
  improvement: {
    unit: 'av 100, der 50 er uendret',
    band: 'Mellom {{conservative}} og {{optimistic}} hvis de som ikke svarte, var uendret.',
    early_one: '{{count}} av disse bikefitene har bare et tidlig svar så langt.',
    early_other: '{{count}} av disse bikefitene har bare et tidlig svar så langt.',
    components: {
      discomfort: 'Ubehag',
      goals: 'Mål',
      overall: 'Samlet endring',
    },
    empty: 'Ingenting å sammenligne ennå',
    emptyText:
      'Den sammenligner forhåndsskjemaet med oppfølgingen: ubehag, mål og den samlede endringen. Et tall trenger 5 syklister.',
  },
  radar: {
    zone: 'Sone',
    riders: 'Hvilke syklister som vises',
    analysis: {
      symptomatic: 'Syklister med ubehag der',
      all: 'Alle syklister',
    },
    responders: 'bare de som svarte',
    noComplaints: 'Ingen syklist hadde ubehag på 2 eller mer før bikefiten.',
    missing: 'Hvis de som ikke svarte, var uendret',
    ifUnchanged_one: '{{zone}}: {{conservative}} i stedet for {{change}} ({{count}} syklist svarte ikke)',
    ifUnchanged_other: '{{zone}}: {{conservative}} i stedet for {{change}} ({{count}} syklister svarte ikke)',
    empty: 'Ingenting å sammenligne ennå',
    emptyText:
      'Det viser hver sone før bikefiten og 6 uker etter. En sone trenger 5 syklister, og radardiagrammet 3 soner.',
  },
  responses: {
    unit: {
      early: 'besvart etter 2 uker',
      primary: 'besvart etter 6 uker',
      lasting: 'besvart etter 3 måneder',
      yearly: 'besvart etter et år',
    },
    wave: {
      early: '2 uker',
      primary: '6 uker',
      lasting: '3 måneder',
      yearly: '1 år',
    },
    share_one: '{{share}} ({{answered}} av {{count}})',
    share_other: '{{share}} ({{answered}} av {{count}})',
    answered_one: '{{answered}} av {{count}}',
    answered_other: '{{answered}} av {{count}}',
    notReached_one:
      '{{count}} ble ikke nådd, fordi e-post til syklisten kom i retur. Det teller som ikke besvart.',
    notReached_other:
      '{{count}} ble ikke nådd, fordi e-post til syklistene kom i retur. De teller som ikke besvart.',
    empty: 'Ingen oppfølginger klare ennå',
    emptyText: 'Syklister blir spurt første gang 2 uker etter en bikefit, med mindre du har endret planen.',
  },
  layout: {
    lead: 'Velg hva oversikten din viser, i hvilken rekkefølge og hvor bredt. Den er lik på alle enhetene dine.',
    open: 'Åpne oversikten',
    preview: 'Forhåndsvisning',
    previewHint: 'På en telefon er widgeter like brede som skjermen.',
    nothing: 'Oversikten din viser ingen widgeter.',
    list: 'Widgeter',
    listHint: 'Dra i håndtakene, eller bruk piltastene på dem.',
    move: 'Flytt {{name}}',
    up: 'Flytt {{name}} opp',
    down: 'Flytt {{name}} ned',
    width: 'Bredden på {{name}}',
    widths: {
      small: 'En fjerdedel',
      medium: 'Halv',
      large: 'Full bredde',
    },
    moved: '{{name}} er nå nummer {{place}} av {{all}}.',
    shown: '{{name}} vises.',
    hidden: '{{name}} er skjult.',
    widened: '{{name}}: {{width}}.',
    reset: 'Tilbakestill oppsett',
    wasReset: 'Oppsettet er tilbakestilt.',
    undone: 'Endringen er angret.',
    stale:
      'Oppsettet ble endret på en annen side. Dette er den nyeste versjonen. Gjør endringen din på nytt.',
  },
} satisfies Translation<typeof english>
