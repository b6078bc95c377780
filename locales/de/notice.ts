import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Deine Daten & Datenschutz',
  version: 'Version {{version}}, zuletzt aktualisiert am {{date}}',
  asPage: 'Als Seite zum Drucken öffnen',
  heading: {
    short: 'Kurz gesagt',
    collected: 'Was wir über dich speichern',
    purpose: 'Wofür wir es verwenden',
    consent: 'Deine Einwilligung',
    seen: 'Wer es sieht',
    place: 'Wo es gespeichert ist',
    protection: 'Wie es geschützt ist',
    device: 'Was auf deinem Gerät bleibt',
    retention: 'Wie lange es gespeichert wird',
    research: 'Forschung und KI-Entwicklung',
    young: 'Fahrer/innen unter {{age}}',
    rights: 'Deine Rechte',
    contact: 'An wen du dich wendest',
    storage: 'Cookies und Speicher auf deinem Gerät',
    limits: 'Was das hier nicht ist',
    changes: 'Änderungen dieses Hinweises',
  },
  text: {
    shortOwn:
      'Die Daten gehören dir. Du kannst sie sehen, berichtigen, löschen lassen und zu einem anderen Bikefitter mitnehmen.',
    shortSeen:
      'Daten, an denen man dich erkennt, sehen nur der Bikefitter, den du gewählt hast, und, für technische Zwecke oder zur Qualitätssicherung, die Supportmitarbeiter/innen des Anbieters.',
    shortSealed: 'Sie sind bei der Übertragung und in der Speicherung verschlüsselt.',
    shortSold: 'Sie werden nie verkauft und nie für Werbung verwendet.',
    shortResearch: 'Für Forschung werden sie nur verwendet, wenn du zustimmst, und dann nur anonymisiert.',
    shortContact: 'Für alles, was dieser Hinweis nennt, genügt eine E-Mail.',
    collectedLead:
      '{product} speichert, was du und dein Bikefitter eingeben, und was für den Betrieb des Dienstes nötig ist:',
    collectedPerson:
      'Wer du bist: dein Name, deine E-Mail-Adresse und, wenn du sie angibst, Telefonnummer, Geburtsdatum, Geschlecht, Beruf und Art der Arbeit.',
    collectedBody:
      'Dein Körper und deine Gesundheit, soweit du davon erzählst: Größe, Gewicht, Beschwerden auf dem Rad, Verletzungen und Behandlung, frühere Fittings.',
    collectedRiding:
      'Wie du fährst: Räder, Disziplin, Stunden, Trittfrequenz, Sicherheit, andere Sportarten und Ziele.',
    collectedFit:
      'Was dein Bikefitter über dein Fitting festhält, und deine späteren Antworten dazu, was sich danach geändert hat.',
    collectedAccount:
      'Wenn du ein Konto hast: dein Passwort in einer Form, die sich nicht zurückrechnen lässt, deine Sprache, Region und Einheiten sowie wann und mit welcher Art von Browser du dich angemeldet hast.',
    collectedTrail:
      'Eine Aufzeichnung, wer wann was geändert hat, und deine Einwilligungen: welche Fassung dieses Hinweises, in welcher Sprache und zu welcher Zeit.',
    collectedTechnical:
      'Für kurze Zeit technische Aufzeichnungen von Anfragen und Anmeldungen, etwa die Netzwerkadresse oder ein Teil davon, um den Dienst zu betreiben und Missbrauch zu verhindern: höchstens 90 Tage. Sie enthalten keine Antworten.',
    purposeFit: 'Dein Bikefitter bereitet damit dein Bikefitting vor und führt es durch.',
    purposeCompare:
      'Deine Antworten vor und nach dem Fitting werden verglichen, damit du und dein Bikefitter seht, was sich geändert hat.',
    purposeMail:
      'Du bekommst die E-Mails, die dafür nötig sind: Einladungen, Codes, Bestätigungen, Erinnerungen und den Link zu deinem Bericht. Sie enthalten nie deine Antworten.',
    purposeNot:
      'Die Daten werden nicht für Werbung verwendet, nicht verkauft und nicht an Versicherungen oder Arbeitgeber weitergegeben. Keine Entscheidung über dich wird von einer Maschine getroffen.',
    consentHealth:
      'Antworten über deinen Körper und deine Beschwerden sind Gesundheitsdaten. Sie werden für dein Fitting verwendet, weil du ausdrücklich zustimmst, wenn du auf die Schaltfläche drückst, mit der das Formular beginnt. Wir halten fest, welcher Fassung dieses Hinweises du zugestimmt hast.',
    consentFree:
      'Es steht dir frei, nicht zuzustimmen. Dein Fitting findet dann ohne das Formular statt. Du kannst deine Einwilligung jederzeit widerrufen. Was vorher geschah, bleibt rechtmäßig. Ab dann werden deine Daten nicht mehr verwendet, und du kannst sie löschen lassen.',
    consentContract:
      'Die Daten, die für dein Konto und zum Schutz des Dienstes nötig sind, werden verwendet, weil du das Konto gewünscht hast und weil sich der Dienst ohne sie nicht sicher betreiben lässt.',
    seenFitter:
      'Der Bikefitter, den du gewählt hast: der dich eingeladen hat oder den du ausgesucht hast. Andere Bikefitter sehen deine Daten nur, wenn du sie mit ihnen teilst.',
    seenSupport:
      'Supportmitarbeiter/innen des Anbieters, nur für technische Zwecke oder zur Qualitätssicherung: für begrenzte Zeit, mit einem schriftlich festgehaltenen Grund, und jeder Zugriff wird aufgezeichnet.',
    seenYou: 'Du.',
    seenNobody:
      'Niemand sonst. Zwei Bikefitter, bei denen du warst, erfahren nichts voneinander, wenn du nicht mit einem von ihnen eine Akte teilst.',
    seenGuardian:
      'Wenn ein Elternteil oder Vormund für dich zugestimmt hat, sieht diese Person, was du ihr zeigst.',
    placeServer:
      'Alles, was du eingibst, speichert der Anbieter der Adresse, die dein Browser anzeigt: auf dem Server, in dessen Speicher und in Sicherungen. Diese Seiten laden keine Skripte, Schriften, Bilder oder Tracker anderer Unternehmen.',
    placeMail:
      'E-Mails werden über den E-Mail-Dienst des Anbieters gesendet. Sie enthalten deine Adresse, einen Link oder einen Code, den Namen des Bikefitters und in einer Einladung eine Nachricht deines Bikefitters. Sie enthalten keine Antworten.',
    protectionTransit:
      'Alles ist auf dem Weg zwischen deinem Gerät und dem Server verschlüsselt, wie beim Onlinebanking.',
    protectionRest:
      'Dein Name, Adressen, Telefonnummer, Geburtsdatum, alles, was du über deine Gesundheit schreibst, und die Formulare, die du absendest, werden verschlüsselt gespeichert, mit einem eigenen Schlüssel für jede Fahrerin und jeden Fahrer. Die Schlüssel dazu liegen außerhalb der Datenbank.',
    protectionFigures:
      'Einige Zahlen und Auswahlen bleiben lesbar, ohne deinen Namen, für Berechnungen und Statistiken über dein Fitting, etwa die Stärke der Beschwerden in einem Bereich, ein Messwert oder ein Ziel, das du gewählt hast.',
    protectionDoors:
      'Schon die Datenbank gibt einen Eintrag nur denen, die ihn sehen dürfen. Links in E-Mails enthalten ein Geheimnis, von dem nur ein Fingerabdruck gespeichert ist.',
    protectionTrail:
      'Jede Änderung deiner Daten wird aufgezeichnet: wer, wann und was. Diese Aufzeichnung lässt sich ergänzen, aber nicht umschreiben, und sie wird auf Manipulation geprüft.',
    deviceDraft:
      'Während du ein Formular ausfüllst, wird deine Eingabe auch auf deinem Gerät gespeichert, damit nichts verloren geht, wenn die Verbindung oder der Akku ausfällt. Sie ist dort mit einem Schlüssel verschlüsselt, der sich nicht aus deinem Browser entnehmen lässt. Sie wird entfernt, wenn du das Formular absendest oder dich abmeldest, spätestens nach {{draftDays}} Tagen.',
    deviceLimit:
      'Das schützt dich, wenn jemand den Speicher deines Geräts kopiert. Es schützt dich nicht vor jemandem, der deinen Browser auf deinem entsperrten Gerät benutzt: Diese Person sieht, was du siehst. Wenn du ein Gerät mit anderen teilst, sende das Formular ab oder melde dich ab, bevor du gehst.',
    retentionYears:
      'Daten, an denen man dich erkennt, werden bis zu {{years}} Jahre gespeichert, wenn du nicht vorher die Löschung verlangst. Danach werden sie gelöscht.',
    retentionErase:
      'Wenn deine Daten gelöscht werden, werden deine Antworten gelöscht und der Schlüssel, der sie öffnet, zerstört. Dein Bikefitter behält nur den Vermerk, dass ein Fitting stattfand, und wann.',
    retentionBackup:
      'Sicherungen werden höchstens {{backupDays}} Tage aufbewahrt. Bis dahin können gelöschte Daten noch in einer Sicherung sein. Muss eine Sicherung wiederhergestellt werden, werden deine Daten wieder gelöscht, bevor jemand sie verwenden kann.',
    researchOptIn:
      'Am Ende des Vorabfragebogens kannst du erlauben, dass deine Daten anonymisiert für Forschung und für die Entwicklung von KI-Werkzeugen für das Bikefitting verwendet werden. Das ist ausgeschaltet, solange du es nicht einschaltest, und dein Fitting hängt nicht davon ab.',
    researchAnonymous:
      'Anonymisiert bedeutet: ohne deinen Namen, deine Kontaktdaten und alles, was du in eigenen Worten geschrieben hast, und nur zusammen mit den Daten so vieler anderer Fahrer/innen, dass niemand erkannt werden kann.',
    researchRevoke:
      'Du kannst das jederzeit unter Einstellungen → Datenschutz oder per E-Mail widerrufen. Ab dann werden deine Daten in keine neue Verwendung einbezogen. Frühere Ergebnisse, in denen niemand erkannt werden kann, bleiben.',
    youngGuardian:
      'Für Fahrer/innen unter {{age}} gibt ein Elternteil oder Vormund den Namen an und stimmt zu. Das Formular fragt danach, wenn das Geburtsdatum es verlangt.',
    youngResearch: 'Daten von Fahrer/innen unter {{age}} werden nicht für Forschung verwendet.',
    rightsLead: 'Du kannst jederzeit:',
    rightsAccess:
      'sehen, was über dich gespeichert ist, und eine Kopie bekommen, die andere Programme lesen können;',
    rightsCorrect:
      'es berichtigen lassen; deinen Vorabfragebogen kannst du in deinem Konto selbst korrigieren;',
    rightsErase: 'es löschen lassen;',
    rightsWithdraw: 'jede Einwilligung widerrufen, ganz oder nur für Forschung;',
    rightsRestrict: 'die Verwendung einschränken lassen oder ihr widersprechen;',
    rightsMove: 'es zu einem anderen Bikefitter mitnehmen.',
    rightsHow:
      'Schick uns eine E-Mail und schreib, was du möchtest. Wir antworten innerhalb eines Monats, kostenlos. Wir bitten dich vielleicht um einen Nachweis, dass du es bist.',
    rightsComplain:
      'Wenn du meinst, dass mit deinen Daten nicht richtig umgegangen wird, kannst du dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.',
    contactLead: 'Für jede Frage zu deinen Daten:',
    contactFitter: 'Mit Fragen zu deinem Fitting wende dich an deinen Bikefitter.',
    storageLead:
      'Auf deinem Gerät wird nur gespeichert, was der Dienst zum Funktionieren braucht. Es gibt keine Cookies für Werbung oder Analyse, deshalb auch keinen Cookie-Hinweis zum Wegklicken.',
    limitsMedical:
      'Ein Bikefitting ist keine medizinische Behandlung, und {product} gibt keinen medizinischen Rat. Es verspricht weder Heilung noch Schutz vor Verletzungen. Wenn du Schmerzen hast, die dir Sorgen machen, ein Taubheitsgefühl, das nicht verschwindet, Schwäche oder eine Schwellung, geh bitte in eine Arztpraxis.',
    changesText:
      'Wenn sich dieser Hinweis in einem wichtigen Punkt ändert, bekommt er eine neue Version. Du wirst informiert und, wo deine Einwilligung nötig ist, noch einmal gefragt. Die Fassung, der du zugestimmt hast, bleibt aufbewahrt.',
  },
  storage: {
    caption: 'Was auf deinem Gerät gespeichert wird, warum und wie lange',
    name: 'Name',
    purpose: 'Zweck',
    until: 'Gespeichert',
    cookie:
      'Cookie: hält dich angemeldet oder lässt dich das Formular ausfüllen, zu dem du eingeladen wurdest. Skripte können es nicht lesen.',
    cookieUntil: 'bis du dich abmeldest oder eine Weile wegbleibst',
    signUpCookie:
      'Cookie: erkennt den Browser wieder, in dem du dich registriert hast, wenn du deine Adresse bestätigst. Skripte können es nicht lesen.',
    signUpCookieUntil: 'bis 400 Tage nach deiner letzten Registrierung hier',
    session: 'Deine Sitzung beim Anmeldedienst',
    sessionUntil: 'bis du dich abmeldest',
    user: 'Deine Kennung, deine Rolle und dein Name, damit Seiten sofort öffnen',
    role: 'Ob du Fahrer/in oder Bikefitter bist',
    logoutOwed: 'Dass du dich abgemeldet hast, während der Server nicht erreichbar war',
    logoutOwedUntil: 'bis der Server es erfahren hat',
    roleCookie:
      'Cookie: ob du dich als Fahrer/in oder Bikefitter registrierst, während du dich mit einem anderen Dienst anmeldest. Skripte können es nicht lesen.',
    roleCookieUntil: 'bis 15 Minuten vergangen sind',
    keptRecord: 'Dass du ein Formular in deinem Konto behalten wolltest, als Code, der beides nicht verrät',
    keptRecordUntil: 'bis du den Link in der E-Mail öffnest',
    secondFactorLater:
      'Wann du die Anmeldung in zwei Schritten verschoben hast, damit du 30 Tage nicht gefragt wirst',
    secondFactorRead: 'Dass du den Hinweis auf die Anmeldung in zwei Schritten gelesen hast',
    firstStepsHidden: 'Dass du die ersten Schritte ausgeblendet hast',
    tab: 'Das Geheimnis des Links, den du geöffnet hast, und wo du warst, bevor eine andere Seite an die Reihe kam',
    tabUntil: 'bis du den Tab schließt',
    language: 'Die Sprache, die du gewählt hast',
    theme: 'Hell oder dunkel, wenn du es gewählt hast',
    choiceUntil: 'bis du die Daten deines Browsers löschst',
    drafts:
      'Formulare, die du begonnen hast; bei Bikefittern noch nicht gesendete Arbeit und die auf diesem Gerät geöffneten Fittings; verschlüsselt',
    draftsUntil: 'bis sie gesendet sind oder du dich abmeldest; höchstens {{draftDays}} Tage',
    formFiles:
      'Kopien der Dateien, aus denen das Formular besteht, damit es ohne Verbindung öffnet. Sie enthalten keine Antworten',
    formFilesUntil: 'bis eine neuere Version sie ersetzt',
  },
} satisfies Translation<typeof english>
