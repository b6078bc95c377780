import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Wir erreichen den Server gerade nicht. Diese Sitzung öffnet sich, sobald es geht.',
    fromDevice:
      'Du siehst diese Sitzung, wie du sie hier zuletzt geöffnet hast. Wir laden sie neu, wenn du wieder online bist.',
    kept_one: '{{count}} Änderung ist auf diesem Gerät und wird dann gesendet.',
    kept_other: '{{count}} Änderungen sind auf diesem Gerät und werden dann gesendet.',
  },
  save: {
    saving: 'Wird gespeichert…',
    saved: 'Gespeichert {{when}}',
    nothing: 'Speichert automatisch',
    waiting: 'Keine Verbindung. Nichts geht verloren.',
    allSent: 'Wieder online. Alles ist gespeichert.',
    conflict: 'Deine Auswahl fehlt noch',
    stopped: 'Nicht gespeichert',
    signedOut: 'Du wurdest abgemeldet. Nicht gespeicherte Änderungen bleiben auf diesem Gerät.',
    logIn: 'Anmelden',
    closed_one:
      'Diese Sitzung wurde inzwischen geschlossen. {{count}} Änderung ist auf diesem Gerät, aber nicht gespeichert.',
    closed_other:
      'Diese Sitzung wurde inzwischen geschlossen. {{count}} Änderungen sind auf diesem Gerät, aber nicht gespeichert.',
    barred_one: '{{count}} Änderung konnte nicht gespeichert werden.',
    barred_other: '{{count}} Änderungen konnten nicht gespeichert werden.',
    refused_one: 'Diese Änderung konnte nicht gespeichert werden. Alles andere ist in Ordnung.',
    refused_other:
      'Diese {{count}} Änderungen konnten nicht gespeichert werden. Alles andere ist in Ordnung.',
    notTaken: 'Nicht gespeichert. {{reason}}',
    leaveOut: 'Verwerfen',
    order: 'Reihenfolge der Änderungen',
    retry: 'Noch einmal versuchen',
    discard: 'Änderungen verwerfen',
    notKept: 'Dieser Browser speichert nichts. Lass diese Seite offen, bis du wieder online bist.',
  },
  conflict: {
    title: 'Das wurde auf zwei Geräten geändert. Welche Fassung möchtest du behalten?',
    mine: 'Dieses Gerät: {{value}}',
    theirs: 'Anderes Gerät: {{value}}',
    empty: 'leer',
    withdrawn: 'entfernt',
    standing: 'nicht entfernt',
    of: {
      session: 'Sitzung',
      intervention: 'Änderung',
      recommendation: 'Empfehlung',
    },
  },
} satisfies Translation<typeof english>
