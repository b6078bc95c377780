import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Alle, die deine Daten angesehen oder geändert haben, das Neueste zuerst.',
  leadFitter:
    'Alle, die die Akte dieser Fahrerin oder dieses Fahrers angesehen oder geändert haben, das Neueste zuerst.',
  explained:
    'Wer ein Formular, eine Sitzung, einen Bericht oder ein Foto öffnet, steht hier je Viertelstunde einmal. Das Erscheinen in einer Liste oder Suche zählt nicht. Was du selbst öffnest, steht nicht hier.',
  explainedFitter:
    'Wer ein Formular, eine Sitzung, einen Bericht oder ein Foto öffnet, steht hier je Viertelstunde einmal. Das Erscheinen in einer Liste oder Suche zählt nicht, ebenso wenig, was Fahrer/innen selbst öffnen. Die Fahrerin oder der Fahrer sieht diese Liste auch, ohne deine Notizen, Hinweise und Vorhersagen.',
  title: 'Wer nachgesehen und wer etwas geändert hat',
  pages: 'Seiten des Protokolls',
  none: 'Hier gibt es keine Einträge.',
  filters: 'Filter',
  kind: 'Was geschah',
  kinds: {
    all: 'Angesehen oder geändert',
    reads: 'Angesehen',
    changes: 'Geändert',
  },
  by: 'Wer',
  bys: {
    all: 'Alle',
    rider: 'Fahrer/in',
    you: 'Du',
    fitters: 'Bikefitter',
    support: 'Support von {product}',
    automatic: 'Automatisch',
  },
  file: 'Bikefitter',
  allFiles: 'Alle Bikefitter',
  from: 'Von',
  until: 'Bis',
  as: {
    rider: 'Fahrer/in',
    guest: 'Fahrer/in, über einen Link',
    fitter: '{{name}}, als Bikefitter',
    sharedFitter: '{{name}}, als Bikefitter, mit dem die Fittings geteilt sind',
    support: 'Support von {product}',
    system: 'Automatisch',
  },
  you: 'Du',
  youByLink: 'Du, über einen Link',
  aFitter: 'Ein Bikefitter',
  reason: {
    technical: 'Grund: ein technisches Problem',
    quality: 'Grund: Qualitätsprüfung',
  },
  ofFit: 'Fitting vom {{date}}',
  notFitted: 'Sitzung noch ohne Fitting',
  fileOf: 'In der Akte von {{name}}',
  check: {
    title: 'Ist diese Liste vollständig?',
    ok: 'Das ganze Protokoll war bis {{at}} vollständig und lückenlos.',
    broken:
      'Die Prüfung am {{at}} ergab, dass das Protokoll verändert wurde oder unvollständig ist. Wir gehen jedem solchen Befund nach.',
    never: 'Das Protokoll dieses Servers wurde noch nicht geprüft. Es wird einmal am Tag geprüft.',
    how: 'Wie geprüft wird',
    chain:
      'Jeder Eintrag bekommt einen Prüfwert, der aus seinem Inhalt und dem Prüfwert des vorigen Eintrags berechnet wird. Ein geänderter, entfernter oder verschobener Eintrag passt nicht mehr zu den folgenden.',
    heads:
      'Der neueste Prüfwert jeder Kette wird jeden Tag signiert und außerhalb der Datenbank aufbewahrt. So fiele selbst auf, wenn jemand alle Werte neu berechnet.',
    daily: 'Einmal am Tag werden alle Einträge neu berechnet und mit beidem verglichen.',
    covered_one: 'Die letzte Prüfung umfasste einen Eintrag.',
    covered_other: 'Die letzte Prüfung umfasste {{count}} Einträge.',
  },
} satisfies Translation<typeof english>
