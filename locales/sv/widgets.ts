import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Varningar från uppföljningar',
    appointments: 'Kommande tider',
    rating: 'Bikefitterns betyg',
    goals: 'Måluppfyllelse',
    improvement: 'Förbättring per session',
    radar: 'Obehag före och efter',
    submissions: 'Senaste formulär',
    responses: 'Svarsfrekvens',
    invitations: 'Öppna inbjudningar',
    interventions: 'Ändringslogg',
  },
  figure: {
    interval: '95 %-intervall {{low}} till {{high}}',
    noSpread: 'Samma för alla cyklister, så det finns inget intervall.',
    few_one: 'Bara antal. En siffra kräver {{least}} cyklister, {{count}} till behövs.',
    few_other: 'Bara antal. En siffra kräver {{least}} cyklister, {{count}} till behövs.',
    responders_one: 'Bara de som svarat: {{answered}} av {{count}} bike fit besvarad efter 6 veckor.',
    responders_other: 'Bara de som svarat: {{answered}} av {{count}} bike fits besvarade efter 6 veckor.',
    respondersShare_one:
      'Bara de som svarat: {{answered}} av {{count}} bike fit besvarad efter 6 veckor ({{share}}).',
    respondersShare_other:
      'Bara de som svarat: {{answered}} av {{count}} bike fits besvarade efter 6 veckor ({{share}}).',
    show: '(visa de här sessionerna)',
    noFits: 'Ingen bike fit med de här filtren',
    noFitsText: 'Rensa filtren eller välj andra.',
  },
  rating: {
    unit: 'av {{most}}',
    prior_one:
      'Det utgår från {{centre}}, som räknas lika mycket som {{count}} cyklist, så några få svar flyttar det inte långt.',
    prior_other:
      'Det utgår från {{centre}}, som räknas lika mycket som {{count}} cyklister, så några få svar flyttar det inte långt.',
    priorFrom_one: 'Uppskattat från {{count}} bikefitter.',
    priorFrom_other: 'Uppskattat från {{count}} bikefittrar.',
    empty: 'Inga betyg ännu',
    emptyText: 'Cyklister säger hur nöjda de är 6 veckor efter bike fit. Betyget kräver 5 cyklister.',
  },
  goals: {
    unit_one: 'av {{count}} bedömt mål som väntat eller bättre',
    unit_other: 'av {{count}} bedömda mål som väntat eller bättre',
    attained: 'Som väntat eller bättre',
    addressed: 'Mål som en ändring gjordes för',
    alignment: 'Bike fit tog upp det de kom för',
    tScore: 'T-poäng för avtalade mål (50 är som väntat)',
    of_one: '{{part}} av {{count}}',
    of_other: '{{part}} av {{count}}',
    outOf: '{{value}} av {{most}}',
    empty: 'Inga mål bedömda ännu',
    emptyText:
      '6 veckor efter bike fit säger cyklister hur långt de nådde med varje mål. En siffra kräver 5 cyklister.',
  },
  improvement: {
    unit: 'av 100, där 50 är oförändrat',
    band: 'Mellan {{conservative}} och {{optimistic}} om de som inte svarade var oförändrade.',
    early_one: '{{count}} av dem har hittills bara ett tidigt svar.',
    early_other: '{{count}} av dem har hittills bara ett tidigt svar.',
    components: {
      discomfort: 'Obehag',
      goals: 'Mål',
      overall: 'Förändring överlag',
    },
    empty: 'Inget att jämföra ännu',
    emptyText:
      'Förhandsformuläret jämförs med uppföljningen: obehag, mål och förändring överlag. En siffra kräver 5 cyklister.',
  },
  radar: {
    zone: 'Område',
    riders: 'Vilka cyklister som visas',
    analysis: {
      symptomatic: 'Cyklister med obehag där',
      all: 'Alla cyklister',
    },
    responders: 'bara de som svarat',
    noComplaints: 'Ingen cyklist hade obehag på 2 eller mer före bike fit.',
    missing: 'Om de som inte svarade var oförändrade',
    ifUnchanged_one: '{{zone}}: {{conservative}} i stället för {{change}} ({{count}} cyklist svarade inte)',
    ifUnchanged_other:
      '{{zone}}: {{conservative}} i stället för {{change}} ({{count}} cyklister svarade inte)',
    empty: 'Inget att jämföra ännu',
    emptyText:
      'Varje område visas före bike fit och 6 veckor efter. Ett område kräver 5 cyklister, och radarn 3 områden.',
  },
  responses: {
    unit: {
      early: 'svarade efter 2 veckor',
      primary: 'svarade efter 6 veckor',
      lasting: 'svarade efter 3 månader',
      yearly: 'svarade efter ett år',
    },
    wave: {
      early: '2 veckor',
      primary: '6 veckor',
      lasting: '3 månader',
      yearly: '1 år',
    },
    share_one: '{{share}} ({{answered}} av {{count}})',
    share_other: '{{share}} ({{answered}} av {{count}})',
    answered_one: '{{answered}} av {{count}}',
    answered_other: '{{answered}} av {{count}}',
    notReached_one:
      '{{count}} nåddes inte, eftersom e-post till cyklisten inte kom fram. Det räknas som inte besvarat.',
    notReached_other:
      '{{count}} nåddes inte, eftersom e-post till cyklisterna inte kom fram. De räknas som inte besvarade.',
    empty: 'Inga uppföljningar är aktuella ännu',
    emptyText: 'Cyklister tillfrågas första gången 2 veckor efter en bike fit, om du inte ändrat schemat.',
  },
  layout: {
    lead: 'Välj vad din översikt visar, i vilken ordning och hur brett. Den är densamma på alla dina enheter.',
    open: 'Öppna översikt',
    preview: 'Förhandsvisning',
    previewHint: 'På en telefon är widgetar lika breda som skärmen.',
    nothing: 'Din översikt visar inga widgetar.',
    list: 'Widgetar',
    listHint: 'Dra i handtagen, eller använd piltangenterna på dem.',
    move: 'Flytta {{name}}',
    up: 'Flytta upp {{name}}',
    down: 'Flytta ned {{name}}',
    width: 'Bredd på {{name}}',
    widths: {
      small: 'En fjärdedel',
      medium: 'Halv',
      large: 'Full bredd',
    },
    moved: '{{name}} är nu nummer {{place}} av {{all}}.',
    shown: '{{name}} visas.',
    hidden: 'Dold: {{name}}.',
    widened: '{{name}}: {{width}}.',
    reset: 'Återställ layout',
    wasReset: 'Layout återställd.',
    undone: 'Ändring ångrad.',
    stale: 'Layouten ändrades på en annan sida. Det här är den nyaste versionen. Gör din ändring igen.',
  },
} satisfies Translation<typeof english>
