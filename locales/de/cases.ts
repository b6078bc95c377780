import type english from '../en/cases.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Durchsuche deine eigenen Sitzungen: was Fahrer/innen dir gesagt haben, was du geändert hast und was daraus wurde.',
  search: 'Frühere Fälle durchsuchen',
  searchHint:
    'Wörter aus Beschwerden, Änderungen, Zielen und Notizen. Sitzungen mit mehr deiner Wörter kommen zuerst.',
  filters: 'Filter',
  period: 'Zeitraum',
  place: 'Stelle',
  allPlaces: 'Alle Stellen',
  severity: 'Stärke vorher',
  anySeverity: 'Jede Stärke',
  severityFrom: '{{severity}} oder mehr',
  zone: 'Bereich',
  allZones: 'Alle Bereiche',
  change: 'Änderung',
  allChanges: 'Alle Änderungen',
  outcome: 'Ergebnis',
  allOutcomes: 'Jedes Ergebnis',
  empty: 'Noch keine früheren Fälle',
  emptyText:
    'Sobald eine Fahrerin oder ein Fahrer einen Vorabfragebogen absendet, findest du die Sitzung hier.',
  invite: 'Fahrer/in einladen',
  found_one: '{{count}} Fall',
  found_other: '{{count}} Fälle',
  foundOf_one: '{{found}} von {{count}} Fall',
  foundOf_other: '{{found}} von {{count}} Fällen',
  pages: 'Seiten der früheren Fälle',
  first: 'Erste Ergebnisse',
  more: 'Mehr Ergebnisse',
  list: 'Fälle',
  fitted: 'Fitting vom {{date}}',
  notFitted: 'Vorabfragebogen vom {{date}}, noch ohne Fitting',
  hasWords: '{{matched}} von {{words}} Wörtern',
  field: {
    complaints: 'Beschwerden',
    changes: 'Änderungen',
    goals: 'Ziele',
    notes: 'Notizen',
  },
  changed: 'Geändert: {{changes}}',
  noChanges: 'Keine Änderungen eingetragen',
  zoneWithPlace: '{{zone}} ({{place}})',
  zoneOnSide: {
    left: '{{zone}}, links',
    right: '{{zone}}, rechts',
    both: '{{zone}}, beide Seiten',
  },
  fromTo: '{{before}} → {{after}}',
  outcomes: {
    better: 'Besser',
    unchanged: 'Unverändert',
    worse: 'Schlechter',
    unanswered: 'Noch keine Antwort',
  },
  noZones: 'Keine Beschwerden angegeben',
  alike: {
    link: 'Ähnliche Fahrer/innen',
    back: 'Zurück zur Sitzung',
    lead: 'Abgeschlossene Fittings deiner anderen Fahrer/innen mit Beschwerden in denselben Bereichen, die ähnlichsten zuerst.',
    own: 'Verglichen nach',
    nothing: 'Nichts zu vergleichen',
    nothingText:
      'Diese Fahrerin oder dieser Fahrer hat vor dem Fitting keine Beschwerden angegeben, also kann kein Fall ähnlich sein.',
    none: 'Noch keine ähnlichen Fahrer/innen',
    noneText_one:
      'Deine abgeschlossenen Fittings anderer Fahrer/innen: {{count}}. Es ist in Bereichen und Stärke nicht ähnlich genug.',
    noneText_other:
      'Deine abgeschlossenen Fittings anderer Fahrer/innen: {{count}}. Keines ist in Bereichen und Stärke ähnlich genug.',
    noneAtAll: 'Abgeschlossene Fittings deiner anderen Fahrer/innen werden mit diesem verglichen.',
    counts_one:
      '{{count}} ähnliches Fitting: {{better}} besser, {{unchanged}} unverändert, {{worse}} schlechter, {{unanswered}} ohne Antwort.',
    counts_other:
      '{{count}} ähnliche Fittings: {{better}} besser, {{unchanged}} unverändert, {{worse}} schlechter, {{unanswered}} ohne Antwort.',
    better: 'Besser geworden',
    betterNone: 'Bisher ist bei keinem der ähnlichen Fittings etwas besser geworden.',
    notBetter: 'Nicht besser geworden',
    notBetterNone:
      'Bisher ist bei keinem der ähnlichen Fittings etwas unverändert geblieben oder schlechter geworden.',
    caution:
      'Bei diesen Fahrer/innen wurde auch anderes geändert, und bei manchen wäre es ohnehin besser geworden. Was aus einem Fitting wurde, zeigt nicht, dass eine Änderung die Ursache war.',
    why: 'Warum es ähnlich ist',
    zone: '{{zone}}: {{other}} (diese/r Fahrer/in {{own}})',
    samePlace: '{{zone}}: gleiche Stelle',
    sameSide: '{{zone}}: gleiche Seite',
    discipline: 'Gleiche Disziplin: {{discipline}}',
    bikeType: 'Gleicher Radtyp: {{bikeTypes}}',
  },
} satisfies Translation<typeof english>
