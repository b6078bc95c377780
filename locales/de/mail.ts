import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: 'Gesendet, weil jemand auf {{address}} diese E-Mail angefordert hat.',
      invited: 'Gesendet, weil {{fitter}} dich eingeladen hat.',
      fitted: 'Gesendet, weil du bei {{fitter}} ein Fitting hattest.',
      booked: 'Gesendet, weil du einen Termin bei {{fitter}} hast.',
      changed:
        'Gesendet, weil sich dein Konto auf {{address}} geändert hat. Diese E-Mails lassen sich nicht abschalten.',
      support:
        'Gesendet, weil der Support auf {{address}} Daten von dir geöffnet hat. Diese E-Mails lassen sich nicht abschalten.',
      corrected:
        'Gesendet, weil bei {{address}} Kontaktdaten geändert wurden. Du kannst diese E-Mails nicht abschalten.',
      sharing: 'Gesendet, weil eine Fahrerin oder ein Fahrer auf {{address}} Fittings teilt.',
      right: 'Gesendet wegen einer Anfrage zu personenbezogenen Daten auf {{address}}.',
      breach: 'Gesendet, weil auf {{address}} eine Datenpanne eingetragen wurde.',
      contact: 'Gesendet, weil jemand das Kontaktformular auf {{address}} verwendet hat.',
      plan: 'Gesendet, weil dein Tarif bei {{address}} abläuft oder abgelaufen ist. Du kannst diese E-Mails nicht abschalten.',
      calendar:
        'Gesendet, weil du bei {{address}} einen anderen Kalender verbunden hast. Wenn du ihn dort entfernst, bekommst du diese E-Mail nicht mehr.',
      news: 'Gesendet, weil auf {{address}} E-Mails über deine Fahrer/innen eingeschaltet sind.',
    },
    ignore: 'Du hast das nicht erwartet? Dann ignoriere diese E-Mail, und es passiert nichts.',
    from: '{product}, {{address}}',
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    buttonFails: 'Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  },
  invitation: {
    subject: '{{fitter}} lädt dich ein, dein Bikefitting vorzubereiten',
    heading: 'Bereite dein Bikefitting vor',
    who: '{{fitter}} bereitet dein Bikefitting vor und möchte wissen, wie du fährst und wie sich das Fahren heute anfühlt.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) bereitet dein Bikefitting vor und möchte wissen, wie du fährst und wie sich das Fahren heute anfühlt.',
    note: 'Eine Nachricht von {{fitter}}:',
    howLong:
      'Es sind sechs kurze Schritte, sie dauern {{required}} bis {{everything}} Minuten. Deine Antworten werden laufend gespeichert. Du kannst also eine Pause machen und später auf demselben Gerät weitermachen.',
    button: 'Einladung öffnen',
    opening:
      'Es beginnt nichts, bevor du auf „Starten“ drückst. Die erste Seite sagt dir, wer fragt, warum und was mit deinen Daten geschieht.',
    typed: 'Du kannst auch {{address}} öffnen und dort deine E-Mail-Adresse und diesen Code eingeben:',
    valid_one: 'Der Link und der Code gelten {{count}} Tag.',
    valid_other: 'Der Link und der Code gelten {{count}} Tage.',
  },
  ...bookingMails,
  deviceCode: {
    subject: 'Dein Code zum Weitermachen',
    heading: 'Mach auf deinem anderen Gerät weiter',
    why: 'Jemand hat deine Einladung von {{fitter}} auf einem anderen Gerät geöffnet. Wenn du das warst, gib dort diesen Code ein, um dort weiterzumachen, wo du aufgehört hast:',
    valid_one: 'Der Code gilt einmal und läuft in {{count}} Minute ab.',
    valid_other: 'Der Code gilt einmal und läuft in {{count}} Minuten ab.',
    notYou:
      'Wenn du das nicht warst, tu nichts und gib den Code nicht weiter. Ohne ihn kann niemand deine Antworten sehen.',
  },
  ...accountMails,
  sms: {
    booking: 'Dein Termin bei {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} ist dein {product}-Code. Er gilt einmal, 1 Stunde lang. Behalte ihn für dich.',
  },
  fitReport: {
    subject: 'Dein Fitting-Bericht von {{fitter}} ist fertig',
    heading: 'Dein Fitting-Bericht ist fertig',
    why: '{{fitter}} hat dein Bikefitting abgeschlossen und deinen Bericht geschrieben.',
    inIt: 'Darin steht, was geändert wurde und warum, was dein Bikefitter empfiehlt und womit du in den ersten Wochen rechnen kannst. Du kannst ihn online lesen, drucken oder als PDF speichern.',
    button: 'Bericht öffnen',
    signIn:
      'Melde dich an, um ihn zu öffnen. Nur du und dein Bikefitter könnt ihn sehen. Diese E-Mail enthält keine Messwerte.',
    byLink:
      'Der Link öffnet den Bericht ohne Konto bis {{day}}. Wer diese E-Mail hat, kann ihn öffnen, gib sie also nicht weiter. Diese E-Mail enthält keine Messwerte.',
    keep: 'Um den Bericht zu behalten, registriere dich auf der Seite des Berichts mit dieser Adresse.',
  },
  freshLink: {
    subject: 'Dein neuer Link',
    heading: 'Dein neuer Link',
    why: {
      invitation:
        'Du hast einen neuen Link zu dem Formular angefordert, das {{fitter}} dir vor deinem Bikefitting gesendet hat. Deine bisherigen Antworten sind gespeichert.',
      follow_up:
        'Du hast einen neuen Link angefordert, um {{fitter}} zu sagen, wie das Radfahren seit deinem Fitting läuft. Deine bisherigen Antworten sind gespeichert.',
      report: 'Du hast einen neuen Link zum Bericht deines Bikefittings bei {{fitter}} angefordert.',
    },
    button: 'Link öffnen',
    earlier:
      'Links in früheren E-Mails funktionieren nicht mehr, weil der Dienst aus einer Sicherung wiederhergestellt wurde.',
  },
  calendarFeed: {
    blocked: 'Geblockt',
  },
  ...fitterMails,
  downloadReady: {
    subject: 'Deine Kopie ist fertig',
    heading: 'Die Kopie deiner Daten ist fertig',
    text: 'Du kannst sie 7 Tage lang abholen. Zu deiner Sicherheit musst du angemeldet sein, und die Anmeldung darf höchstens 10 Minuten zurückliegen.',
    button: 'Kopie abholen',
    notYou:
      'Wenn du sie nicht angefordert hast, ist jemand anderes in deinem Konto. Wähle sofort auf {{address}}/forgot-password ein neues Passwort. Geh dann zu Einstellungen, Sicherheit, und melde alle anderen Geräte ab.',
  },
  followUpReminder: {
    subject: '{{fitter}} möchte wissen, wie das Radfahren läuft',
    heading: 'Wie war das Radfahren seit deinem Fitting?',
    why: 'Du hattest am {{day}} dein Bikefitting bei {{fitter}}. Wie fühlt sich das Fahren jetzt an? Deine Antworten zeigen, was sich seit dem Fitting geändert hat und was als Nächstes anzuschauen ist.',
    again:
      '{{fitter}} möchte weiter gern wissen, wie das Radfahren seit deinem Fitting am {{day}} war. Auch „Nichts hat sich geändert“ ist eine nützliche Antwort.',
    howLong_one: 'Das dauert etwa {{count}} Minute. Du kannst jederzeit aufhören und später weitermachen.',
    howLong_other: 'Das dauert etwa {{count}} Minuten. Du kannst jederzeit aufhören und später weitermachen.',
    button: 'Nachkontrolle starten',
    valid: 'Du kannst bis {{day}} antworten.',
    stop: 'Keine Erinnerungen mehr von diesem Bikefitter',
  },
  outbox: {
    title: 'Postausgang',
    why: 'Es ist kein Mailserver eingerichtet (SMTP_URL), deshalb bewahrt {product} E-Mails hier auf, ebenso SMS, wenn dafür kein Gateway eingerichtet ist (SMS_URL). Diese Seite lässt sich nur auf diesem Rechner öffnen.',
    empty: 'Noch keine Nachrichten. Lade diese Seite neu, wenn eine gesendet wurde.',
    to: 'An',
    sms: 'SMS',
    html: 'Vorschau',
    technical: 'Kopfzeilen',
    calendar: 'Kalenderdatei',
  },
  supportAccess: {
    subject: 'Der Support von {product} hat eine deiner Sitzungen geöffnet',
    heading: 'Der Support von {product} sieht sich eine Sitzung an',
    what: 'Jemand vom Support von {product} hat eine Sitzung deines Bikefittings geöffnet. Der Support kann sie ansehen, aber nichts ändern, und sieht weder deinen Namen noch, wie du erreichbar bist.',
    whatFitter:
      'Jemand vom Support von {product} hat eine Sitzung deiner Fahrer/innen geöffnet. Der Support kann sie ansehen, aber nichts ändern, und sieht weder den Namen der Fahrerin oder des Fahrers noch, wie diese Person erreichbar ist.',
    reason: {
      technical:
        'Der Grund ist technisch: Zu sehen sind Status, Zeiten, Größen und Fehlercodes, keine Antworten.',
      quality: 'Der Grund ist Qualitätssicherung: Zu sehen sind die Antworten und die Daten des Fittings.',
    },
    until: 'Der Zugriff endet von selbst am {{at}}.',
    end: {
      rider:
        'Du kannst sehen, warum der Support nachsieht und was er öffnet, und den Zugriff jederzeit beenden:',
      fitter:
        'Im Verlauf der Sitzung kannst du sehen, warum der Support nachsieht und was er öffnet, und den Zugriff jederzeit beenden:',
      guest:
        'Dein Bikefitter kann sehen, was der Support öffnet, und den Zugriff jederzeit beenden. Mit einem Konto für diese Adresse kannst du das auch:',
    },
    button: 'Zugriff ansehen und beenden',
    signUp: 'Konto erstellen',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: 'Eine Einwilligung wurde widerrufen',
    heading: 'Du hast deine Einwilligung widerrufen',
    what: 'Jemand mit einem Link aus einer unserer E-Mails an dich hat die Einwilligung widerrufen, deine Daten für dein Bikefitting zu verwenden. Sie werden ab jetzt nicht mehr verwendet.',
    erased: 'Alles in dieser Akte wird am {{day}} gelöscht.',
    undo: 'Warst du das nicht, oder hast du es dir anders überlegt? Erstelle vor diesem Tag mit dieser Adresse ein Konto und gib deine Einwilligung unter „Datenschutz“ wieder.',
    button: 'Konto erstellen',
  },
  contactCorrected: {
    subject: 'Deine Kontaktdaten wurden berichtigt',
    heading: 'Dein Bikefitter hat deine Kontaktdaten berichtigt',
    what: {
      name: 'Geändert wurde der Name in der Akte über dich.',
      email: 'Geändert wurde die Adresse, an die E-Mails zu deinen Fittings gehen.',
      language: 'Geändert wurde die Sprache der E-Mails an dich.',
    },
    wrong: {
      rider:
        'Was geändert wurde, siehst du unter „Datenschutz“. Wenn es falsch ist, sag es deinem Bikefitter.',
      guest:
        'Wenn es falsch ist, sag es deinem Bikefitter. Mit einem Konto siehst du jede Änderung und berichtigst deine Daten selbst.',
    },
    button: {
      rider: 'Änderung ansehen',
      guest: 'Konto erstellen',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Weniger als 24 Stunden, um eine Datenpanne zu melden',
      overdue: 'Eine Datenpanne hätte inzwischen gemeldet sein müssen',
    },
    heading: {
      warning: 'Die Behörde weiß noch nichts von einer Datenpanne',
      overdue: 'Seit dem Bekanntwerden einer Datenpanne sind 72 Stunden vergangen',
    },
    aware: 'Sie wurde am {{at}} bekannt.',
    tell: 'Informiere die Datenschutzbehörde oder trage ein, dass sie informiert wurde. Wenn keine Meldung nötig ist, schließe die Datenpanne mit dem Grund ab.',
    number: 'Nummer: {{id}}. Die Konsole zeigt die Datenpanne mit: npm run breach -- list',
    button: 'Datenpanne ansehen',
  },
} satisfies Translation<typeof english>
