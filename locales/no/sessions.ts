import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Ny',
    invited: 'Invitert',
    intake_started: 'Forhåndsskjema begynt',
    expired: 'Invitasjon utløpt',
    intake_submitted: 'Forhåndsskjema mottatt',
    fitted: 'Bikefit fullført',
    following_up: 'Følges opp',
    closed: 'Lukket',
    cancelled: 'Avlyst',
  },
  followUpStatus: {
    scheduled: 'Planlagt',
    due: 'Klar',
    overdue: 'Forfalt',
    missed: 'Ikke besvart',
    submitted: 'Besvart',
    skipped: 'Hoppet over',
  },
  phase: {
    before: 'før',
    after: 'etter',
  },
  ...riderTexts,
  followUp: {
    answered: 'besvart {{date}}',
    due: 'planlagt {{date}}',
  },
  head: {
    title: 'Bikefit-økt',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Sykkel',
    noBike: 'Ingen sykkel valgt',
    alike: 'Syklister som ligner denne',
  },
  tab: {
    label: 'Økt',
    brief: 'Brief',
    fit: 'Bikefit',
    report: 'Rapport',
    followUps: 'Oppfølginger',
    history: 'Historikk',
  },
  life: {
    complete: 'Fullfør bikefit',
    completed: 'Bikefiten er fullført.',
    undone: 'Bikefiten er gjenåpnet. De planlagte oppfølgingene er avlyst.',
    planned: 'Bikefiten er fullført, og syklisten kan se rapporten. Oppfølginger er planlagt {{dates}}.',
    nothingPlanned: 'Bikefiten er fullført, og syklisten kan se rapporten. Ingen oppfølginger er planlagt.',
    undo: 'Gjenåpne bikefit',
    close: 'Lukk økt',
    closed: 'Denne økten er lukket. Ingen flere oppfølginger sendes, og ingenting kan endres.',
    reopen: 'Gjenåpne økt',
    cancel: 'Avlys økt',
    cancelled: 'Denne økten er avlyst. Ingenting kan endres.',
    uncancel: 'Gjenopprett økt',
    unsent: 'Noen endringer er ikke lagret ennå. Prøv igjen når de er det.',
  },
  shortcut: {
    title: 'Hurtigtaster',
    next: 'I en måling: gå til neste i kolonnen',
    step: 'I en måling: ett trinn opp eller ned',
    stride: 'I en måling: ti trinn opp eller ned',
    move: 'På håndtaket til en endring: flytt den opp eller ned',
  },
  ...savingTexts,
  appointments: {
    title: 'Time',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Avlyst',
    no_show: 'Møtte ikke',
  },
  brief: {
    goals: 'Mål',
    age: 'Alder',
    weight: 'Hvor viktig «{{goal}}» er',
    weightWords: {
      1: 'Viktig',
      2: 'Viktigere',
      3: 'Viktigst',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Hva 0 betyr for «{{goal}}»',
    reached: '0 betyr',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Avtal med syklisten hva som regnes som nådd. Ved oppfølgingen vurderer syklisten hvert mål fra −2 til +2, og 0 betyr akkurat det.',
    activities: 'Det syklisten synes er vanskelig',
    activitiesHint:
      'Opptil tre aktiviteter på sykkelen, med syklistens egne ord. Syklisten vurderer hver av dem: 0 er umulig, 10 er like godt som før problemet.',
    activity: 'Aktivitet {{number}}',
    activityRated: '{{words}}: {{ability}} av 10',
    ability: '0 til 10',
    injuries: 'Nåværende skader',
    noInjuries: 'Ingen nåværende skader.',
    notes: 'Dine notater',
    notesHint: 'Bare du kan se dem',
    physician:
      'Faresignal: Henvis syklisten til lege før du endrer noe på sykkelen. Til da foreslår vi ingen endringer for disse sonene.',
    everything: 'Alle svar, {{date}}',
    noIntake: 'Ikke noe forhåndsskjema ennå',
    noIntakeNew:
      'Denne bikefiten ble startet uten forhåndsskjema. Spør syklisten hva som er viktig, og skriv det i notatene.',
    noIntakeYet:
      'Syklisten har ikke sendt inn forhåndsskjemaet ennå. Det vises her så snart det er sendt inn.',
    unknownForm:
      'Dette forhåndsskjemaet er nyere enn siden du har åpen. Last inn siden på nytt for å lese det.',
  },
  predict: {
    title: 'Dine forventninger',
    hint: 'Hvilke poeng gir syklisten hver sone ved oppfølgingen etter seks uker? Å angi forventninger er frivillig, og bare du ser dem. Bedre betyr minst 2 trinn lavere, og verre minst 2 trinn høyere.',
    lockHint:
      'Når du fullfører bikefiten, låses forventningene. Fra 11 syklister viser Resultater hvor ofte de slo til.',
    zone: 'Din forventning for: {{zone}}',
    before: '{{score}} av 7 før bikefiten',
    none: 'Ingen forventning',
    outcome: {
      better: 'Bedre',
      unchanged: 'Uendret',
      worse: 'Verre',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Låst siden bikefiten ble fullført. Bare du ser dem.',
  },
  report: {
    title: 'Til syklisten',
    summary: 'Sammendrag',
    summaryHint:
      'Med enkle ord: hva du fant, hva du endret, og hva syklisten bør følge med på. Det er det første syklisten leser.',
    photos: 'Bilder i rapporten',
    photosHint: 'Velg opptil {{most}}. Rapporten viser ingen andre.',
    noPhotos: 'Legg til bilder i bikefiten, så kan du her velge hvilke rapporten viser.',
  },
  secondBaseline: {
    title: 'Poeng før bikefiten, andre gang',
    lead: 'Før du begynner, kan syklisten gi de seks sonene poeng én gang til. Det tar under et minutt.',
    sameDay: 'Forhåndsskjemaet er fra i dag. Nye poeng er nyttige fra i morgen.',
    primary:
      'Resultater sammenlignes alltid med forhåndsskjemaet. To sett poeng fra før bikefiten viser hvor mye ubehaget til syklister endrer seg av seg selv.',
    ask: 'Gi sonene poeng igjen',
    askAgain: 'La syklisten endre poeng',
    dialog: 'Syklisten gir poeng på telefonen sin eller på denne enheten. Tidligere poeng vises ikke der.',
    here: 'Åpne på denne enheten',
    noDiscomfort: 'Ikke ubehag i noen sone.',
    givenAt: 'Poeng gitt {{when}}',
  },
  since: {
    title: 'Siden sist',
    last: '{{form}}, {{date}}',
    nothing: 'Ikke noe ubehag da eller nå.',
  },
  fit: {
    whichBike: 'Hvilken sykkel gjelder denne bikefiten?',
    typesOfIntake:
      'Velg en type fra forhåndsskjemaet for å legge til sykkelen. Detaljer kan du legge til senere.',
    addType: 'Legg til: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
