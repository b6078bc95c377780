import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Neu',
    invited: 'Eingeladen',
    intake_started: 'Vorabfragebogen begonnen',
    expired: 'Einladung abgelaufen',
    intake_submitted: 'Vorabfragebogen erhalten',
    fitted: 'Fitting abgeschlossen',
    following_up: 'In Nachkontrolle',
    closed: 'Geschlossen',
    cancelled: 'Abgesagt',
  },
  followUpStatus: {
    scheduled: 'Geplant',
    due: 'Fällig',
    overdue: 'Überfällig',
    missed: 'Nicht beantwortet',
    submitted: 'Beantwortet',
    skipped: 'Ausgelassen',
  },
  phase: {
    before: 'vorher',
    after: 'nachher',
  },
  ...riderTexts,
  followUp: {
    answered: 'beantwortet am {{date}}',
    due: 'fällig am {{date}}',
  },
  head: {
    title: 'Fitting-Sitzung',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Rad',
    noBike: 'Kein Rad ausgewählt',
    alike: 'Ähnliche Fahrer/innen',
  },
  tab: {
    label: 'Sitzung',
    brief: 'Überblick',
    fit: 'Fitting',
    report: 'Bericht',
    followUps: 'Nachkontrollen',
    history: 'Verlauf',
  },
  life: {
    complete: 'Fitting abschließen',
    completed: 'Fitting abgeschlossen.',
    undone: 'Fitting wieder geöffnet. Geplante Nachkontrollen sind abgesagt.',
    planned:
      'Das Fitting ist abgeschlossen, der Bericht für die Fahrerin/den Fahrer sichtbar. Nachkontrollen sind fällig am {{dates}}.',
    nothingPlanned:
      'Das Fitting ist abgeschlossen, der Bericht für die Fahrerin/den Fahrer sichtbar. Es sind keine Nachkontrollen fällig.',
    undo: 'Fitting wieder öffnen',
    close: 'Sitzung schließen',
    closed:
      'Diese Sitzung ist geschlossen. Es werden keine Nachkontrollen mehr gesendet, und es lässt sich nichts ändern.',
    reopen: 'Sitzung wieder öffnen',
    cancel: 'Sitzung absagen',
    cancelled: 'Diese Sitzung ist abgesagt. Es lässt sich nichts ändern.',
    uncancel: 'Sitzung wiederherstellen',
    unsent: 'Einige Änderungen sind noch nicht gespeichert. Versuche es danach noch einmal.',
  },
  shortcut: {
    title: 'Tastenkürzel',
    next: 'In einem Messwert: zum nächsten in der Spalte',
    step: 'In einem Messwert: einen Schritt nach oben oder unten',
    stride: 'In einem Messwert: zehn Schritte nach oben oder unten',
    move: 'Am Griff einer Änderung: nach oben oder unten verschieben',
  },
  ...savingTexts,
  appointments: {
    title: 'Termin',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Abgesagt',
    no_show: 'Nicht erschienen',
  },
  brief: {
    goals: 'Ziele',
    age: 'Alter',
    weight: 'Wie wichtig „{{goal}}“ ist',
    weightWords: {
      1: 'Wichtig',
      2: 'Wichtiger',
      3: 'Am wichtigsten',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Was 0 für „{{goal}}“ bedeuten würde',
    reached: '0 bedeutet',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Vereinbare mit der Fahrerin oder dem Fahrer, was als erreicht gilt. Bei der Nachkontrolle wird jedes Ziel von −2 bis +2 bewertet, und 0 bedeutet genau das.',
    activities: 'Was der Fahrerin oder dem Fahrer schwerfällt',
    activitiesHint:
      'Bis zu drei Tätigkeiten auf dem Rad, in den Worten der Fahrerin oder des Fahrers. Jede wird bewertet: 0 ist unmöglich, 10 ist so gut wie vor dem Problem.',
    activity: 'Tätigkeit {{number}}',
    activityRated: '{{words}}: {{ability}} von 10',
    ability: '0 bis 10',
    injuries: 'Aktuelle Verletzungen',
    noInjuries: 'Keine aktuellen Verletzungen.',
    notes: 'Deine Notizen',
    notesHint: 'Nur du siehst sie',
    physician:
      'Warnzeichen: Verweise die Fahrerin oder den Fahrer an eine Arztpraxis, bevor du am Rad etwas änderst. Bis dahin schlagen wir für diese Bereiche keine Änderungen vor.',
    everything: 'Alle Antworten, {{date}}',
    noIntake: 'Noch kein Vorabfragebogen',
    noIntakeNew:
      'Dieses Fitting wurde ohne Vorabfragebogen begonnen. Frag die Fahrerin oder den Fahrer, was wichtig ist, und schreib es in deine Notizen.',
    noIntakeYet:
      'Die Fahrerin oder der Fahrer hat den Vorabfragebogen noch nicht abgesendet. Er erscheint hier, sobald er da ist.',
    unknownForm:
      'Dieser Vorabfragebogen ist neuer als die Seite, die du geöffnet hast. Lade sie neu, um ihn zu lesen.',
  },
  predict: {
    title: 'Deine Vorhersagen',
    hint: 'Wie wird die Fahrerin oder der Fahrer jeden Bereich bei der Nachkontrolle nach sechs Wochen bewerten? Das ist freiwillig, und nur du siehst es. Besser heißt mindestens 2 Stufen niedriger, schlechter mindestens 2 Stufen höher.',
    lockHint:
      'Mit dem Abschluss des Fittings stehen deine Vorhersagen fest. Ab 11 Fahrer/innen zeigen die Ergebnisse, wie oft sie zutrafen.',
    zone: 'Deine Vorhersage für: {{zone}}',
    before: '{{score}} von 7 vor dem Fitting',
    none: 'Keine Vorhersage',
    outcome: {
      better: 'Besser',
      unchanged: 'Unverändert',
      worse: 'Schlechter',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Steht fest, seit das Fitting abgeschlossen ist. Nur du siehst sie.',
  },
  report: {
    title: 'Für die Fahrerin oder den Fahrer',
    summary: 'Zusammenfassung',
    summaryHint:
      'In einfachen Worten: was du gefunden hast, was du geändert hast und worauf die Fahrerin oder der Fahrer achten soll. Damit beginnt der Bericht.',
    photos: 'Fotos im Bericht',
    photosHint: 'Wähle bis zu {{most}}. Andere zeigt der Bericht nicht.',
    noPhotos: 'Füge dem Fitting Fotos hinzu, dann kannst du hier wählen, welche der Bericht zeigt.',
  },
  secondBaseline: {
    title: 'Zweite Bewertung vor dem Fitting',
    lead: 'Bevor du beginnst, kann die Fahrerin oder der Fahrer die sechs Bereiche noch einmal bewerten. Das dauert weniger als eine Minute.',
    sameDay: 'Der Vorabfragebogen ist von heute. Eine zweite Bewertung ist ab morgen sinnvoll.',
    primary:
      'Ergebnisse werden immer mit dem Vorabfragebogen verglichen. Zwei Bewertungen vor dem Fitting zeigen, wie sehr sich Fahrer/innen auch von selbst verändern.',
    ask: 'Bereiche noch einmal bewerten',
    askAgain: 'Werte durch Fahrer/in ändern lassen',
    dialog:
      'Bewertet wird auf dem Handy der Fahrerin oder des Fahrers oder auf diesem Gerät. Frühere Werte sind dort nicht zu sehen.',
    here: 'Auf diesem Gerät öffnen',
    noDiscomfort: 'In keinem Bereich Beschwerden.',
    givenAt: 'Bewertet {{when}}',
  },
  since: {
    title: 'Seit dem letzten Mal',
    last: '{{form}}, {{date}}',
    nothing: 'Damals wie jetzt keine Beschwerden.',
  },
  fit: {
    whichBike: 'Für welches Rad ist dieses Fitting?',
    typesOfIntake:
      'Wähle einen Typ aus dem Vorabfragebogen, um das Rad hinzuzufügen. Einzelheiten kannst du später ergänzen.',
    addType: 'Hinzufügen: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
