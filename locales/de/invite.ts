import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Eine Nachricht von {{fitter}}',
    title: '{{fitter}} lädt dich ein, dein Bikefitting vorzubereiten',
    lead: 'Sechs kurze Schritte: etwa {{required}} Minuten für das Nötige, etwa {{everything}} für alles. Du kannst jederzeit aufhören. Deine Antworten sind gespeichert, und du kannst auf einem anderen Gerät weitermachen.',
    forWhat:
      'Deine Antworten zeigen deinem Bikefitter, wie sich das Fahren heute anfühlt. So kann das Fitting mit dem beginnen, was dir wichtig ist.',
    start: 'Starten',
    continue: 'Weiter',
    goOnText: 'Deine Antworten sind gespeichert. Mach dort weiter, wo du aufgehört hast.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Deine Antworten bleiben zwischen dir und {{fitter}}.',
    text: 'Nur dein Bikefitter liest sie und, wenn etwas behoben werden muss, der Support von {product}. Sie gehören dir: Mit einem Konto kannst du sie jederzeit lesen, korrigieren und löschen.',
    link: 'Deine Daten & Datenschutz',
  },
  consent:
    'Mit dem Drücken auf „Starten“ willigst du ein, dass {{fitter}} deine Antworten einschließlich der Gesundheitsdaten verwenden darf, um dein Bikefitting vorzubereiten und durchzuführen. Du kannst deine Einwilligung jederzeit widerrufen.',
  wrongDevice: {
    question: 'Möchtest du ein anderes Gerät verwenden?',
    address: 'Öffne {{address}} auf dem anderen Gerät',
    code: 'und gib den Code aus deiner E-Mail ein.',
    link: 'Öffne dort denselben Link, bevor du hier auf „Starten“ drückst.',
  },
  other: {
    title: 'Du hast schon angefangen',
    text: 'Zum Schutz deiner Antworten schicken wir dir einen Code per E-Mail. Gib ihn hier ein, um dort weiterzumachen, wo du aufgehört hast.',
    send: 'Code senden',
    again: 'Neuen Code senden',
    sent: 'Wenn die Adresse stimmt, haben wir dir einen Code gesendet. Er gilt für kurze Zeit.',
    code: 'Code aus der E-Mail',
    open: 'Weiter',
    unreachableTitle: 'Du hast auf einem anderen Gerät angefangen',
    unreachable:
      'Wir haben keine E-Mail-Adresse, an die wir einen Code senden können. Mach auf dem Gerät weiter, auf dem du angefangen hast, oder bitte {{fitter}} um einen neuen Link. Ein neuer Link beginnt mit einem leeren Formular.',
  },
  code: {
    title: 'Gib den Code aus deiner E-Mail ein',
    lead: 'In der E-Mail deines Bikefitters stehen ein Link und ein Code aus 8 Buchstaben und Ziffern.',
    email: 'Deine E-Mail-Adresse',
    emailHint: 'Die Adresse, an die die Einladung gesendet wurde.',
    emailMissing: 'Gib die Adresse ein, an die die Einladung gesendet wurde.',
    emailWrong: 'Diese E-Mail-Adresse ist nicht vollständig. Verwende die Form name@example.com.',
    code: 'Code',
    codeHint: '8 Buchstaben und Ziffern. Leerzeichen und Bindestriche kannst du weglassen.',
    codeMissing: 'Gib den Code ein.',
    codeShape: 'Ein Code hat 8 Buchstaben und Ziffern. Vergleiche ihn mit deiner E-Mail.',
    open: 'Einladung öffnen',
    noCode:
      'Kein Code? Öffne den Link in deiner E-Mail oder bitte deinen Bikefitter um einen neuen Link oder QR-Code.',
    left_one: 'Noch {{count}} Versuch. Danach funktioniert nur noch der Link in deiner E-Mail.',
    left_other: 'Noch {{count}} Versuche. Danach funktioniert nur noch der Link in deiner E-Mail.',
  },
  submitted: {
    title: 'Danke. Du hast deinen Vorabfragebogen abgesendet.',
    text: '{{fitter}} hat ihn erhalten und meldet sich bei dir, um einen Termin für dein Fitting zu vereinbaren.',
    logIn: 'Anmelden und ansehen',
    signUp: 'Registrieren',
  },
  closed: {
    withdrawn: 'Diese Einladung wurde zurückgezogen',
    expired: 'Diese Einladung ist abgelaufen',
    unknown: 'Diese Einladung wurde nicht gefunden',
    answered: 'Du hast deinen Vorabfragebogen abgesendet',
    withdrawnText:
      'Dein Bikefitter hat sie zurückgezogen. Wenn du das für ein Versehen hältst, bitte um eine neue.',
    expiredText: 'Einladungen gelten 30 Tage. Bitte deinen Bikefitter um einen neuen Link.',
    unknownText:
      'Vielleicht fehlt ein Teil des Links, oder ein neuerer Link hat ihn ersetzt. Öffne ihn noch einmal aus deiner E-Mail, bitte deinen Bikefitter um einen neuen Link oder gib deinen Code ein.',
    answeredText:
      'Dein Bikefitter hat ihn erhalten. Melde dich an, um ihn zu lesen, oder wende dich an deinen Bikefitter, wenn du etwas ändern musst.',
    typeCode: 'Code eingeben',
  },
} satisfies Translation<typeof english>
