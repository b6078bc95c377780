import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Nieuw',
    invited: 'Uitgenodigd',
    intake_started: 'Intake begonnen',
    expired: 'Uitnodiging verlopen',
    intake_submitted: 'Intake ontvangen',
    fitted: 'Fitting gedaan',
    following_up: 'In follow-up',
    closed: 'Gesloten',
    cancelled: 'Geannuleerd',
  },
  followUpStatus: {
    scheduled: 'Gepland',
    due: 'Aan de beurt',
    overdue: 'Te laat',
    missed: 'Niet beantwoord',
    submitted: 'Beantwoord',
    skipped: 'Overgeslagen',
  },
  phase: {
    before: 'ervoor',
    after: 'erna',
  },
  ...riderTexts,
  followUp: {
    answered: 'beantwoord {{date}}',
    due: 'gepland {{date}}',
  },
  head: {
    title: 'Fittingsessie',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Fiets',
    noBike: 'Geen fiets gekozen',
    alike: 'Vergelijkbare fietsers',
  },
  tab: {
    label: 'Sessie',
    brief: 'Voorbereiding',
    fit: 'Fitting',
    report: 'Rapport',
    followUps: 'Follow-ups',
    history: 'Geschiedenis',
  },
  life: {
    complete: 'Fitting afronden',
    completed: 'Fitting afgerond.',
    undone: 'Fitting heropend. Geplande follow-ups zijn geannuleerd.',
    planned:
      'De fitting is afgerond en de fietser kan het rapport zien. De follow-ups zijn gepland op {{dates}}.',
    nothingPlanned:
      'De fitting is afgerond en de fietser kan het rapport zien. Er zijn geen follow-ups gepland.',
    undo: 'Fitting heropenen',
    close: 'Sessie sluiten',
    closed:
      'Deze sessie is gesloten. Er worden geen follow-ups meer verstuurd en er kan niets meer worden gewijzigd.',
    reopen: 'Sessie heropenen',
    cancel: 'Sessie annuleren',
    cancelled: 'Deze sessie is geannuleerd. Er kan niets worden gewijzigd.',
    uncancel: 'Sessie herstellen',
    unsent: 'Sommige wijzigingen zijn nog niet opgeslagen. Probeer het opnieuw als ze dat zijn.',
  },
  shortcut: {
    title: 'Sneltoetsen',
    next: 'In een meting: naar de volgende in de kolom',
    step: 'In een meting: één stap omhoog of omlaag',
    stride: 'In een meting: tien stappen omhoog of omlaag',
    move: 'Op de greep van een wijziging: omhoog of omlaag verplaatsen',
  },
  ...savingTexts,
  appointments: {
    title: 'Afspraak',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Geannuleerd',
    no_show: 'Niet gekomen',
  },
  brief: {
    goals: 'Doelen',
    age: 'Leeftijd',
    weight: 'Hoe belangrijk ‘{{goal}}’ is',
    weightWords: {
      1: 'Belangrijk',
      2: 'Belangrijker',
      3: 'Het belangrijkst',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Wat 0 zou betekenen voor ‘{{goal}}’',
    reached: '0 betekent',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Spreek met de fietser af wat als bereikt telt. Bij de follow-up beoordeelt de fietser elk doel van −2 tot +2, en 0 betekent precies dat.',
    activities: 'Wat de fietser moeilijk vindt',
    activitiesHint:
      'Hoogstens drie activiteiten op de fiets, in de eigen woorden van de fietser. De fietser beoordeelt elke activiteit: 0 is onmogelijk, 10 is zo goed als vóór het probleem.',
    activity: 'Activiteit {{number}}',
    activityRated: '{{words}}: {{ability}} van 10',
    ability: '0 tot 10',
    injuries: 'Huidige blessures',
    noInjuries: 'Geen huidige blessures.',
    notes: 'Je notities',
    notesHint: 'Alleen jij kunt ze zien',
    physician:
      'Alarmsignaal: verwijs de fietser door naar een arts voordat je iets aan de fiets wijzigt. Tot dan stellen we voor deze zones geen wijzigingen voor.',
    everything: 'Alle antwoorden, {{date}}',
    noIntake: 'Nog geen intake',
    noIntakeNew:
      'Deze fitting is zonder intake begonnen. Vraag de fietser wat belangrijk is en schrijf het in je notities.',
    noIntakeYet: 'De fietser heeft de intake nog niet verstuurd. Die verschijnt hier zodra dat gebeurt.',
    unknownForm:
      'Deze intake is nieuwer dan de pagina die je open hebt. Laad de pagina opnieuw om die te lezen.',
  },
  predict: {
    title: 'Je voorspellingen',
    hint: 'Hoe zal de fietser elke zone scoren bij de follow-up na zes weken? Voorspellen hoeft niet, en alleen jij ziet het. Beter betekent minstens 2 stappen lager, slechter minstens 2 stappen hoger.',
    lockHint:
      'Als je de fitting afrondt, liggen je voorspellingen vast. Vanaf 11 fietsers toont Resultaten hoe vaak ze uitkwamen.',
    zone: 'Je voorspelling voor: {{zone}}',
    before: '{{score}} van 7 vóór de fitting',
    none: 'Geen voorspelling',
    outcome: {
      better: 'Beter',
      unchanged: 'Onveranderd',
      worse: 'Slechter',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Vastgelegd sinds de fitting is afgerond. Alleen jij ziet ze.',
  },
  report: {
    title: 'Voor de fietser',
    summary: 'Samenvatting',
    summaryHint:
      'In gewone woorden: wat je vond, wat je hebt gewijzigd en waar de fietser op moet letten. Dit wordt als eerste gelezen.',
    photos: 'Foto’s in het rapport',
    photosHint: 'Kies er hoogstens {{most}}. Het rapport toont geen andere.',
    noPhotos: 'Voeg foto’s toe aan de fitting. Dan kun je hier kiezen welke het rapport toont.',
  },
  secondBaseline: {
    title: 'Tweede score vóór de fitting',
    lead: 'Voordat je begint, kan de fietser de zes zones nog een keer scoren. Dat duurt minder dan een minuut.',
    sameDay: 'De intake is van vandaag. Een tweede score is nuttig vanaf morgen.',
    primary:
      'Resultaten worden altijd met de intake vergeleken. Twee scores van vóór de fitting laten zien hoeveel fietsers uit zichzelf veranderen.',
    ask: 'Zones opnieuw scoren',
    askAgain: 'Fietser scores laten wijzigen',
    dialog:
      'De fietser scoort op de eigen telefoon, of op dit apparaat. Eerdere scores zijn daar niet te zien.',
    here: 'Op dit apparaat openen',
    noDiscomfort: 'Geen ongemak in welke zone dan ook.',
    givenAt: 'Gescoord op {{when}}',
  },
  since: {
    title: 'Sinds de vorige keer',
    last: '{{form}}, {{date}}',
    nothing: 'Geen ongemak, toen en nu.',
  },
  fit: {
    whichBike: 'Voor welke fiets is deze fitting?',
    typesOfIntake: 'Kies een soort uit de intake om de fiets toe te voegen. Details kun je later aanvullen.',
    addType: 'Toevoegen: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
