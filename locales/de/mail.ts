import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

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
      right: 'Gesendet wegen einer Anfrage zu personenbezogenen Daten auf {{address}}.',
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
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Wo:',
    video: 'Per Video teilnehmen',
    see: 'Termin ansehen',
  },
  bookingRequest: {
    subject: 'Bestätige deinen Termin bei {{fitter}}',
    heading: 'Bestätige deinen Termin',
    what: 'Jemand hat mit dieser Adresse einen Termin bei {{fitter}} angefragt. Wenn du es warst, öffne die Seite und tippe auf „Bestätigen“. Vorher passiert nichts.',
    button: 'Termin öffnen',
    kept: 'Wir halten die Zeit bis {{time}} ({{zone}}) für dich frei.',
  },
  bookingConfirmed: {
    subject: 'Dein Termin bei {{fitter}}',
    heading: 'Dein Termin ist bestätigt',
    what: '{{service}} bei {{fitter}}:',
    intake:
      '{{fitter}} möchte vor dem Fitting wissen, wie du fährst und wie sich das Fahren zurzeit anfühlt.',
    openIntake: 'Formular ausfüllen',
  },
  bookingMoved: {
    subject: 'Dein Termin bei {{fitter}} wurde verschoben',
    heading: 'Dein Termin wurde verschoben',
    what: '{{service}} bei {{fitter}} findet jetzt statt:',
    message: 'Eine Nachricht von {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Dein Termin bei {{fitter}} ist abgesagt',
    heading: 'Dein Termin ist abgesagt',
    fitter: '{{fitter}} hat „{{service}}“ abgesagt, geplant war:',
    rider: 'Du hast „{{service}}“ bei {{fitter}} abgesagt, geplant war:',
  },
  bookingReminder: {
    subject: 'Erinnerung an deinen Termin bei {{fitter}}',
    heading: 'Dein Termin ist bald',
    what: '{{service}} bei {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bestätige deinen Platz auf der Warteliste von {{fitter}}',
    heading: 'Bestätige deinen Platz auf der Warteliste',
    what: 'Jemand hat mit dieser Adresse darum gebeten, Bescheid zu bekommen, wenn bei {{fitter}} eine Zeit für {{service}} frei wird. Wenn du es warst, öffne die Seite und tippe auf „Bestätigen“. Vorher passiert nichts.',
    button: 'Seite öffnen',
    leave: 'Mit demselben Link verlässt du die Liste wieder.',
  },
  waitingOffer: {
    subject: 'Bei {{fitter}} ist eine Zeit frei geworden',
    heading: 'Eine Zeit ist frei geworden',
    what: '{{service}} bei {{fitter}}. Die Zeit ist für dich freigehalten:',
    button: 'Ansehen und bestätigen',
    kept: 'Um {{time}} ({{zone}}) wird sie den Nächsten auf der Liste angeboten.',
  },
  deviceCode: {
    subject: 'Dein Code zum Weitermachen',
    heading: 'Mach auf deinem anderen Gerät weiter',
    why: 'Jemand hat deine Einladung von {{fitter}} auf einem anderen Gerät geöffnet. Wenn du das warst, gib dort diesen Code ein, um dort weiterzumachen, wo du aufgehört hast:',
    valid_one: 'Der Code gilt einmal und läuft in {{count}} Minute ab.',
    valid_other: 'Der Code gilt einmal und läuft in {{count}} Minuten ab.',
    notYou:
      'Wenn du das nicht warst, tu nichts und gib den Code nicht weiter. Ohne ihn kann niemand deine Antworten sehen.',
  },
  confirmation: {
    subject: 'Bestätige deine E-Mail-Adresse',
    heading: 'Willkommen bei {product}',
    why: 'Bestätige deine Adresse, um die Registrierung abzuschließen. Es passiert nichts, bis du auf der Seite, die sich öffnet, auf die Schaltfläche drückst.',
    asked: 'Jemand hat sich am {{at}} mit dieser Adresse unter dem Namen „{{name}}“ registriert.',
    askedNameless: 'Jemand hat sich am {{at}} mit dieser Adresse registriert.',
    notYou: 'Wenn du das nicht warst, tu nichts.',
    otherBrowser:
      'Wenn du in einem anderen Browser bestätigst als dem, in dem du dich registriert hast, bitten wir dich, ein neues Passwort zu wählen.',
    button: 'Adresse bestätigen',
    typed: 'Oder gib diesen Code dort ein, wo du dich registriert hast:',
    valid: 'Der Link gilt 1 Tag, der Code 1 Stunde.',
  },
  magicLink: {
    subject: 'Bei {product} anmelden',
    heading: 'Bei {product} anmelden',
    why: 'Jemand möchte sich mit dieser Adresse anmelden. Wenn du das warst, öffne den Link. Es passiert nichts, bis du auf der Seite, die sich öffnet, auf die Schaltfläche drückst.',
    button: 'Anmelden',
    typed: 'Oder gib diesen Code dort ein, wo du dich anmelden wolltest:',
    valid:
      'Der Link gilt 1 Tag und der Code 1 Stunde, jeweils einmal. Gib beide nicht weiter. Wer einen davon hat, kann sich mit deinem Konto anmelden.',
  },
  recovery: {
    subject: 'Wähle ein neues Passwort',
    heading: 'Wähle ein neues Passwort',
    why: 'Jemand hat für diese Adresse ein neues {product}-Passwort angefordert. Wenn du das warst, drücke auf die Schaltfläche und wähle eines. Bis dahin bleibt dein Passwort, wie es ist.',
    button: 'Neues Passwort wählen',
    typed: 'Oder gib diesen Code dort ein, wo du es angefordert hast:',
    valid:
      'Der Link gilt 1 Tag und der Code 1 Stunde, jeweils einmal. Gib beide nicht weiter. Wer einen davon hat, kann sich mit deinem Konto anmelden.',
  },
  reauthentication: {
    subject: 'Dein Code zum Ändern des Passworts',
    heading: 'Bist du das?',
    why: 'Jemand, der in deinem Konto angemeldet ist, möchte das Passwort ändern. Wenn du das bist, gib dort diesen Code ein:',
    valid: 'Der Code gilt einmal und läuft in 1 Stunde ab.',
    notYou:
      'Wenn du das nicht bist, gib den Code nicht weiter und melde in deinen Einstellungen alle anderen Geräte ab. Vielleicht benutzt jemand ein Gerät, auf dem du angemeldet bist.',
  },
  addressChangeCurrent: {
    subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
    heading: 'E-Mail-Adresse ändern?',
    why: 'Jemand, der in deinem Konto angemeldet ist, möchte diese E-Mail-Adresse durch eine andere ersetzen. Deine Adresse ändert sich erst, wenn beide bestätigt sind. Wenn du das warst, drücke auf die Schaltfläche.',
    button: 'Änderung bestätigen',
    valid: 'Der Link gilt 1 Tag. Wenn du das nicht warst, bestätige nicht und ändere dein Passwort.',
  },
  addressChangeNew: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    heading: 'Bestätige deine neue E-Mail-Adresse',
    why: 'Jemand möchte diese E-Mail-Adresse für ein {product}-Konto verwenden. Sie ändert sich erst, wenn die neue und die alte Adresse bestätigt sind. Wenn du das warst, drücke auf die Schaltfläche.',
    asked: 'Jemand hat das am {{at}} unter dem Namen „{{name}}“ angefordert.',
    askedNameless: 'Jemand hat das am {{at}} angefordert.',
    notYou: 'Wenn du das nicht warst, tu nichts.',
    otherBrowser:
      'Die Schaltfläche funktioniert in dem Browser, in dem du die Änderung angefordert hast. In jedem anderen Browser melde dich zuerst in deinem Konto an.',
    button: 'Neue Adresse bestätigen',
    valid: 'Der Link gilt 1 Tag.',
  },
  change: {
    you: 'Wenn du das warst, musst du nichts tun.',
  },
  factorAdded: {
    subject: 'Anmeldung in zwei Schritten ist an',
    heading: 'Anmeldung in zwei Schritten ist an',
    what: 'Deinem {product}-Konto wurde am {{at}} eine Authenticator-App hinzugefügt. Ab jetzt brauchst du ihren Code zum Anmelden. Auf deinen anderen Geräten wurdest du abgemeldet.',
    notYou:
      'Wenn du das nicht warst, kommt jemand anderes in dein Konto. Wähle sofort auf {{address}}/forgot-password ein neues Passwort und schreib uns. Unsere Adresse steht unten auf jeder Seite.',
  },
  factorRemoved: {
    subject: 'Anmeldung in zwei Schritten ist aus',
    heading: 'Anmeldung in zwei Schritten ist aus',
    what: 'Die Authenticator-App wurde am {{at}} aus deinem {product}-Konto entfernt.',
    notYou:
      'Wenn du das nicht warst, wähle sofort auf {{address}}/forgot-password ein neues Passwort. Geh dann zu Einstellungen, Sicherheit, melde alle anderen Geräte ab und schalte die Anmeldung in zwei Schritten wieder ein.',
  },
  factorRecovered: {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    heading: 'Ein Wiederherstellungscode wurde verwendet',
    what: 'Jemand hat am {{at}} einen Wiederherstellungscode statt deiner Authenticator-App verwendet. Die App und deine übrigen Wiederherstellungscodes funktionieren nicht mehr, und auf deinen anderen Geräten wurdest du abgemeldet.',
    notYou:
      'Wenn du das nicht warst, hat jemand dein Passwort und deine Codes. Wähle sofort auf {{address}}/forgot-password ein neues Passwort und schalte dann unter Einstellungen, Sicherheit die Anmeldung in zwei Schritten wieder ein.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    what: 'Das Passwort deines {product}-Kontos wurde am {{at}} geändert. Auf deinen anderen Geräten wurdest du abgemeldet.',
    notYou:
      'Wenn du das nicht warst, wähle sofort auf {{address}}/forgot-password ein anderes Passwort. Damit wird abgemeldet, wer es geändert hat.',
  },
  addressChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    heading: 'Deine E-Mail-Adresse wurde geändert',
    what: 'Die E-Mail-Adresse deines {product}-Kontos wurde am {{at}} geändert, nachdem beide Adressen bestätigt waren. Mit dieser kannst du dich nicht mehr anmelden.',
    notYou:
      'Wenn du das nicht warst, kann jemand deine E-Mails lesen. Ändere das Passwort deines Postfachs und schreib uns sofort. Unsere Adresse steht unten auf jeder Seite von {{address}}.',
  },
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
  calendarUnreadable: {
    subject: 'Wir können einen deiner Kalender nicht lesen',
    heading: 'Wir können einen deiner anderen Kalender nicht lesen',
    text: 'Seit einer Stunde kann {product} einen Kalender nicht lesen, den du verbunden hast. Die zuletzt bekannten Zeiten bleiben belegt, neuere fehlen: Fahrer/innen könnten eine Zeit buchen, die anderswo belegt ist.',
    button: 'Kalender ansehen',
  },
  fitterNews: {
    intake: {
      subject: 'Ein neuer Vorabfragebogen ist da',
      heading: 'Ein neuer Vorabfragebogen liegt bereit',
      text: 'Ein Vorabfragebogen deiner Fahrer/innen wurde abgesendet. Lies ihn in {product}. Diese E-Mail enthält keine Antworten.',
      button: 'Vorabfragebogen lesen',
    },
    intake_red_flag: {
      subject: 'Ein Vorabfragebogen ist heute dringend',
      heading: 'Ein Vorabfragebogen ist heute dringend',
      text: 'Ein Vorabfragebogen deiner Fahrer/innen wurde abgesendet. Lies ihn, bevor du am Rad etwas änderst. Diese E-Mail enthält keine Antworten.',
      button: 'Vorabfragebogen lesen',
    },
    red_flag: {
      subject: 'Eine Antwort ist heute dringend',
      heading: 'Eine Antwort ist heute dringend',
      text: 'Eine Nachkontrolle deiner Fahrer/innen wurde abgesendet. Lies sie, bevor du am Rad etwas änderst.',
      button: 'Antwort lesen',
    },
    unhappy: {
      subject: 'Eine Antwort solltest du dir ansehen',
      heading: 'Eine Antwort solltest du dir ansehen',
      text: 'Eine Nachkontrolle deiner Fahrer/innen wurde abgesendet. Lies sie und melde dich bei der Fahrerin oder dem Fahrer.',
      button: 'Antwort lesen',
    },
    settings: 'Auswählen, welche E-Mails du bekommst',
  },
  fitterBooking: {
    made: { subject: 'Du hast eine neue Buchung', text: 'Neue Buchung (Fahrer/in), {{service}}:' },
    moved: {
      subject: 'Eine Buchung hat eine neue Zeit',
      text: 'Verschoben (Fahrer/in), {{service}}. Die neue Zeit:',
    },
    movedFrom: 'Geplant war:',
    cancelled: {
      subject: 'Eine Buchung ist abgesagt',
      text: 'Abgesagt (Fahrer/in), {{service}}. Geplant war:',
    },
    button: 'Kalender öffnen',
  },
  planNotice: {
    trial_ending: {
      subject: 'Dein kostenloser Testzeitraum endet am {{day}}',
      heading: 'Dein kostenloser Testzeitraum endet bald',
      text: 'Dein kostenloser Testzeitraum von {product} endet am {{day}}. Um danach weiterzuarbeiten, wähle einen Tarif.',
    },
    payment_failed: {
      subject: 'Deine letzte Zahlung hat nicht geklappt',
      heading: 'Deine letzte Zahlung hat nicht geklappt',
      text: 'Wir konnten deine Karte für die Zeit nach dem {{day}} nicht belasten. Prüfe deine Zahlungsdaten; die Zahlung wird von selbst noch einmal versucht.',
    },
    ended: {
      subject: 'Dein Tarif ist abgelaufen',
      heading: 'Dein Tarif ist abgelaufen',
      text: 'Dein Tarif ist am {{day}} abgelaufen. Im Moment funktioniert noch alles. Um weiterzuarbeiten, wähle einen Tarif.',
    },
    read_only_soon: {
      subject: 'In deinem Studio ist ab {{readOnly}} nur noch Lesen möglich',
      heading: 'In deinem Studio ist bald nur noch Lesen möglich',
      text: 'Dein Tarif ist am {{day}} abgelaufen, und seither wurde nichts bezahlt.',
    },
    read_only: {
      subject: 'In deinem Studio ist jetzt nur noch Lesen möglich',
      heading: 'In deinem Studio ist jetzt nur noch Lesen möglich',
      text: 'Dein Tarif ist am {{day}} abgelaufen, und seither wurde nichts bezahlt.',
    },
    thenReadOnly:
      'Ab {{readOnly}} ist in deinem Studio nur noch Lesen möglich: Du kannst alles lesen, herunterladen und löschen, aber keine Fahrer/innen einladen und keine Fittings ändern. Offene Formulare von Fahrer/innen, Erinnerungen und Hinweise laufen weiter.',
    nowReadOnly:
      'Du kannst alles lesen, herunterladen und löschen, aber keine Fahrer/innen einladen und keine Fittings ändern. Offene Formulare von Fahrer/innen, Erinnerungen und Hinweise laufen weiter. Nichts ist verloren: Sobald du einen Tarif wählst, funktioniert alles wie vorher.',
    button: 'Tarif ansehen',
  },
  fitterDigest: {
    subject: 'Was heute ansteht',
    heading: 'Was heute ansteht',
    followUps_one: '{{count}} Nachkontrolle ist zu erledigen.',
    followUps_other: '{{count}} Nachkontrollen sind zu erledigen.',
    unreadForms_one: '{{count}} Formular ist noch ungelesen.',
    unreadForms_other: '{{count}} Formulare sind noch ungelesen.',
    button: 'Ansehen, was ansteht',
  },
  downloadReady: {
    subject: 'Deine Kopie ist fertig',
    heading: 'Die Kopie deiner Daten ist fertig',
    text: 'Du kannst sie 7 Tage lang abholen. Zu deiner Sicherheit musst du angemeldet sein, und die Anmeldung darf höchstens 10 Minuten zurückliegen.',
    button: 'Kopie abholen',
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
  rights: {
    subject: 'Deine Anfrage zu deinen Daten',
    heading: {
      received: 'Wir haben deine Anfrage erhalten',
      extended: 'Wir brauchen mehr Zeit für deine Anfrage',
      done: 'Deine Anfrage ist erledigt',
      refused: 'Wir können deiner Anfrage nicht nachkommen',
    },
    asked: 'Die Anfrage: {{right}}.',
    right: {
      access: 'sehen, welche Daten es gibt',
      copy: 'eine Kopie der Daten',
      correction: 'Daten berichtigen',
      erasure: 'die Daten löschen',
      restriction: 'die Verwendung der Daten einschränken',
      objection: 'der Verwendung der Daten widersprechen',
    },
    until: {
      received: 'Wir antworten spätestens am {{day}}.',
      extended: 'Wir antworten spätestens am {{day}}. Der Grund:',
    },
    prove:
      'Damit niemand anderes deine Daten bekommt oder löscht, antworte uns mit diesem Code von dieser Adresse aus:',
    complain: 'Du kannst dich bei der Datenschutzbehörde deines Wohnorts beschweren und vor Gericht gehen.',
  },
  contactMessage: {
    subject: 'Eine Nachricht aus dem Kontaktformular',
    heading: 'Eine Nachricht aus dem Kontaktformular',
    about: 'Thema: {{topic}}',
    from: 'Von: {{name}}, {{email}}',
    answer:
      'Antworte per E-Mail an die Adresse oben. Niemand hat bestätigt, dass die Nachricht von dort kam.',
    resolve: 'Offene Nachrichten',
    topic: {
      question: 'eine Frage zu {product}',
      demo: 'ein Demo-Gespräch',
      support: 'Hilfe mit einem Konto oder einer Seite',
      privacy: 'personenbezogene Daten',
      other: 'etwas anderes',
    },
  },
  contactConfirmation: {
    subject: 'Wir haben deine Nachricht bekommen',
    heading: 'Wir haben deine Nachricht bekommen',
    text: 'Danke, dass du uns geschrieben hast. Wir antworten per E-Mail.',
    notYou:
      'Wenn du uns nicht geschrieben hast, hat jemand versehentlich deine Adresse eingegeben. Du musst nichts tun.',
  },
  rightsAlarm: {
    subject: 'Eine Anfrage zu personenbezogenen Daten ist am {{day}} fällig',
    heading: 'Eine Anfrage ist noch offen',
    request: 'Nummer: {{id}}. Die Konsole zeigt die Anfrage mit: npm run rights -- list',
    button: 'Anfrage ansehen',
  },
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
