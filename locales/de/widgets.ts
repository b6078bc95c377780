import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Hinweise aus Nachkontrollen',
    appointments: 'Kommende Termine',
    rating: 'Bikefitter-Bewertung',
    goals: 'Erreichte Ziele',
    improvement: 'Verbesserung je Sitzung',
    radar: 'Beschwerden vorher und nachher',
    submissions: 'Neueste Einsendungen',
    responses: 'Anteil der Antworten',
    invitations: 'Offene Einladungen',
    interventions: 'Protokoll der Änderungen',
  },
  figure: {
    interval: '95-%-Intervall {{low}} bis {{high}}',
    noSpread: 'Bei allen Fahrer/innen gleich, deshalb gibt es kein Intervall.',
    few_one: 'Nur Anzahlen. Eine Zahl braucht {{least}} Fahrer/innen: Es fehlt noch {{count}}.',
    few_other: 'Nur Anzahlen. Eine Zahl braucht {{least}} Fahrer/innen: Es fehlen noch {{count}}.',
    responders_one: 'Nur wer geantwortet hat: {{answered}} von {{count}} Fitting nach 6 Wochen beantwortet.',
    responders_other:
      'Nur wer geantwortet hat: {{answered}} von {{count}} Fittings nach 6 Wochen beantwortet.',
    respondersShare_one:
      'Nur wer geantwortet hat: {{answered}} von {{count}} Fitting nach 6 Wochen beantwortet ({{share}}).',
    respondersShare_other:
      'Nur wer geantwortet hat: {{answered}} von {{count}} Fittings nach 6 Wochen beantwortet ({{share}}).',
    show: '(diese Sitzungen anzeigen)',
    noFits: 'Keine Fittings mit diesen Filtern',
    noFitsText: 'Setze die Filter zurück oder wähle andere.',
  },
  rating: {
    unit: 'von {{most}}',
    prior_one:
      'Sie beginnt bei {{centre}}, was so viel zählt wie {{count}} Fahrer/in, deshalb verschieben wenige Antworten sie nicht weit.',
    prior_other:
      'Sie beginnt bei {{centre}}, was so viel zählt wie {{count}} Fahrer/innen, deshalb verschieben wenige Antworten sie nicht weit.',
    priorFrom_one: 'Geschätzt aus {{count}} Bikefitter.',
    priorFrom_other: 'Geschätzt aus {{count}} Bikefittern.',
    empty: 'Noch keine Bewertungen',
    emptyText:
      'Fahrer/innen sagen 6 Wochen nach dem Fitting, wie zufrieden sie sind. Die Bewertung braucht 5 Fahrer/innen.',
  },
  goals: {
    unit_one: 'von {{count}} bewerteten Ziel wie erwartet oder besser',
    unit_other: 'von {{count}} bewerteten Zielen wie erwartet oder besser',
    attained: 'Wie erwartet oder besser',
    addressed: 'Ziele mit einer Änderung dafür',
    alignment: 'Das Fitting ging auf ihr Anliegen ein',
    tScore: 'T-Wert vereinbarter Ziele (50 ist wie erwartet)',
    of_one: '{{part}} von {{count}}',
    of_other: '{{part}} von {{count}}',
    outOf: '{{value}} von {{most}}',
    empty: 'Noch keine Ziele bewertet',
    emptyText:
      '6 Wochen nach dem Fitting sagen Fahrer/innen, wie weit sie jedes Ziel erreicht haben. Eine Zahl braucht 5 Fahrer/innen.',
  },
  improvement: {
    unit: 'von 100, wobei 50 unverändert ist',
    band: 'Zwischen {{conservative}} und {{optimistic}}, wenn es ohne Antwort unverändert wäre.',
    early_one: 'Von {{count}} dieser Fittings gibt es bisher nur eine frühe Antwort.',
    early_other: 'Von {{count}} dieser Fittings gibt es bisher nur eine frühe Antwort.',
    components: {
      discomfort: 'Beschwerden',
      goals: 'Ziele',
      overall: 'Änderung insgesamt',
    },
    empty: 'Noch nichts zu vergleichen',
    emptyText:
      'Vorabfragebogen und Nachkontrolle werden verglichen: Beschwerden, Ziele und die Änderung insgesamt. Eine Zahl braucht 5 Fahrer/innen.',
  },
  radar: {
    zone: 'Bereich',
    riders: 'Welche Fahrer/innen gezeigt werden',
    analysis: {
      symptomatic: 'Fahrer/innen mit Beschwerden dort',
      all: 'Alle Fahrer/innen',
    },
    responders: 'nur wer geantwortet hat',
    noComplaints: 'Vor dem Fitting hatte keine Fahrerin und kein Fahrer Beschwerden von 2 oder mehr.',
    missing: 'Wenn es ohne Antwort unverändert wäre',
    ifUnchanged_one: '{{zone}}: {{conservative}} statt {{change}} ({{count}} Fahrer/in ohne Antwort)',
    ifUnchanged_other: '{{zone}}: {{conservative}} statt {{change}} ({{count}} Fahrer/innen ohne Antwort)',
    empty: 'Noch nichts zu vergleichen',
    emptyText:
      'Gezeigt wird jeder Bereich vor dem Fitting und 6 Wochen danach. Ein Bereich braucht 5 Fahrer/innen, das Netzdiagramm 3 Bereiche.',
  },
  responses: {
    unit: {
      early: 'nach 2 Wochen beantwortet',
      primary: 'nach 6 Wochen beantwortet',
      lasting: 'nach 3 Monaten beantwortet',
      yearly: 'nach einem Jahr beantwortet',
    },
    wave: {
      early: '2 Wochen',
      primary: '6 Wochen',
      lasting: '3 Monate',
      yearly: '1 Jahr',
    },
    share_one: '{{share}} ({{answered}} von {{count}})',
    share_other: '{{share}} ({{answered}} von {{count}})',
    answered_one: '{{answered}} von {{count}}',
    answered_other: '{{answered}} von {{count}}',
    notReached_one:
      '{{count}} nicht erreicht, weil E-Mails an diese Fahrerin oder diesen Fahrer nicht ankamen. Zählt als nicht beantwortet.',
    notReached_other:
      '{{count}} nicht erreicht, weil E-Mails an diese Fahrer/innen nicht ankamen. Zählen als nicht beantwortet.',
    empty: 'Noch keine Nachkontrollen fällig',
    emptyText:
      'Fahrer/innen werden 2 Wochen nach einem Fitting das erste Mal gefragt, wenn du den Plan nicht geändert hast.',
  },
  layout: {
    lead: 'Wähle, was deine Übersicht zeigt, in welcher Reihenfolge und wie breit. Das gilt auf allen deinen Geräten.',
    open: 'Übersicht öffnen',
    preview: 'Vorschau',
    previewHint: 'Auf dem Handy sind Kacheln so breit wie der Bildschirm.',
    nothing: 'Deine Übersicht zeigt keine Kacheln.',
    list: 'Kacheln',
    listHint: 'Ziehe an den Griffen oder nutze dort die Pfeiltasten.',
    move: '{{name}} verschieben',
    up: '{{name}} nach oben',
    down: '{{name}} nach unten',
    width: 'Breite von {{name}}',
    widths: {
      small: 'Viertel',
      medium: 'Hälfte',
      large: 'Ganze Breite',
    },
    moved: '{{name}} steht jetzt an Stelle {{place}} von {{all}}.',
    shown: '{{name}} wird gezeigt.',
    hidden: '{{name}} ist ausgeblendet.',
    widened: '{{name}}: {{width}}.',
    reset: 'Aufbau zurücksetzen',
    wasReset: 'Aufbau zurückgesetzt.',
    undone: 'Änderung rückgängig gemacht.',
    stale:
      'Der Aufbau wurde auf einer anderen Seite geändert. Das ist die neueste Fassung. Mach deine Änderung noch einmal.',
  },
} satisfies Translation<typeof english>
