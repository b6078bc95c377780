import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Konto löschen',
  text: 'Lösche dein Konto endgültig. Du siehst vor dem Bestätigen genau, was gelöscht wird und was bleibt.',
  open: 'Mein Konto löschen',
  client: {
    goes: 'Wir löschen endgültig:',
    fitFiles_one: 'alles, was {{count}} Bikefitter über dich speichert',
    fitFiles_other: 'alles, was {{count}} Bikefitter über dich speichern',
    submissions_one: '{{count}} Formular, das du abgesendet hast, mit deinen Antworten',
    submissions_other: '{{count}} Formulare, die du abgesendet hast, mit deinen Antworten',
    openIntakes_one: '{{count}} Formular, das du begonnen, aber nicht abgesendet hast',
    openIntakes_other: '{{count}} Formulare, die du begonnen, aber nicht abgesendet hast',
    account:
      'deinen Namen, deine Adresse, deine Einstellungen und Einwilligungen und jede Möglichkeit, dich anzumelden',
    stays: 'Was bleibt',
    staysText:
      'Deine Bikefitter behalten nur den Vermerk, dass eine Sitzung stattfand, und wann. Er sagt nicht, wer du bist, und enthält keine deiner Antworten.',
  },
  fitter: {
    goes: 'Wir löschen endgültig:',
    fitFiles_one: 'alles, was du über {{count}} Fahrer/in ohne Konto speicherst',
    fitFiles_other: 'alles, was du über {{count}} Fahrer/innen ohne Konto speicherst',
    submissions_one: '{{count}} Formular, das diese Fahrer/innen abgesendet haben, mit den Antworten',
    submissions_other: '{{count}} Formulare, die diese Fahrer/innen abgesendet haben, mit den Antworten',
    openIntakes_one: '{{count}} begonnenes, nicht abgesendetes Formular',
    openIntakes_other: '{{count}} begonnene, nicht abgesendete Formulare',
    invitations_one: '{{count}} offene Einladung, die zurückgezogen wird',
    invitations_other: '{{count}} offene Einladungen, die zurückgezogen werden',
    account:
      'deinen Namen, deine Adresse, dein Studio, deine Einstellungen und jede Möglichkeit, dich anzumelden',
    stays: 'Was bleibt',
    filesThatStay_one:
      'Alles über {{count}} Fahrer/in mit Konto. Für diese Person bleibt es sichtbar, für dich nicht.',
    filesThatStay_other:
      'Alles über {{count}} Fahrer/innen mit Konto. Für sie bleibt es sichtbar, für dich nicht.',
    noneStay: 'Nichts, denn von deinen Fahrer/innen hat niemand ein Konto.',
    askRiders:
      'Wenn du deine Arbeit gesetzlich aufzeichnen musst, speichere, was du brauchst, bevor du dein Konto löschst.',
  },
  signInStays:
    'Deine Anmeldung selbst verwaltet ein anderer Dienst. Wenn du sie nicht mehr möchtest, lösche sie auch dort.',
  device: 'Wir löschen auch, was {product} auf diesem Gerät speichert.',
  word: 'löschen',
  type: 'Um weiterzumachen, gib das Wort „{{word}}“ ein',
  typeWrong: 'Gib das Wort „{{word}}“ ein.',
  confirm: 'Mein Konto endgültig löschen',
  deleted: {
    text: 'Auch alles darin, was dir gehörte, ist gelöscht. Danke, dass du {product} verwendet hast.',
    receipts: 'Beleg über die Löschung, der nicht sagt, um wen es geht: {{numbers}}',
  },
} satisfies Translation<typeof english>
