import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Varsler fra opfølgninger',
    appointments: 'Kommende tider',
    rating: 'Vurdering af bikefitteren',
    goals: 'Målopfyldelse',
    improvement: 'Forbedring pr. session',
    radar: 'Ubehag før og efter',
    submissions: 'Seneste indsendte skemaer',
    responses: 'Svarprocent',
    invitations: 'Åbne invitationer',
    interventions: 'Ændringslog',
  },
  figure: {
    interval: '95 %-interval {{low}} til {{high}}',
    noSpread: 'Det samme for alle ryttere, så der er ikke noget interval.',
    few_one: 'Kun antal. Et tal kræver {{least}} ryttere, der mangler {{count}}.',
    few_other: 'Kun antal. Et tal kræver {{least}} ryttere, der mangler {{count}}.',
    responders_one: 'Kun dem, der svarede: {{answered}} af {{count}} bikefit besvaret efter 6 uger.',
    responders_other: 'Kun dem, der svarede: {{answered}} af {{count}} bikefits besvaret efter 6 uger.',
    respondersShare_one:
      'Kun dem, der svarede: {{answered}} af {{count}} bikefit besvaret efter 6 uger ({{share}}).',
    respondersShare_other:
      'Kun dem, der svarede: {{answered}} af {{count}} bikefits besvaret efter 6 uger ({{share}}).',
    show: '(vis disse sessioner)',
    noFits: 'Ingen bikefits med disse filtre',
    noFitsText: 'Ryd filtrene, eller vælg andre.',
  },
  rating: {
    unit: 'af {{most}}',
    prior_one:
      'Det starter ved {{centre}}, som tæller lige så meget som {{count}} rytter, så nogle få svar flytter det ikke langt.',
    prior_other:
      'Det starter ved {{centre}}, som tæller lige så meget som {{count}} ryttere, så nogle få svar flytter det ikke langt.',
    priorFrom_one: 'Beregnet ud fra {{count}} bikefitter.',
    priorFrom_other: 'Beregnet ud fra {{count}} bikefittere.',
    empty: 'Ingen vurderinger endnu',
    emptyText: 'Ryttere siger, hvor tilfredse de er, 6 uger efter bikefittet. Vurderingen kræver 5 ryttere.',
  },
  goals: {
    unit_one: 'af {{count}} vurderet mål som forventet eller bedre',
    unit_other: 'af {{count}} vurderede mål som forventet eller bedre',
    attained: 'Som forventet eller bedre',
    addressed: 'Mål, der blev lavet en ændring for',
    alignment: 'Bikefittet tog hånd om det, de kom for',
    tScore: 'T-score for aftalte mål (50 er som forventet)',
    of_one: '{{part}} af {{count}}',
    of_other: '{{part}} af {{count}}',
    outOf: '{{value}} af {{most}}',
    empty: 'Ingen mål vurderet endnu',
    emptyText:
      '6 uger efter bikefittet siger ryttere, i hvilken grad de nåede hvert mål. Et tal kræver 5 ryttere.',
  },
  improvement: {
    unit: 'af 100, hvor 50 er uændret',
    band: 'Mellem {{conservative}} og {{optimistic}}, hvis dem, der ikke svarede, var uændrede.',
    early_one: '{{count}} af disse bikefits har kun et tidligt svar indtil nu.',
    early_other: '{{count}} af disse bikefits har kun et tidligt svar indtil nu.',
    components: {
      discomfort: 'Ubehag',
      goals: 'Mål',
      overall: 'Samlet ændring',
    },
    empty: 'Intet at sammenligne endnu',
    emptyText:
      'Den sammenligner forhåndsskemaet med opfølgningen: ubehag, mål og den samlede ændring. Et tal kræver 5 ryttere.',
  },
  radar: {
    zone: 'Område',
    riders: 'Hvilke ryttere der vises',
    analysis: {
      symptomatic: 'Ryttere med ubehag der',
      all: 'Alle ryttere',
    },
    responders: 'kun dem, der svarede',
    noComplaints: 'Ingen rytter havde ubehag på 2 eller mere før bikefittet.',
    missing: 'Hvis dem, der ikke svarede, var uændrede',
    ifUnchanged_one: '{{zone}}: {{conservative}} i stedet for {{change}} ({{count}} rytter svarede ikke)',
    ifUnchanged_other: '{{zone}}: {{conservative}} i stedet for {{change}} ({{count}} ryttere svarede ikke)',
    empty: 'Intet at sammenligne endnu',
    emptyText:
      'Det viser hvert område før bikefittet og 6 uger efter. Et område kræver 5 ryttere, og radardiagrammet 3 områder.',
  },
  responses: {
    unit: {
      early: 'besvaret efter 2 uger',
      primary: 'besvaret efter 6 uger',
      lasting: 'besvaret efter 3 måneder',
      yearly: 'besvaret efter et år',
    },
    wave: {
      early: '2 uger',
      primary: '6 uger',
      lasting: '3 måneder',
      yearly: '1 år',
    },
    share_one: '{{share}} ({{answered}} af {{count}})',
    share_other: '{{share}} ({{answered}} af {{count}})',
    answered_one: '{{answered}} af {{count}}',
    answered_other: '{{answered}} af {{count}}',
    notReached_one:
      '{{count}} blev ikke nået, fordi e-mails til rytteren kom retur. Den tæller som ikke besvaret.',
    notReached_other:
      '{{count}} blev ikke nået, fordi e-mails til rytterne kom retur. De tæller som ikke besvaret.',
    empty: 'Ingen opfølgninger klar endnu',
    emptyText: 'Ryttere bliver spurgt første gang 2 uger efter et bikefit, medmindre du har ændret planen.',
  },
  layout: {
    lead: 'Vælg, hvad din oversigt viser, i hvilken rækkefølge og hvor bredt. Den er ens på alle dine enheder.',
    open: 'Åbn oversigten',
    preview: 'Forhåndsvisning',
    previewHint: 'På en telefon er widgets lige så brede som skærmen.',
    nothing: 'Din oversigt viser ingen widgets.',
    list: 'Widgets',
    listHint: 'Træk i håndtagene, eller brug piletasterne på dem.',
    move: 'Flyt {{name}}',
    up: 'Flyt {{name}} op',
    down: 'Flyt {{name}} ned',
    width: 'Bredden på {{name}}',
    widths: {
      small: 'En fjerdedel',
      medium: 'Halv',
      large: 'Fuld bredde',
    },
    moved: '{{name}} er nu nummer {{place}} af {{all}}.',
    shown: '{{name}} vises.',
    hidden: '{{name}} er skjult.',
    widened: '{{name}}: {{width}}.',
    reset: 'Nulstil opsætning',
    wasReset: 'Opsætningen er nulstillet.',
    undone: 'Ændringen er fortrudt.',
    stale: 'Opsætningen blev ændret på en anden side. Dette er den nyeste version. Lav din ændring igen.',
  },
} satisfies Translation<typeof english>
