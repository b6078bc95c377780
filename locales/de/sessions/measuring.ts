import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Sitzposition',
    body: 'Winkel der Fahrerin/des Fahrers',
    empty: 'Gib die Sattelhöhe ein, um die Sitzposition maßstäblich zu sehen.',
    was: 'vorher {{value}}',
  },
  measure: {
    title: 'Messwerte',
    unit: 'Längeneinheit',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: '{{name}} verringern',
    more: '{{name}} erhöhen',
    included: '{{angle}} eingeschlossen',
    sameAsBefore: 'unverändert: {{value}}',
    asEarlier: 'wie nach dem letzten Fitting: {{value}}',
    published: 'veröffentlicht: {{range}}',
    details: 'Wie {{name}} gemessen wird',
    reference: 'Gemessen von',
    method: 'Gemessen mit',
    methodUnsaid: 'Keine Angabe',
    taken_one: '{{taken}} von {{count}}',
    taken_other: '{{taken}} von {{count}}',
  },
  saddleHow: {
    question: 'Wo misst du den Sattel?',
    first:
      'Wähle vor dem ersten Maß des Sattels. Nur Maße vom selben Punkt lassen sich vergleichen. Einzelne Werte kannst du später noch ändern.',
    fromNowOn: 'Für Werte, die du ab jetzt eingibst. Frühere bleiben, wie sie sind.',
    choose: 'Von hier messen',
    keep: 'Abbrechen',
    line: 'Sattel gemessen an: {{point}} · {{method}}',
    change: 'Ändern',
    changed: 'wo der Sattel gemessen wird',
    awaited: 'Wähle zuerst, wo du misst',
    points: {
      width_80: '80 mm breite Stelle',
      width_70: '70 mm breite Stelle',
      nose: 'Nase',
      midpoint: 'Mitte',
      seat_tube_line: 'Linie des Sitzrohrs',
      lowest_point: 'tiefster Punkt',
    },
    methods: {
      tape: 'Maßband',
      jig: 'Lehre oder Laser',
      motion_3d: '3D-Bewegungsanalyse',
    },
  },
  saddleSwap: {
    title: 'Anderer Sattel: Maße von der Nase lassen sich nicht vergleichen.',
    back: 'Der 80-mm-Punkt ist um {{by}} nach hinten gewandert.',
    forward: 'Der 80-mm-Punkt ist um {{by}} nach vorn gewandert.',
    same: 'Der 80-mm-Punkt liegt unverändert.',
    unknown:
      'Gib von beiden Sätteln den Nachsitz und den Abstand von der Nase zum 80-mm-Punkt ein, um zu sehen, was sich verschoben hat.',
    higher: 'Der neue Sattel ist {{by}} höher über seinem Gestell.',
    lower: 'Der neue Sattel ist {{by}} niedriger über seinem Gestell.',
    check: 'Prüfe die Sattelhöhe.',
  },
  earlier: {
    offer_one: 'Von diesem Rad liegt {{count}} Messwert aus dem Fitting vom {{date}} vor.',
    offer_other: 'Von diesem Rad liegen {{count}} Messwerte aus dem Fitting vom {{date}} vor.',
    take: 'Als „vorher“ übernehmen',
    taken_one: '{{count}} Messwert als „vorher“ übernommen.',
    taken_other: '{{count}} Messwerte als „vorher“ übernommen.',
  },
  exchange: {
    import: 'Messwerte importieren',
    csv: 'Als CSV exportieren',
    json: 'Als JSON exportieren',
  },
} satisfies Translation<typeof english>
