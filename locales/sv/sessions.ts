import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Ny',
    invited: 'Inbjuden',
    intake_started: 'Förhandsformulär påbörjat',
    expired: 'Inbjudan utgången',
    intake_submitted: 'Förhandsformulär mottaget',
    fitted: 'Bike fit slutförd',
    following_up: 'Uppföljning pågår',
    closed: 'Stängd',
    cancelled: 'Inställd',
  },
  followUpStatus: {
    scheduled: 'Planerad',
    due: 'Aktuell',
    overdue: 'Försenad',
    missed: 'Inte besvarad',
    submitted: 'Besvarad',
    skipped: 'Överhoppad',
  },
  phase: {
    before: 'före',
    after: 'efter',
  },
  ...riderTexts,
  followUp: {
    answered: 'besvarad {{date}}',
    due: 'planerad {{date}}',
  },
  head: {
    title: 'Bike fit-session',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Cykel',
    noBike: 'Ingen cykel vald',
    alike: 'Liknande cyklister',
  },
  tab: {
    label: 'Session',
    brief: 'Underlag',
    fit: 'Bike fit',
    report: 'Rapport',
    followUps: 'Uppföljningar',
    history: 'Historik',
  },
  life: {
    complete: 'Slutför bike fit',
    completed: 'Bike fit slutförd.',
    undone: 'Bike fit öppnad igen. Planerade uppföljningar är inställda.',
    planned:
      'Bike fit är slutförd och cyklisten kan se rapporten. Uppföljningar är planerade till {{dates}}.',
    nothingPlanned: 'Bike fit är slutförd och cyklisten kan se rapporten. Inga uppföljningar är planerade.',
    undo: 'Öppna bike fit igen',
    close: 'Stäng session',
    closed: 'Sessionen är stängd. Inga fler uppföljningar skickas, och inget kan ändras.',
    reopen: 'Öppna session igen',
    cancel: 'Ställ in session',
    cancelled: 'Sessionen är inställd. Inget kan ändras.',
    uncancel: 'Återställ session',
    unsent: 'Vissa ändringar är inte sparade ännu. Försök igen när de är det.',
  },
  shortcut: {
    title: 'Kortkommandon',
    next: 'I ett mått: gå till nästa i kolumnen',
    step: 'I ett mått: ett steg upp eller ned',
    stride: 'I ett mått: tio steg upp eller ned',
    move: 'På en ändrings handtag: flytta den upp eller ned',
  },
  ...savingTexts,
  appointments: {
    title: 'Bokad tid',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Avbokad',
    no_show: 'Kom inte',
  },
  brief: {
    goals: 'Mål',
    age: 'Ålder',
    weight: 'Hur viktigt ”{{goal}}” är',
    weightWords: {
      1: 'Viktigt',
      2: 'Viktigare',
      3: 'Viktigast',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Vad 0 skulle betyda för ”{{goal}}”',
    reached: '0 betyder',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Kom överens med cyklisten om vad som räknas som uppnått. Vid uppföljningen bedömer cyklisten varje mål från −2 till +2, och 0 betyder just det.',
    activities: 'Vad cyklisten tycker är svårt',
    activitiesHint:
      'Upp till tre aktiviteter på cykeln, med cyklistens egna ord. Cyklisten bedömer var och en: 0 är omöjligt, 10 är lika bra som före problemet.',
    activity: 'Aktivitet {{number}}',
    activityRated: '{{words}}: {{ability}} av 10',
    ability: '0 till 10',
    injuries: 'Pågående skador',
    noInjuries: 'Inga pågående skador.',
    notes: 'Dina anteckningar',
    notesHint: 'Bara du kan se dem',
    physician:
      'Varningstecken: hänvisa cyklisten till en läkare innan du ändrar något på cykeln. Till dess föreslår vi inga ändringar för de här områdena.',
    everything: 'Alla svar, {{date}}',
    noIntake: 'Inget förhandsformulär ännu',
    noIntakeNew:
      'Denna bike fit startades utan förhandsformulär. Fråga cyklisten vad som är viktigt och skriv det i dina anteckningar.',
    noIntakeYet: 'Cyklisten har inte skickat förhandsformuläret ännu. Det visas här så snart det skickas.',
    unknownForm: 'Förhandsformuläret är nyare än sidan du har öppen. Ladda om sidan för att läsa det.',
  },
  predict: {
    title: 'Dina förutsägelser',
    hint: 'Hur kommer cyklisten att poängsätta varje område vid uppföljningen efter sex veckor? Det är frivilligt att förutsäga, och bara du ser det. Bättre betyder minst 2 steg lägre, och sämre minst 2 steg högre.',
    lockHint:
      'När du slutför bike fit låses dina förutsägelser. Från 11 cyklister visar Resultat hur ofta de slog in.',
    zone: 'Din förutsägelse för: {{zone}}',
    before: '{{score}} av 7 före bike fit',
    none: 'Ingen förutsägelse',
    outcome: {
      better: 'Bättre',
      unchanged: 'Oförändrat',
      worse: 'Sämre',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Låsta sedan bike fit slutfördes. Bara du ser dem.',
  },
  report: {
    title: 'För cyklisten',
    summary: 'Sammanfattning',
    summaryHint:
      'Med enkla ord: vad du fann, vad du ändrade och vad cyklisten bör vara uppmärksam på. Det är det första cyklisten läser.',
    photos: 'Foton i rapporten',
    photosHint: 'Välj upp till {{most}}. Rapporten visar inga andra.',
    noPhotos: 'Lägg till foton i bike fit, så kan du här välja vilka rapporten visar.',
  },
  secondBaseline: {
    title: 'Andra poängsättningen före bike fit',
    lead: 'Innan du börjar kan cyklisten poängsätta de sex områdena en gång till. Det tar mindre än en minut.',
    sameDay: 'Förhandsformuläret är från i dag. En andra poängsättning är användbar från och med i morgon.',
    primary:
      'Resultat jämförs alltid med förhandsformuläret. Två poängsättningar före bike fit visar hur mycket cyklister förändras av sig själva.',
    ask: 'Poängsätt områden igen',
    askAgain: 'Låt cyklisten ändra poäng',
    dialog: 'Cyklisten poängsätter på sin telefon eller på den här enheten. Tidigare poäng visas inte där.',
    here: 'Öppna på den här enheten',
    noDiscomfort: 'Inget obehag i något område.',
    givenAt: 'Poängsatt {{when}}',
  },
  since: {
    title: 'Sedan förra gången',
    last: '{{form}}, {{date}}',
    nothing: 'Inget obehag då eller nu.',
  },
  fit: {
    whichBike: 'Vilken cykel gäller denna bike fit?',
    typesOfIntake:
      'Välj en typ från förhandsformuläret för att lägga till cykeln. Du kan lägga till detaljer senare.',
    addType: 'Lägg till: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
