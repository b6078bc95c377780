import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Version {{version}}, zuletzt aktualisiert am {{date}}',
  translationNote:
    'Diese Übersetzung ist noch nicht anwaltlich geprüft; der englische Text ist hier verlinkt.',
  policy: {
    title: 'Datenschutzerklärung',
    lead: 'Das ist der vollständige Hinweis, den du siehst, wenn du ein Formular beginnst, mit zusätzlichen Angaben für Bikefitter und über den Anbieter.',
    more: 'Für Bikefitter und ausführlicher',
    roles: {
      title: 'Wer verantwortlich ist',
      fitter:
        'Der von dir gewählte Bikefitter entscheidet, welche Daten über dich erhoben werden und warum, und ist für deine Akte verantwortlich. Der Anbieter dieser Installation von {product} speichert und verarbeitet sie in seinem Auftrag.',
      provider:
        'Der Anbieter ist selbst verantwortlich für dein Konto, für die Sicherheit des Dienstes und für Forschung, die du erlaubt hast.',
    },
    operator: 'Der Anbieter ist:',
    operatorUnknown: 'Du erreichst den Anbieter unter:',
    data: {
      title: 'Was warum und wie lange gespeichert wird',
      caption: 'Jede Art von Daten mit Zweck, Rechtsgrundlage und Speicherdauer',
      what: 'Daten',
      why: 'Zweck',
      ground: 'Rechtsgrundlage',
      kept: 'Gespeichert',
      grounds: {
        consent: 'Deine ausdrückliche Einwilligung',
        contract: 'Der Vertrag mit dir',
        interest: 'Das berechtigte Interesse an einem sicheren Dienst und daran, dir zu antworten',
        duty: 'Eine rechtliche Verpflichtung',
      },
      rows: {
        file: {
          what: 'Die Akte einer Fahrerin/eines Fahrers: Antworten, Messungen, Änderungen, Fotos, Berichte, Nachkontrollen',
          why: 'das Fitting, und um zu sehen, was sich danach geändert hat',
          kept: 'bis zu {{years}} Jahre nach der letzten Sitzung; nach einer widerrufenen Einwilligung {{withdrawnDays}} Tage',
        },
        draft: {
          what: 'Formulare, die begonnen und nicht abgesendet wurden',
          why: 'weitermachen, wo du aufgehört hast',
          kept: '{{draftDays}} Tage nach der letzten Änderung oder {{invitedDays}} Tage nach dem Ende der Einladung',
        },
        account: {
          what: 'Ein Konto: Name, E-Mail-Adresse, Telefonnummer, Sprache, Region, Einheiten, Art der Anmeldung',
          why: 'dir dein Konto bereitzustellen und es zu schützen',
          kept: 'bis du es löschst',
        },
        signIns: {
          what: 'Wo und wann du dich angemeldet hast, mit welcher Art von Browser',
          why: 'dir zu zeigen, wo du angemeldet bist, und Missbrauch zu erkennen',
          kept: '{{signInDays}} Tage nach dem Ende einer Anmeldung; Anmeldeversuche 90 Tage',
        },
        profile: {
          what: 'Von Bikefittern: Studio, Kontaktdaten, Logo, Foto, Ort, Sprachen, Schwerpunkte, Vorstellung, Leistungen, die Adresse ihrer Seite',
          why: 'Berichte und, wenn der Bikefitter es so wählt, eine öffentliche Seite in der Liste der Bikefitter',
          kept: 'bis der Bikefitter es entfernt oder das Konto löscht; dass eine Adresse verwendet wurde, bleibt gespeichert, ohne zu sagen, von wem',
        },
        rating: {
          what: 'Von Bikefittern: eine jährliche Bewertung durch Fahrer/innen, die Forschung erlaubt haben',
          why: 'für den Bikefitter selbst; öffentlich ist sie nur, wenn er sie zeigt',
          kept: 'bis zur Bewertung des nächsten Jahres oder bis das Konto gelöscht wird',
        },
        research: {
          what: 'Von Fahrer/innen, die Forschung erlauben: Alter, Geschlecht, Größe, Gewicht in groben Stufen und das Land der Zeitzone',
          why: 'Forschung und Entwicklung von KI-Werkzeugen, in Gruppen von mindestens zehn mit gleichen Angaben',
          kept: 'bis die Einwilligung widerrufen wird',
        },
        consents: {
          what: 'Einwilligungen: worin du eingewilligt hast, wann und in welcher Version',
          why: 'Nachweis',
          kept: 'so lange wie die Akte oder das Konto',
        },
        trail: {
          what: 'Wer was wann geändert oder geöffnet hat',
          why: 'dir zu zeigen, wer deine Daten gesehen hat, und Missbrauch zu erkennen',
          kept: 'so lange, wie es den Dienst gibt; sobald eine Akte gelöscht ist, sagen ihre Einträge nicht mehr, was oder wen sie betreffen',
        },
        booking: {
          what: 'Termine: Zeit, Leistung, Name, E-Mail-Adresse, Telefonnummer, Notiz und Zeitzone der Person, die gebucht hat',
          why: 'die Zeit für dich freizuhalten, dich darüber zu informieren und dich daran zu erinnern',
          kept: 'wie deine Akte; ein Gespräch ohne Akte {{callDays}} Tage danach; was niemand bestätigt hat, {{unconfirmedHours}} Stunden',
        },
        waiting: {
          what: 'Plätze auf einer Warteliste: Name, E-Mail-Adresse, Leistung und Tage',
          why: 'dir eine frei gewordene Zeit anzubieten',
          kept: '{{waitingDays}} Tage nach ihrem Ende; was niemand bestätigt hat, {{unconfirmedHours}} Stunden',
        },
        calendars: {
          what: 'Von Bikefittern: andere Kalender, die sie verbinden, deren Adressen und belegte Zeiten',
          why: 'keine Zeit anzubieten, die anderswo belegt ist',
          kept: 'bis der Bikefitter den Kalender entfernt oder das Konto löscht',
        },
        mails: {
          what: 'E-Mails und SMS, die der Dienst sendet',
          why: 'Einladungen, Codes, Erinnerungen, Berichte und Neuigkeiten',
          kept: 'ihr Inhalt, bis sie gesendet sind; dass sie gesendet wurden, {{messageDays}} Tage',
        },
        contact: {
          what: 'Nachrichten aus dem Kontaktformular: Thema, Name, Adresse und was du geschrieben hast',
          why: 'dir zu antworten',
          kept: '{{resolvedDays}} Tage, nachdem sie erledigt wurden, höchstens {{contactDays}} Tage',
        },
        requests: {
          what: 'Anfragen zu Datenschutzrechten',
          why: 'Antwort innerhalb der gesetzlichen Frist',
          kept: 'so lange, wie es den Dienst gibt; ohne die anfragende Person, sobald sie beantwortet sind',
        },
        technical: {
          what: 'Netzwerkadressen als verschlüsselte Fingerabdrücke, um Anfragen zu zählen',
          why: 'Missbrauch zu verhindern',
          kept: 'einige Stunden',
        },
        payments: {
          what: 'Von zahlenden Bikefittern: der Tarif, sein Status und die Kundennummer beim Zahlungsdienst',
          why: 'Abrechnung',
          kept: 'bis das Konto gelöscht wird; der Zahlungsdienst bewahrt Rechnungen so lange auf, wie es das Gesetz verlangt',
        },
        backups: {
          what: 'Sicherungskopien von alldem',
          why: 'Wiederherstellung des Dienstes nach einem Ausfall',
          kept: '{{backupDays}} Tage',
        },
      },
    },
    fitters: {
      title: 'Öffentliche Seiten von Bikefittern',
      listed:
        'Bikefitter stehen nur in der Liste der Bikefitter, wenn sie es einschalten. Ihre Seite zeigt dann allen, auch Suchmaschinen, ihren Namen, Studio, Logo, Foto, Ort, Sprachen, Schwerpunkte, Vorstellung und Leistungen. Wenn sie es ausschalten, ist die Seite sofort weg; Suchmaschinen zeigen sie vielleicht noch eine Weile.',
      rating:
        'Eine Bewertung steht nur darauf, wenn der Bikefitter sie zeigt, und nur, wenn die veröffentlichten Regeln es erlauben.',
      riders: 'Keine Seite eines Bikefitters zeigt etwas über Fahrer/innen.',
    },
    recipients: {
      title: 'Wer sonst Daten für den Anbieter verarbeitet',
      lead: 'Diese Dienste verarbeiten Daten für den Anbieter dieser Installation, aufgrund eines Vertrags und nur nach Weisung:',
      none: 'Kein anderer Dienst verarbeitet Daten für den Anbieter dieser Installation. Sie betreibt ihre eigene Datenbank, Anmeldung und Dateiablage und sendet keine E-Mails nach außen.',
      kind: {
        mail: 'ein E-Mail-Dienst, der E-Mails zustellt: Er sieht Adresse, Betreff und Inhalt',
        sms: 'ein SMS-Dienst, der Codes und Terminerinnerungen zustellt: Er sieht Nummer und Text',
        signIn: 'ein Anmeldedienst, der deine Adresse und die Art deiner Anmeldung kennt',
        database:
          'eine Datenbank, die anderswo laufen kann: Namen, Antworten und Gesundheitsdaten sind darin verschlüsselt',
        files: 'eine Dateiablage: Fotos und Dokumente sind verschlüsselt, bevor sie dorthin gelangen',
        scanner: 'ein Virenscanner, der hochgeladene Bilder liest und nichts aufbewahrt',
        google: 'Google, wenn du dich darüber anmeldest: Google erfährt, dass du dich hier anmeldest',
        facebook: 'Facebook, wenn du dich darüber anmeldest: Facebook erfährt, dass du dich hier anmeldest',
        payments:
          'Stripe, das Zahlungen von Bikefittern einzieht: Es sieht Name, Adresse und Zahlungsmittel des Bikefitters und nichts über Fahrer/innen',
      },
      nobody: 'Niemand sonst bekommt Daten. Sie werden nie verkauft und nie für Werbung verwendet.',
      transfer:
        'Wenn ein solcher Dienst in einem anderen Land ist, wird mit ihm der Schutz vereinbart, den das Datenschutzrecht verlangt. Du kannst fragen, welche Firmen das sind und wo.',
    },
    rights: {
      title: 'Deine Rechte und wie du sie nutzt',
      lead: 'Mit einem Konto machst du das meiste davon selbst und sofort:',
      download: 'Ansehen und mitnehmen: Lade eine Kopie von allem herunter, was dir gehört.',
      correct:
        'Berichtigen: Ändere deine Antworten dort, wo du sie liest, und deinen Namen in den Einstellungen.',
      sharing:
        'Bestimmen, wer sie sieht: Beende den Zugriff eines Bikefitters oder teile deine Fittings mit einem neuen Bikefitter.',
      accessLog: 'Sehen, wer deine Daten wann angesehen oder geändert hat.',
      consents: 'Eine Einwilligung widerrufen oder geben.',
      files: 'Die Verwendung einer Akte einschränken oder die Akte löschen.',
      account: 'Dein Konto mit allem darin löschen.',
      open: 'Seite öffnen',
      write:
        'Ohne Konto oder für alles andere, auch für einen Widerspruch, schreib uns. Wir antworten innerhalb eines Monats, kostenlos, und bitten dich vielleicht zu zeigen, dass du es bist.',
      complain:
        'Du kannst dich bei der Datenschutzbehörde beschweren, wo du wohnst, wo du arbeitest oder wo deiner Meinung nach gegen das Gesetz verstoßen wurde.',
      machine: 'Keine Entscheidung über dich wird von einer Maschine getroffen.',
    },
    law: {
      title: 'Rechtsgrundlage',
      health:
        'Gesundheitsdaten für das Fitting und Forschung: deine ausdrückliche Einwilligung (Artikel 9 Absatz 2 Buchstabe a und Artikel 6 Absatz 1 Buchstabe a DSGVO).',
      account: 'Konto und Dienst: der Vertrag mit dir (Artikel 6 Absatz 1 Buchstabe b).',
      security:
        'Sicherheit, Verhinderung von Missbrauch, das Protokoll der Änderungen und Antworten auf Nachrichten: das berechtigte Interesse an einem vertrauenswürdigen Dienst (Artikel 6 Absatz 1 Buchstabe f).',
      duty: 'Beantwortung von Anfragen und Nachweis von Einwilligungen: rechtliche Verpflichtung (Artikel 6 Absatz 1 Buchstabe c).',
    },
    choices: {
      title: 'Was eine Einschränkung und ein Widerruf bewirken',
      restrict:
        'Du kannst die Verwendung einer Akte einschränken: Sie wird aufbewahrt und für nichts verwendet. Dein Bikefitter sieht, dass und seit wann sie eingeschränkt ist, und keine deiner Antworten. Du kannst sie weiterhin lesen, herunterladen und löschen.',
      withdraw:
        'Du kannst deine Einwilligung in die Verwendung deiner Gesundheitsdaten widerrufen. Jede Verwendung endet sofort, und die Akte wird nach {{days}} Tagen gelöscht, wenn du deine Einwilligung nicht wieder gibst. Du kannst sie auch sofort löschen; du bekommst einen Beleg, der sagt, was gelöscht wurde, und nicht, von wem.',
      research:
        'Solange deine Einwilligung zur Forschung gilt, werden Alter, Geschlecht, Größe und Gewicht in groben Stufen für Exporte an Forschende gespeichert, mit dem Land deiner Zeitzone. Sie gehen ohne deinen Namen hinaus, in Gruppen von mindestens zehn Personen mit gleichen Angaben, und werden gelöscht, wenn du widerrufst.',
    },
    changes: {
      title: 'Änderungen dieser Erklärung',
      text: 'Eine neue Fassung hat eine neue Nummer und ein neues Datum. Von Änderungen, die für dich wichtig sind, erfährst du per E-Mail, bevor sie gelten, und wo deine Einwilligung nötig ist, wirst du noch einmal gefragt.',
    },
    incident: {
      title: 'Wenn etwas schiefgeht',
      text: 'Wenn Daten verloren gehen oder von jemandem gesehen werden, der sie nicht sehen sollte, wird die Behörde innerhalb von 72 Stunden informiert. Du wirst unverzüglich informiert, wenn es dir schaden kann.',
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Das ist die Vereinbarung zwischen dir und dem Anbieter dieser Installation von {product}, in einfachen Worten.',
    sections: {
      service: {
        title: 'Was {product} ist',
        what: '{product} ist eine Webplattform für Bikefitter und Radfahrer/innen. Ein Bikefitter lädt Fahrer/innen ein. Diese füllen vor dem Fitting ein Formular aus und später ein weiteres darüber, was sich seither geändert hat. Beide sehen das Ergebnis.',
        scope:
          'Der Dienst wird laufend verbessert. Bei angekündigten Teilen steht, dass sie noch kommen. Bestehende Teile können sich ändern. Was du eingegeben hast, bleibt erhalten.',
      },
      accounts: {
        title: 'Konten',
        true: 'Du gibst deinen wirklichen Namen an und eine E-Mail-Adresse, die dir gehört. Ein Konto hat eine Rolle, Fahrer/in oder Bikefitter, die du beim Erstellen wählst.',
        secret:
          'Du behältst dein Passwort für dich und sagst uns Bescheid, wenn du glaubst, dass jemand anderes es kennt. Ein Link oder Code aus einer Einladung ist nur für die Person bestimmt, an die er gesendet wurde.',
        age: 'Fahrer/innen unter {{age}} brauchen die Zustimmung eines Elternteils oder Vormunds. Bikefitter müssen volljährig sein.',
      },
      fitters: {
        title: 'Wozu sich Bikefitter verpflichten',
        invite: 'Du lädst nur Fahrer/innen ein, die eine Einladung von dir erwarten.',
        use: 'Du verwendest, was Fahrer/innen dir sagen, für ihr Fitting und die Nachkontrolle, und für nichts anderes. Du gibst es nicht ohne ihre Einwilligung weiter.',
        law: 'Du hältst die Regeln des Datenschutzes und deines Berufs ein, die dort gelten, wo du arbeitest. Du bist für die Akten deiner Fahrer/innen verantwortlich. Der Anbieter verarbeitet sie für dich.',
        judge:
          'Das Fitting ist deine fachliche Arbeit. {product} zeigt, was Fahrer/innen sagen und was sich geändert hat. Was du tust, entscheidest du.',
        refer:
          'Wenn die Antworten von Fahrer/innen Anlass zur Sorge geben, rätst du ihnen zu einem Besuch in einer Arztpraxis.',
        access: 'Nur du verwendest dein Konto, und du meldest dich auf Geräten ab, die andere verwenden.',
        page: 'Wenn du aufgeführt sein möchtest, ist deine Seite wahr, verspricht weder Heilung noch weniger Verletzungen, zeigt nichts über Fahrer/innen und verwendet nur Bilder, die du zeigen darfst. Der Anbieter darf eine Seite entfernen, die dagegen verstößt.',
      },
      riders: {
        title: 'Wozu sich Fahrer/innen verpflichten',
        honest: 'Du antwortest so wahrheitsgemäß, wie du kannst, weil dein Bikefitter sich darauf verlässt.',
        own: 'Du gibst deine eigenen Daten ein oder die eines Kindes, für das du verantwortlich bist.',
        rights:
          'Was du eingibst, bleibt deins. Du erlaubst deinem Bikefitter, es für dein Fitting zu verwenden, und kannst das jederzeit beenden.',
        free: '{product} ist für Fahrer/innen kostenlos.',
      },
      medical: {
        title: 'Keine medizinische Beratung',
        text: '{product} ist kein Medizinprodukt und gibt keine medizinische Beratung, Diagnose oder Behandlung. Es verspricht weder Heilung noch Schutz vor Verletzungen. Wenn du Schmerzen hast, die dir Sorgen machen, ein Taubheitsgefühl, das nicht weggeht, Schwäche oder eine Schwellung, geh in eine Arztpraxis. Wähle im Notfall den Notruf.',
      },
      price: {
        title: 'Preise',
        tier: 'Stufe 1 für Bikefitter kostet {{month}} im Monat. Bei jährlicher Abrechnung sparst du {{saving}}: {{year}} im Jahr, das sind {{monthOfYear}} im Monat. Steuern kommen hinzu, wo das Gesetz es verlangt.',
        terms:
          'Es gibt keine Mindestlaufzeit. Du kannst jederzeit zum Ende des bezahlten Zeitraums kündigen.',
        collected:
          'Diese Installation zieht keine Zahlungen ein. Du wirst vor der ersten Zahlung informiert, und sie wird nur eingezogen, wenn du zustimmst.',
        paid: 'Zahlungen zieht Stripe ein. Du stimmst einem Tarif und seinem Preis zu, bevor die erste Zahlung eingezogen wird.',
        tierTwo: 'Stufe 2 kommt bald. Der Preis steht noch nicht fest.',
      },
      fair: {
        title: 'Faire Nutzung',
        text: 'Versuche nicht, an Daten zu gelangen, die nicht deine sind, störe den Dienst nicht und gib nichts ein, was rechtswidrig ist oder anderen schadet. Wenn du eine Schwachstelle im Dienst findest, melde sie bitte. Meldungen sind willkommen.',
      },
      end: {
        title: 'Wenn es endet',
        you: 'Du kannst jederzeit in den Einstellungen eine Kopie deiner Daten herunterladen und dein Konto löschen, oder indem du uns schreibst. Die Datenschutzerklärung sagt, was dann mit den Daten geschieht.',
        us: 'Der Anbieter darf ein Konto schließen, das gegen diese Bedingungen verstößt, wenn möglich nach einer Warnung, und darf den Dienst mit einer Frist von mindestens 30 Tagen beenden. Davor kannst du deine Daten bekommen.',
      },
      liability: {
        title: 'Haftung',
        text: 'Der Anbieter haftet unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Verletzung von Leben, Körper oder Gesundheit. Bei leichter Fahrlässigkeit haftet der Anbieter nur für die Verletzung einer Pflicht, die für diese Vereinbarung wesentlich ist, und dann nur für den typischen und vorhersehbaren Schaden. Deine gesetzlichen Rechte als Verbraucher/in werden dadurch nicht eingeschränkt.',
        backup:
          'Daten werden gesichert, aber kein Dienst ist immer verfügbar. Behalte eine Kopie von allem, was du nicht verlieren darfst.',
      },
      software: {
        title: 'Die Software',
        text: 'Die Software von {product} ist freie Software unter der GNU Affero General Public License, Version 3 oder später. Diese Bedingungen betreffen den Dienst, nicht die Software.',
      },
      changes: {
        title: 'Änderungen dieser Bedingungen',
        text: 'Du wirst mindestens 30 Tage, bevor Änderungen gelten, darüber informiert. Wenn du nicht einverstanden bist, kannst du den Dienst vorher verlassen und schuldest für die Zeit danach nichts.',
      },
      contact: {
        title: 'Kontakt',
      },
    },
  },
  imprint: {
    title: 'Impressum',
    lead: 'Wer diese Installation von {product} betreibt.',
    none: 'Der Betreiber dieser Installation hat kein Impressum eingetragen. Du erreichst den Betreiber unter:',
    representedBy: 'Vertreten durch',
    phone: 'Telefon',
    email: 'E-Mail',
    register: 'Register',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
  },
  accessibility: {
    lead: '{product} soll für alle funktionieren: mit der Tastatur, mit einem Screenreader, mit großer Schrift und in anderen Farben.',
    tested: 'Zuletzt geprüft am {{date}}',
    aim: {
      title: 'Unser Ziel',
      text: 'Wir folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA und gehen weiter, wo wir können. Wir meinen, dass alle Seiten sie erfüllen, bis auf das, was unten steht. Das ist unser eigenes Urteil. Niemand sonst hat es bisher geprüft.',
    },
    how: {
      title: 'Was geprüft wurde und wie',
      everyPage:
        'Jede Seite mit axe, einem Programm, das Fehler findet, in vier Breiten, in hellen und dunklen Farben',
      enlarged:
        'Jede Seite bei 200 % und ein Formular und ein Fitting bei 400 % und mit mehr Abstand zwischen Buchstaben, Wörtern und Zeilen',
      targets: 'Die Größe von allem, was man drücken kann',
      keyboard: 'Ein ganzes Formular und ein ganzes Fitting nur mit der Tastatur',
      screenReader:
        'Was ein Screenreader in einem ganzen Formular und einem ganzen Fitting erfährt, Zeile für Zeile',
      motion: 'Jede Seite ohne Bewegung',
      documents: 'Das PDF eines Berichts nach PDF/UA-1, der Norm für barrierefreie Dokumente',
    },
    known: {
      title: 'Was nicht perfekt ist',
      people:
        'Menschen, die jeden Tag einen Screenreader nutzen, haben die Seiten noch nicht für uns getestet.',
      photos:
        'Ein Foto wird mit seiner Ansicht und seiner Beschriftung beschrieben. Was es sonst zeigt, wird nicht gesagt.',
      languages:
        'Notizen und Briefe, die jemand in einer anderen Sprache geschrieben hat, werden vielleicht mit der Stimme deiner Sprache vorgelesen.',
      others:
        'Seiten anderer Unternehmen, auf denen du dich vielleicht anmeldest oder bezahlst, können wir nicht ändern.',
    },
    complain: {
      title: 'Sag uns, was nicht funktioniert',
      write:
        'Wenn etwas für dich nicht funktioniert, schreib uns. Sag, welche Seite es ist und was du benutzt. Wir antworten innerhalb eines Monats, kostenlos, und finden einen anderen Weg für dich, bis es behoben ist.',
      authority:
        'Wenn dir unsere Antwort nicht hilft, kannst du dich bei der Behörde für Barrierefreiheit beschweren, wo du wohnst.',
    },
  },
} satisfies Translation<typeof english>
