import type english from '../en/invitations.ts'
import type { Translation } from '../translation.ts'

export default {
  form: {
    title: 'Neue Einladung',
    channel: 'Wie soll die Fahrerin oder der Fahrer sie bekommen?',
    channels: {
      email: 'Per E-Mail',
      emailHint: 'Wir senden den Link und einen Code.',
      link: 'Link zum Kopieren',
      linkHint: 'Du sendest ihn selbst.',
      qr: 'QR-Code zum Scannen',
      qrHint: 'Für Fahrer/innen in deinem Studio.',
    },
    email: 'E-Mail der Fahrerin/des Fahrers',
    emailHint: 'Nur diese Person kann den Link als Fahrer/in verwenden.',
    emailOptionalHint: 'Damit können Fahrer/innen auf einem anderen Gerät weitermachen.',
    emailMissing: 'Gib die E-Mail-Adresse der Fahrerin oder des Fahrers ein.',
    emailWrong: 'Diese E-Mail-Adresse ist nicht vollständig. Verwende die Form name@example.com.',
    name: 'Name der Fahrerin/des Fahrers',
    nameHint: 'Fahrer/innen können ihn ändern.',
    language: 'Sprache',
    note: 'Persönliche Nachricht',
    noteHint:
      'Fahrer/innen sehen sie in der E-Mail und bevor sie beginnen. Schreib nichts über ihre Gesundheit.',
    send: 'Einladung senden',
    makeLink: 'Link erstellen',
    makeQr: 'QR-Code erstellen',
  },
  several: {
    title: 'Mehrere Fahrer/innen einladen',
    open: 'Mehrere auf einmal einladen',
    one: 'Eine Person als Fahrer/in einladen',
    label: 'E-Mail-Adressen',
    hint: 'Füge bis zu {{max}} ein: eine pro Zeile oder durch Kommas getrennt. Alle bekommen einen eigenen Link.',
    missing: 'Gib mindestens eine E-Mail-Adresse ein.',
    unreadable_one: 'Das ist keine E-Mail-Adresse: {{list}}',
    unreadable_other: 'Das sind keine E-Mail-Adressen: {{list}}',
    tooMany: 'Gib höchstens {{max}} Adressen ein.',
    send_one: '{{count}} Einladung senden',
    send_other: '{{count}} Einladungen senden',
    sent_one: '{{count}} Einladung ist unterwegs.',
    sent_other: '{{count}} Einladungen sind unterwegs.',
  },
  known: {
    title: 'Du hast schon eine Fahrerin oder einen Fahrer mit der Adresse {{email}}.',
    text: 'Öffne die Seite dieser Person, um ein neues Fitting zu beginnen. Wenn sie noch nicht geantwortet hat, sende ihre Einladung unten in der Liste noch einmal.',
    open: 'Seite der Fahrerin/des Fahrers öffnen',
    another: 'Eine andere Person mit dieser Adresse als Fahrer/in einladen',
    several_one:
      'Du hast schon eine Fahrerin oder einen Fahrer mit dieser Adresse, deshalb haben wir keine weitere Einladung gesendet:',
    several_other:
      'Du hast schon Fahrer/innen mit diesen Adressen, deshalb haben wir ihnen keine weitere Einladung gesendet:',
  },
  result: {
    sent: 'Einladung gesendet an {{email}}',
    made: 'Link erstellt',
    mailed_one:
      'Ein Link und ein Code gehen per E-Mail an die Fahrerin oder den Fahrer. Du kannst auch den Link unten weitergeben. Wir zeigen ihn nur einmal. Er gilt {{count}} Tag oder bis der Vorabfragebogen abgesendet ist.',
    mailed_other:
      'Ein Link und ein Code gehen per E-Mail an die Fahrerin oder den Fahrer. Du kannst auch den Link unten weitergeben. Wir zeigen ihn nur einmal. Er gilt {{count}} Tage oder bis der Vorabfragebogen abgesendet ist.',
    text_one:
      'Kopiere ihn jetzt, denn wir zeigen ihn nur einmal. Er gilt {{count}} Tag oder bis der Vorabfragebogen der Fahrerin/des Fahrers abgesendet ist.',
    text_other:
      'Kopiere ihn jetzt, denn wir zeigen ihn nur einmal. Er gilt {{count}} Tage oder bis der Vorabfragebogen der Fahrerin/des Fahrers abgesendet ist.',
    link: 'Link für Fahrer/in',
    scan: 'Bitte die Fahrerin oder den Fahrer, den Code mit der Handykamera zu scannen.',
    fullScreen: 'Im Vollbild anzeigen',
    fullScreenTitle: 'Zum Starten scannen',
    fullScreenText: 'Richte die Kamera deines Handys auf diesen Code und öffne dann den Link.',
    fullScreenFor: 'Vorabfragebogen von {{name}}',
    another: 'Weitere Fahrer/innen einladen',
    linkGone: 'Diese Einladung wurde schon erstellt. Für einen Link wähle in der Liste „Neuer Link“.',
  },
  list: {
    title: 'Einladungen',
    caption: 'Deine Einladungen, die neuesten zuerst',
    rider: 'Fahrer/in',
    state: 'Stand',
    when: 'Eingeladen',
    actions: 'Aktionen',
    by: {
      email: 'per E-Mail',
      link: 'per Link',
      qr: 'per QR-Code',
    },
    expires: 'Gilt bis {{date}}',
    empty: 'Noch keine Einladungen',
    emptyText:
      'Lade oben die erste Fahrerin oder den ersten Fahrer ein. Hier siehst du dann, was aus jeder Einladung wird.',
    pages: 'Seiten der Einladungen',
  },
  state: {
    sent: 'Gesendet',
    opened: 'Geöffnet',
    started: 'Begonnen',
    submitted: 'Abgesendet',
    withdrawn: 'Zurückgezogen',
    expired: 'Abgelaufen',
  },
  linkCreated: 'Link erstellt',
  linkEnded: 'Link funktioniert nicht mehr: noch einmal senden',
  linkEndedFresh: 'Link funktioniert nicht mehr: neuen erstellen',
  delivery: {
    queued: 'E-Mail wird gesendet',
    sent: 'E-Mail gesendet',
    failed: 'E-Mail nicht zugestellt: Adresse prüfen',
  },
  action: {
    resend: 'Noch einmal senden',
    resent: 'Einladung noch einmal gesendet, mit neuem Link und Code.',
    fresh: 'Neuer Link',
    withdraw: 'Zurückziehen',
    withdrawn: 'Einladung von {{name}} zurückgezogen.',
    read: 'Vorabfragebogen lesen',
  },
  confirm: {
    freshTitle: 'Neuen Link erstellen?',
    freshText:
      'Alle früheren Links dieser Einladung funktionieren dann nicht mehr, und damit begonnene Antworten werden gelöscht. Das lässt sich nicht rückgängig machen.',
    freshEnded:
      'Frühere Links funktionieren nicht mehr, seit der Dienst aus einer Sicherung wiederhergestellt wurde. Die Antworten der Fahrerin/des Fahrers bleiben.',
    freshStarted:
      'Diese Fahrerin oder dieser Fahrer hat schon begonnen. Die bisherigen Antworten werden gelöscht.',
    fresh: 'Neuen Link erstellen',
    withdrawTitle: 'Einladung zurückziehen?',
    withdrawText:
      'Links und Codes dieser Einladung funktionieren sofort nicht mehr, auch wenn die Fahrerin oder der Fahrer schon begonnen hat. Das lässt sich nicht rückgängig machen, aber du kannst wieder einladen.',
    withdraw: 'Einladung zurückziehen',
  },
  fresh: {
    title: 'Neuer Link',
    text: 'Frühere Links funktionieren nicht mehr. Diesen zeigen wir nur einmal.',
  },
} satisfies Translation<typeof english>
