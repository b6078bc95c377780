import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Ny',
    invited: 'Inviteret',
    intake_started: 'Forhåndsskema begyndt',
    expired: 'Invitation udløbet',
    intake_submitted: 'Forhåndsskema modtaget',
    fitted: 'Bikefit fuldført',
    following_up: 'Følges op',
    closed: 'Lukket',
    cancelled: 'Aflyst',
  },
  followUpStatus: {
    scheduled: 'Planlagt',
    due: 'Klar',
    overdue: 'Forfalden',
    missed: 'Ikke besvaret',
    submitted: 'Besvaret',
    skipped: 'Sprunget over',
  },
  phase: {
    before: 'før',
    after: 'efter',
  },
  ...riderTexts,
  followUp: {
    answered: 'besvaret {{date}}',
    due: 'planlagt {{date}}',
  },
  head: {
    title: 'Bikefit-session',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Cykel',
    noBike: 'Ingen cykel valgt',
    alike: 'Ryttere, der ligner denne',
  },
  tab: {
    label: 'Session',
    brief: 'Brief',
    fit: 'Bikefit',
    report: 'Rapport',
    followUps: 'Opfølgninger',
    history: 'Historik',
  },
  life: {
    complete: 'Fuldfør bikefit',
    completed: 'Bikefittet er fuldført.',
    undone: 'Bikefittet er genåbnet. Dets planlagte opfølgninger er aflyst.',
    planned: 'Bikefittet er fuldført, og rytteren kan se rapporten. Opfølgninger er planlagt {{dates}}.',
    nothingPlanned: 'Bikefittet er fuldført, og rytteren kan se rapporten. Ingen opfølgninger er planlagt.',
    undo: 'Genåbn bikefit',
    close: 'Luk session',
    closed: 'Sessionen er lukket. Der sendes ikke flere opfølgninger, og intet kan ændres.',
    reopen: 'Genåbn session',
    cancel: 'Aflys session',
    cancelled: 'Sessionen er aflyst. Intet kan ændres.',
    uncancel: 'Gendan session',
    unsent: 'Nogle ændringer er ikke gemt endnu. Prøv igen, når de er.',
  },
  shortcut: {
    title: 'Genvejstaster',
    next: 'I en måling: gå til den næste i kolonnen',
    step: 'I en måling: ét trin op eller ned',
    stride: 'I en måling: ti trin op eller ned',
    move: 'På en ændrings håndtag: flyt den op eller ned',
  },
  ...savingTexts,
  appointments: {
    title: 'Tid',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Aflyst',
    no_show: 'Mødte ikke',
  },
  brief: {
    goals: 'Mål',
    age: 'Alder',
    weight: 'Hvor vigtigt »{{goal}}« er',
    weightWords: {
      1: 'Vigtigt',
      2: 'Vigtigere',
      3: 'Vigtigst',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Hvad 0 betyder for »{{goal}}«',
    reached: '0 betyder',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Aftal med rytteren, hvad der regnes som nået. Ved opfølgningen vurderer rytteren hvert mål fra −2 til +2, og 0 betyder præcis det.',
    activities: 'Det, rytteren synes er svært',
    activitiesHint:
      'Op til tre aktiviteter på cyklen med rytterens egne ord. Rytteren vurderer hver af dem: 0 er umuligt, 10 er lige så godt som før problemet.',
    activity: 'Aktivitet {{number}}',
    activityRated: '{{words}}: {{ability}} af 10',
    ability: '0 til 10',
    injuries: 'Nuværende skader',
    noInjuries: 'Ingen nuværende skader.',
    notes: 'Dine noter',
    notesHint: 'Kun du kan se dem',
    physician:
      'Faresignal: Henvis rytteren til en læge, før du ændrer noget på cyklen. Indtil da foreslår vi ingen ændringer for disse områder.',
    everything: 'Alle svar, {{date}}',
    noIntake: 'Intet forhåndsskema endnu',
    noIntakeNew:
      'Dette bikefit blev startet uden forhåndsskema. Spørg rytteren, hvad der er vigtigt, og skriv det i dine noter.',
    noIntakeYet: 'Rytteren har ikke indsendt forhåndsskemaet endnu. Det vises her, så snart det er indsendt.',
    unknownForm: 'Forhåndsskemaet er nyere end den side, du har åben. Genindlæs siden for at læse det.',
  },
  predict: {
    title: 'Dine forventninger',
    hint: 'Hvilke point vil rytteren give hvert område ved opfølgningen efter seks uger? Det er frivilligt at angive forventninger, og kun du ser dem. Bedre betyder mindst 2 trin lavere og værre mindst 2 trin højere.',
    lockHint:
      'Når du fuldfører bikefittet, låses dine forventninger. Fra 11 ryttere viser Resultater, hvor ofte de holdt stik.',
    zone: 'Din forventning til: {{zone}}',
    before: '{{score}} af 7 før bikefittet',
    none: 'Ingen forventning',
    outcome: {
      better: 'Bedre',
      unchanged: 'Uændret',
      worse: 'Værre',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Låst, siden bikefittet blev fuldført. Kun du ser dem.',
  },
  report: {
    title: 'Til rytteren',
    summary: 'Sammenfatning',
    summaryHint:
      'Med enkle ord: hvad du fandt, hvad du ændrede, og hvad rytteren skal holde øje med. Det er det første, rytteren læser.',
    photos: 'Billeder i rapporten',
    photosHint: 'Vælg op til {{most}}. Rapporten viser ingen andre.',
    noPhotos: 'Føj billeder til bikefittet, så kan du her vælge, hvilke rapporten viser.',
  },
  secondBaseline: {
    title: 'Point før bikefittet, anden gang',
    lead: 'Før du begynder, kan rytteren give de seks områder point én gang til. Det tager under et minut.',
    sameDay: 'Forhåndsskemaet er fra i dag. Nye point er nyttige fra i morgen.',
    primary:
      'Resultater sammenlignes altid med forhåndsskemaet. To sæt point fra før bikefittet viser, hvor meget rytteres ubehag ændrer sig af sig selv.',
    ask: 'Giv områder point igen',
    askAgain: 'Lad rytteren ændre point',
    dialog: 'Rytteren giver point på sin telefon eller på denne enhed. Tidligere point vises ikke der.',
    here: 'Åbn på denne enhed',
    noDiscomfort: 'Intet ubehag i noget område.',
    givenAt: 'Point givet {{when}}',
  },
  since: {
    title: 'Siden sidst',
    last: '{{form}}, {{date}}',
    nothing: 'Intet ubehag dengang eller nu.',
  },
  fit: {
    whichBike: 'Hvilken cykel gælder dette bikefit?',
    typesOfIntake: 'Vælg en type fra forhåndsskemaet for at tilføje cyklen. Du kan tilføje detaljer senere.',
    addType: 'Tilføj: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
