import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Dieser Browser speichert nichts, zum Beispiel im privaten Modus. Wir speichern deine Antworten beim Eingeben online. Bleib online und lass diese Seite offen, bis du das Formular abgesendet hast.',
    signedOut:
      'Du wurdest abgemeldet. Deine Antworten bleiben auf diesem Gerät. Melde dich noch einmal an oder öffne deinen Link noch einmal, um weiterzumachen.',
    refused:
      'Die Antworten auf diesem Gerät können nicht mehr gesendet werden. Vielleicht wurde das Formular geschlossen, sein Link ersetzt oder die Akte gelöscht. Um das Formular noch einmal auszufüllen, bitte deinen Bikefitter um einen neuen Link.',
    restricted:
      'Du hast diese Akte eingeschränkt oder deine Einwilligung widerrufen. Bis du die Verwendung wieder erlaubst, wirst du nichts gefragt, und es werden keine Antworten gesendet.',
    wiped:
      'Du hast dich abgemeldet, deshalb ist dieses Formular nicht mehr auf diesem Gerät. Melde dich noch einmal an, um weiterzumachen.',
    submitted:
      'Du hast dieses Formular schon von einem anderen Gerät oder Tab aus abgesendet. Deine letzten Änderungen hier sind nicht enthalten. Mit einem Konto kannst du korrigieren, was du abgesendet hast.',
    seeSent: 'Weiter',
    logIn: 'Anmelden',
    toConsents: 'Deine Einwilligungen',
  },
  conflict: {
    title: 'Welche Antworten möchtest du behalten?',
    lead: 'Diese Antworten wurden hier und auf einem anderen Gerät geändert. Beide sind gespeichert, bis du wählst.',
    mine: 'Auf diesem Gerät',
    theirs: 'Anderes Gerät',
    nothing: 'Keine Antwort',
    removed: 'Entfernt',
    choose: 'Diese Antworten behalten',
  },
  submit: {
    waitingTitle: 'Bereit zum Absenden',
    waiting:
      'Du bist offline. Das Formular bleibt auf diesem Gerät und wird gesendet, wenn du wieder online bist. Lass diese Seite offen oder komm später wieder.',
    callOff: 'Noch nicht absenden',
    failed: 'Wir konnten das Formular nicht absenden.',
  },
} satisfies Translation<typeof english>
