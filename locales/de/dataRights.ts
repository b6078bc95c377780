import type english from '../en/dataRights.ts'
import type { Translation } from '../translation.ts'

export default {
  overview: {
    files: 'Deine Akten',
    filesHint: 'Was jeder Bikefitter über dich speichert: Verwendung einschränken oder löschen.',
    consents: 'Deine Einwilligungen',
    consentsHint:
      'Worin du eingewilligt hast, wann und in welcher Fassung. Hier kannst du es dir anders überlegen.',
    sharing: 'Wer deine Daten sieht',
    sharingHint:
      'Beende oder erneuere den Zugriff eines Bikefitters und teile deine Fittings mit einem neuen Bikefitter.',
    accessLog: 'Wer deine Daten gesehen hat',
    accessLogHint: 'Alle, die deine Daten angesehen oder geändert haben, und wann.',
  },
  files: {
    lead: 'Jeder Bikefitter, bei dem du ein Fitting hattest, hat eine Akte über dich. Du entscheidest, was mit ihr geschieht.',
    none: 'Kein Bikefitter hat eine Akte über dich.',
    noneHint: 'Wenn du für einen Bikefitter ein Formular ausfüllst, erscheint die Akte hier.',
    inUse: 'In Verwendung',
    restricted: 'Eingeschränkt',
    endsSoon: 'Wird gelöscht',
    restrictedSince: 'Du hast diese Akte am {{date}} eingeschränkt.',
    erasedOn:
      'Du hast deine Einwilligung widerrufen. Die Akte wird am {{date}} gelöscht, wenn du nicht wieder einwilligst.',
    keptUntil: 'Gespeichert bis {{date}}, wenn nichts mehr darin geschieht.',
    restrict: 'Verwendung einschränken',
    restrictTitle: 'Verwendung dieser Akte einschränken?',
    restrictText:
      'Die Akte bleibt gespeichert, wird aber für nichts verwendet. {{fitter}} sieht, dass sie eingeschränkt ist und seit wann, und keine deiner Antworten. Niemand kann sie ändern, du bekommst keine Erinnerungen, und sie zählt in keinen Zahlen und keiner Forschung.',
    restrictStays:
      'Du kannst weiterhin alles lesen, herunterladen und löschen. Du kannst die Einschränkung jederzeit aufheben.',
    lift: 'Einschränkung aufheben',
    lifted: 'Die Einschränkung ist aufgehoben.',
    nowRestricted: 'Die Akte ist eingeschränkt.',
    consents: 'Einwilligung widerrufen oder geben',
  },
  erase: {
    open: 'Diese Akte löschen',
    title: 'Akte bei {{fitter}} löschen',
    goes: 'Wir löschen endgültig:',
    forms_one: '{{count}} Formular, das du abgesendet hast, mit deinen Antworten',
    forms_other: '{{count}} Formulare, die du abgesendet hast, mit deinen Antworten',
    drafts_one: '{{count}} Formular, das du begonnen, aber nicht abgesendet hast',
    drafts_other: '{{count}} Formulare, die du begonnen, aber nicht abgesendet hast',
    measurements_one: '{{count}} Messwert',
    measurements_other: '{{count}} Messwerte',
    changes_one: '{{count}} Änderung an deinem Rad',
    changes_other: '{{count}} Änderungen an deinem Rad',
    photos_one: '{{count}} Foto',
    photos_other: '{{count}} Fotos',
    followUps_one: '{{count}} Nachkontrolle',
    followUps_other: '{{count}} Nachkontrollen',
    rest: 'deinen Namen, deine Adresse, deine Räder, Berichte und Einwilligungen in dieser Akte und die Notizen des Bikefitters',
    copy: 'die Kopie aller deiner Daten, die du angefordert hast, weil diese Akte darin ist',
    stays: 'Was bleibt und warum',
    staysSessions_one:
      'Dass {{count}} Sitzung stattfand und wann: Bikefitter müssen über ihre Arbeit Rechenschaft ablegen. Wer du bist, steht nicht dabei.',
    staysSessions_other:
      'Dass {{count}} Sitzungen stattfanden und wann: Bikefitter müssen über ihre Arbeit Rechenschaft ablegen. Wer du bist, steht nicht dabei.',
    staysTrail:
      'Dass eine Änderung gemacht wurde und wann, ohne was es war: als Beleg, dass niemand die Aufzeichnungen manipuliert hat.',
    staysBackups:
      'Sicherungen der letzten {{days}} Tage. Wird eine wiederhergestellt, werden deine Daten wieder gelöscht, bevor irgendetwas anderes geschieht.',
    atOnce: 'Das gilt sofort und lässt sich nicht rückgängig machen.',
    confirm: 'Diese Akte endgültig löschen',
  },
  receipt: {
    title: 'Die Akte ist gelöscht',
    text: 'Das ist dein Beleg. Er sagt, was gelöscht wurde, aber nicht, von wem. Bewahre seine Nummer auf.',
    number: 'Nummer des Belegs',
    at: 'Gelöscht',
    save: 'Beleg speichern',
    close: 'Fertig',
    file: '{product}-Loeschbeleg.txt',
    sessions_one: '{{count}} Sitzung, von der nur das Datum bleibt',
    sessions_other: '{{count}} Sitzungen, von denen nur das Datum bleibt',
    consents_one: '{{count}} Einwilligung',
    consents_other: '{{count}} Einwilligungen',
  },
  link: {
    none: 'Öffne zuerst den Link in einer unserer E-Mails zu deinem Formular: Er zeigt, dass die Akte dir gehört. Wenn du ein Konto hast, melde dich an.',
    logIn: 'Anmelden',
    account: 'Du bist angemeldet. Deine Einwilligungen findest du unter „Datenschutz“.',
    toConsents: 'Deine Einwilligungen',
    more: 'Mit einem Konto kannst du auch alles herunterladen, sehen, wer es angesehen hat, und es löschen.',
    signUp: 'Konto erstellen',
    withdrawResearch:
      'Deine Daten werden ab jetzt nicht mehr für Forschung verwendet. Dein Fitting hängt nicht davon ab.',
  },
  consents: {
    lead: 'Worin du eingewilligt hast und alles, was du bisher entschieden hast.',
    current: 'Verwendung deiner Gesundheitsdaten für das Fitting',
    currentText:
      'Dein Bikefitter darf deine Antworten nur mit deiner Einwilligung verwenden. Wenn du sie widerrufst, endet jede Verwendung sofort, und die Akte wird nach {{days}} Tagen gelöscht.',
    given: 'Eingewilligt',
    withdrawn: 'Widerrufen',
    withdraw: 'Einwilligung widerrufen',
    giveAgain: 'Wieder einwilligen',
    withdrawTitle: 'Einwilligung widerrufen?',
    withdrawText:
      '{{fitter}} kann deine Akte ab jetzt nicht mehr lesen, und nichts darin wird mehr verwendet. Die Akte wird nach {{days}} Tagen gelöscht, wenn du vorher nicht wieder einwilligst.',
    eraseNow: 'Stattdessen die Akte jetzt löschen',
    downloadFirst: 'Erst alles herunterladen',
    research: 'Forschung',
    ledger: 'Alle deine Entscheidungen',
    ledgerEmpty: 'Hier gibt es keine Entscheidungen.',
    purpose: {
      fit: 'Fitting',
      research: 'Forschung',
      guardian: 'Bestätigung durch Elternteil oder Vormund',
    },
    columns: {
      purpose: 'Wofür',
      answer: 'Antwort',
      from: 'Seit',
      until: 'Bis',
      version: 'Datenschutz­hinweis',
      language: 'Sprache',
    },
    yes: 'Ja',
    no: 'Nein',
    inForce: 'jetzt',
    done: {
      withdrawn: 'Deine Einwilligung ist widerrufen.',
      given: 'Du hast eingewilligt.',
    },
  },
  again: {
    title: 'Der Datenschutzhinweis hat sich geändert',
    text: 'Version {{version}} gilt seit {{date}}. Bitte lies sie und sag, ob du weiter einwilligst. Deine früheren Antworten bleiben aufbewahrt.',
    read: 'Hinweis lesen',
    fit: 'Verwendung meiner Gesundheitsdaten für das Fitting bei {{fitter}}',
    research: 'Anonymisierte Verwendung meiner Daten für Forschung',
    agree: 'Ich willige ein',
    refuse: 'Ich willige nicht ein',
  },
  fitter: {
    restricted: 'Von Fahrer/innen eingeschränkt',
    restrictedText:
      'Diese Fahrer/innen haben die Verwendung ihrer Akte eingeschränkt. Du kannst sie nicht lesen, ändern oder mitzählen, bis sie das aufheben.',
    withdrawn: 'Einwilligung widerrufen',
    withdrawnText:
      'Diese Fahrer/innen haben ihre Einwilligung widerrufen. Du kannst ihre Akte nicht lesen, ändern oder mitzählen, und diese wird gelöscht, wenn sie nicht wieder einwilligen.',
    since: 'seit {{date}}',
    erased: 'wird am {{date}} gelöscht',
    dueSoon: 'Bald gelöscht',
    dueSoonText:
      'In diesen Akten ist seit fast {{years}} Jahren nichts geschehen. Sie werden an diesem Tag gelöscht, wenn vorher nichts darin geschieht.',
  },
} satisfies Translation<typeof english>
