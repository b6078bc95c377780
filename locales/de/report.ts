import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dein Bikefitting',
  documentTitle: 'Bikefitting von {{rider}}, {{date}}',
  summary: {
    title: 'Kurz gesagt',
  },
  goals: {
    title: 'Was du dir von diesem Fitting wünschst',
    level: 'Erreicht, wenn: {{level}}',
    activities:
      'Was dir schwerfällt, so wie du es vor dem Fitting bewertet hast (0 ist unmöglich, 10 ist so gut wie vor dem Problem):',
    activity: '{{words}}: {{ability}} von 10',
    success: 'In deinen Worten ist das Fitting ein Erfolg, wenn:',
  },
  photos: {
    title: 'Fotos',
    before: 'Vorher',
    after: 'Nachher',
    alt: 'Foto {{number}} des Fittings, {{phase}}',
  },
  expect: {
    title: 'Die ersten Wochen',
    strange:
      'Eine neue Sitzposition kann sich auf den ersten Fahrten ungewohnt anfühlen. Das allein heißt nicht, dass sie falsch ist.',
    slowly:
      'Beginne mit kürzeren, lockeren Fahrten. Gib ihr mindestens drei Fahrten oder fünf Stunden, bevor du urteilst.',
    tell: 'Wenn etwas wehtut, das vorher nicht wehtat, oder schlimmer wird, sag es sofort deinem Bikefitter.',
  },
  followUps: {
    title: 'Deine Nachkontrollen',
    lead: 'Wir senden dir ein paar Fragen dazu, wie sich das Fahren anfühlt. Deine Antworten gehen an deinen Bikefitter.',
    none: 'Es sind keine Nachkontrollen geplant.',
  },
  contact: {
    title: 'So erreichst du {{fitter}}',
  },
  shopCard: {
    title: 'Werkstattkarte',
    documentTitle: 'Werkstattkarte von {{rider}}, {{date}}',
    lead: 'Die Maße dieses Rads nach dem Fitting, um es wieder so einzustellen oder ein anderes danach einzurichten.',
    setUp: 'In dieser Reihenfolge einstellen',
    parts: 'Teile und weitere Maße',
    none: 'Es wurden keine Maße des Rads gespeichert.',
    drawing: 'Die Sitzposition',
    described: 'Seitenansicht des Rads mit Sattel und Lenker, wie sie eingestellt wurden',
  },
  fact: {
    fitted: 'Fitting',
    by: 'Von',
    bike: 'Rad',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo von {{business}}',
  bikeType: {
    road: 'Rennrad',
    gravel: 'Gravelbike',
    mountain: 'Mountainbike',
    time_trial: 'Zeitfahr- oder Triathlonrad',
    track: 'Bahnrad',
    e_bike: 'E-Bike',
  },
  discomfort: {
    title: 'Beschwerden vor dem Fitting',
    described:
      'Seitenansicht: Fahrer/in auf dem Rad mit den Beschwerden, die vor dem Fitting angegeben wurden. {{zones}}',
    none: 'Keine Beschwerden angegeben.',
  },
  position: {
    title: 'Deine Sitzposition',
    described: 'Seitenansicht des Rads mit Sattel und Lenker vor und nach dem Fitting',
    inWords: '{{name}}: {{before}} vorher, {{after}} nachher',
    inWordsBefore: '{{name}}: {{before}} vorher',
    inWordsAfter: '{{name}}: {{after}} nachher',
    before: 'vorher',
    after: 'nachher',
    gap: {
      saddle_estimated:
        'Sattelhöhe und Nachsitz wurden von verschiedenen Punkten des Sattels gemessen, deshalb ist seine Lage entlang des Sitzrohrs geschätzt.',
      bar_unplaced:
        'Der Lenker ist nicht gezeichnet: Sein Abstand wurde nicht vom selben Punkt des Sattels gemessen wie Höhe und Nachsitz, oder seine Überhöhung nicht bis zur Lenkerklemmung.',
      pads_unplaced:
        'Die Armauflagen des Zeitfahrlenkers sind nicht gezeichnet: Stack und Reach wurden nicht zum selben Punkt der Armauflage gemessen.',
      before_other_point:
        'Die Sitzposition vorher ist nicht gezeichnet: Sie wurde von einem anderen Punkt des Sattels gemessen, deshalb lassen sich beide nicht vergleichen.',
      before_other_saddle:
        'Die Sitzposition vorher ist nicht gezeichnet: Sie wurde von der Nase eines anderen Sattels gemessen, deshalb lassen sich beide nicht vergleichen.',
    },
  },
  changes: {
    title: 'Was geändert wurde und warum',
    none: 'Bei diesem Fitting wurde nichts geändert.',
    fromTo: '{{from}} → {{to}}',
    to: 'jetzt {{to}}',
    from: 'vorher {{from}}',
    zones: 'Für: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Vorher und nachher',
    none: 'Es wurden keine Messwerte gespeichert.',
    measurement: 'Messwert',
    before: 'Vorher',
    after: 'Nachher',
    change: 'Änderung',
    value: 'Wert',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'von einem anderen Punkt gemessen',
      method: 'auf andere Weise gemessen',
      saddle: 'nicht vergleichbar: anderer Sattel',
    },
    moved: {
      back: '{{because}}; der 80-mm-Punkt ist um {{by}} nach hinten gewandert',
      forward: '{{because}}; der 80-mm-Punkt ist um {{by}} nach vorn gewandert',
      same: '{{because}}; der 80-mm-Punkt liegt unverändert',
    },
    replaced: 'geändert',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'vorher, {{how}}',
    takenAfter: 'nachher, {{how}}',
  },
  recommendations: {
    title: 'Empfehlungen deines Bikefitters',
    due: 'bis {{date}}',
    done: 'erledigt',
  },
  restore: {
    title: 'Dieselbe Sitzposition auf einem anderen Rad',
    lead: 'Stelle das in dieser Reihenfolge ein, denn jeder Schritt baut auf den vorigen auf. Prüfe am Ende noch einmal die Sattelhöhe.',
    exactly:
      'Das ± zeigt, wie genau sich jedes Maß mit Maßband und Wasserwaage einstellen lässt. Innerhalb davon ist die Sitzposition dieselbe.',
    within: '± {{tolerance}}',
    taken: 'Gemessen {{point}}.',
    otherCrank:
      'Bei einer Kurbel mit anderer Länge verschiebe den Sattel um den Unterschied: nach oben bei einer kürzeren Kurbel, nach unten bei einer längeren.',
    withCrank: 'Mit {{crank}} ist die Sattelhöhe {{height}}.',
  },
  online: {
    title: 'Dieser Bericht online',
    lead: 'Scanne den Code oder öffne diese Adresse und melde dich an.',
    described: 'QR-Code für {{address}}',
  },
  note: 'Die Zahlen und Wertebereiche beschreiben eine Sitzposition, sie sind keine Diagnose. Wenn du Schmerzen, ein Taubheitsgefühl oder eine Schwäche hast, die nicht weggehen, geh in eine Arztpraxis.',
  madeWith: '{{rider}} · {product}',
  page: 'Seite {{page}} von {{pages}}',
} satisfies Translation<typeof english>
