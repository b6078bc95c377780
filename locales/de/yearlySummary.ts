import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Ergebnisse {{year}}',
  documentTitle: 'Ergebnisse {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Erstellt am {{date}}',
  fits: 'Fittings',
  answered: 'Nach sechs Wochen beantwortet',
  answeredOf: '{{answered}} von {{due}} fälligen',
  answeredShare: '{{answered}} von {{due}} fälligen: {{share}}',
  noneDue: 'noch keine fällig',
  early: 'Frühe Antworten',
  none: 'Noch wurden keine Fittings dieses Jahres vorher und nachher bewertet.',
  symptomatic: 'Fahrer/innen, die dort vorher Beschwerden hatten',
  all: 'Alle Fahrer/innen',
  column: {
    zone: 'Bereich',
    counts: 'Beruht auf',
    parts: 'Wie sich die Werte änderten',
    better: 'Besser',
    means: 'Mittel',
    change: 'Änderung',
  },
  ifUnchanged: '{{better}}; {{conservative}}, wenn die anderen unverändert wären',
  time: 'Im Lauf des Jahres: gebesserte Beschwerden',
  timeNote:
    'Eine Beschwerde ist ein Bereich, der vorher mit 2 oder mehr bewertet wurde. Median der Zeiträume: {{median}}.',
  goals: 'Ziele und Bewertungen',
  attained: 'Ziele wie erwartet oder besser erreicht',
  tScore: 'Zielerreichung (50 ist wie erwartet)',
  alignment: 'Das Fitting ging auf ihr Anliegen ein (1 bis 7)',
  recommend: 'Bereitschaft zur Empfehlung (−100 bis 100)',
  net: 'Je Fahrer/in neue minus verschwundene Beschwerden',
  few: 'zu wenige Fahrer/innen',
  nobody: 'keine Antworten',
  notes: {
    scale:
      'Beschwerden werden von 0 (keine) bis 7 (stark) bewertet. Besser und schlechter sind Änderungen um 2 oder mehr; eine Änderung um 1 kann Zufall sein, zählt deshalb als unverändert und heißt „vielleicht“. Änderungen sind nachher minus vorher, unter 0 ist also besser. Intervalle sind 95-%-Intervalle. Alle Fahrer/innen zählen einmal. Bei weniger als 5 Fahrer/innen sind nur Anzahlen angegeben.',
    responders:
      'Es zählen nur Fahrer/innen, die geantwortet haben. Den anderen ging es vielleicht schlechter.',
    beforeFit:
      'Fahrer/innen dieses Studios, die ihre Beschwerden vor dem Fitting zweimal bewertet haben, hatten sich bereits um {{value}} Stufen verändert ({{counts}}).',
  },
  footer: '{product}, Ergebnisse {{year}}',
  page: 'Seite {{page}} von {{pages}}',
} satisfies Translation<typeof english>
