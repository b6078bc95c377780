import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Deine Sättel',
  empty:
    'Noch keine Sättel. Gib unten Modell und Maße eines Sattels ein und füge ihn dann hier für das nächste Fitting hinzu.',
  phase: {
    before: 'Vorher',
    after: 'Nachher',
  },
  of: {
    before: '(vorher)',
    after: '(nachher)',
  },
  choose: 'Sattel wählen',
  chooseFor: {
    before: 'Sattel wählen: vorher',
    after: 'Sattel wählen: nachher',
  },
  search: 'Sattel suchen',
  nothingFound: 'Kein Sattel passt. Versuche es mit weniger Buchstaben.',
  published: {
    title: 'Veröffentlichte Modelle',
    hint: 'Länge und Breite wie veröffentlicht. Miss den Abstand von der Nase bis zum 80-mm-Punkt selbst.',
    from: 'Aus {{source}}',
  },
  dimension: {
    width: '{{by}} breit',
    length: '{{by}} lang',
    noseToWidth80: '{{by}} von der Nase bis zum 80-mm-Punkt',
    stack: '{{by}} über dem Gestell',
  },
  noDimensions: 'Keine Maße eingegeben',
  filled: {
    before: '{{model}} für vorher gewählt.',
    after: '{{model}} für nachher gewählt.',
  },
  add: 'Zu deinen Sätteln hinzufügen',
  added: '{{model}} zu deinen Sätteln hinzugefügt.',
  update: 'In deinen Sätteln aktualisieren',
  updated: '{{model}} in deinen Sätteln aktualisiert.',
  known: 'In deinen Sätteln',
  remove: 'Entfernen',
  removed: '{{model}} entfernt. Fittings behalten die Maße.',
} satisfies Translation<typeof english>
