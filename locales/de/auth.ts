import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'Dieselben Fragen vor dem Fitting und Wochen danach, damit ihr beide seht, was sich geändert hat.',
  login: {
    title: 'Anmelden',
    submit: 'Anmelden',
    toSignUp: 'Noch kein Konto?',
    toSignUpLink: 'Registrieren',
    forgotten: 'Passwort vergessen?',
    or: 'oder',
    with: {
      code: 'Stattdessen einen Code senden',
      password: 'Stattdessen mein Passwort verwenden',
    },
    sendCode: 'Code senden',
  },
  signUp: {
    title: 'Registrieren',
    submit: 'Registrieren',
    toLogin: 'Du hast schon ein Konto?',
    toLoginLink: 'Anmelden',
    agreement:
      'Mit der Registrierung stimmst du den Nutzungsbedingungen zu. Die Datenschutzerklärung sagt, was mit deinen Daten geschieht.',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
  keeps: {
    intake: {
      signUpTitle: 'Behalte deinen Vorabfragebogen',
      signUpText:
        'Mit einem Konto kannst du deinen Vorabfragebogen lesen und korrigieren und sehen, was sich nach deinem Fitting ändert. Du brauchst nur ein Passwort.',
      loginTitle: 'Anmelden und deinen Vorabfragebogen behalten',
      loginText: 'Wir fügen deinen Vorabfragebogen dem Konto hinzu, mit dem du dich anmeldest.',
      fitterText:
        'Du bist mit dem Konto eines Bikefitters angemeldet. Ein Vorabfragebogen lässt sich nur in einem Konto für Fahrer/innen behalten, und dafür brauchst du eine andere E-Mail-Adresse.',
    },
    report: {
      signUpTitle: 'Behalte deinen Bericht',
      signUpText:
        'Mit einem Konto kannst du den Bericht mit seinen Fotos behalten und sehen, was sich nach deinem Fitting ändert. Verwende die E-Mail-Adresse, an die wir den Bericht gesendet haben.',
      loginTitle: 'Melde dich an, um deinen Bericht zu behalten',
      loginText:
        'Wir fügen den Bericht deinem Konto hinzu. Verwende das Konto mit der E-Mail-Adresse, an die wir ihn gesendet haben.',
      fitterText:
        'Du bist mit dem Konto eines Bikefitters angemeldet. Ein Bericht lässt sich nur in einem Konto für Fahrer/innen behalten, mit der E-Mail-Adresse, an die wir ihn gesendet haben.',
    },
    followUp: {
      signUpTitle: 'Behalte deine Antworten',
      signUpText:
        'Mit einem Konto kannst du Vorher und Nachher nebeneinander sehen und deine Antworten korrigieren. Verwende die E-Mail-Adresse, an die wir die Erinnerung gesendet haben.',
      loginTitle: 'Melde dich an, um deine Antworten zu behalten',
      loginText:
        'Wir fügen deine Antworten deinem Konto hinzu. Verwende das Konto mit der E-Mail-Adresse, an die wir die Erinnerung gesendet haben.',
      fitterText:
        'Du bist mit dem Konto eines Bikefitters angemeldet. Antworten von Fahrer/innen lassen sich nur in einem Konto für Fahrer/innen behalten, mit der E-Mail-Adresse, an die wir die Erinnerung gesendet haben.',
    },
    fitterTitle: 'Du bist als Bikefitter angemeldet',
    anotherAddress: 'Andere Adresse verwenden',
    toDashboard: 'Zu deiner Übersicht',
  },
  field: {
    name: 'Name',
    nameHint: 'Der Name, den Fahrer/innen und Bikefitter sehen.',
    role: 'Ich bin',
    rider: 'Fahrer/in',
    riderHint: 'Mein Rad wird auf mich eingestellt.',
    fitter: 'Bikefitter',
    fitterHint: 'Ich stelle Räder für Fahrer/innen ein.',
    email: 'E-Mail',
    password: 'Passwort',
    identifier: 'E-Mail oder Telefonnummer',
    newPassword: 'Neues Passwort',
    passwordHint: 'Verwende mindestens {{count}} Zeichen. Ein paar Wörter ohne Zusammenhang sind gut.',
    codeHint: 'Gib die Ziffern aus der Nachricht ein.',
  },
  missing: {
    name: 'Gib deinen Namen ein.',
    role: 'Wähle, ob du Fahrer/in oder Bikefitter bist.',
    password: 'Gib ein Passwort ein.',
    code: 'Gib alle Ziffern des Codes ein.',
  },
  problem: {
    invalid_credentials: 'E-Mail oder Passwort ist falsch.',
    email_not_confirmed:
      'Deine Adresse ist noch nicht bestätigt. Nimm den Link oder den Code aus der E-Mail, die wir dir gesendet haben.',
    user_already_exists: 'Es gibt schon ein Konto mit dieser Adresse.',
    address_belongs_to_fitter:
      'Diese Adresse gehört zum Konto eines Bikefitters, deshalb kannst du sie nicht für ein Konto als Fahrer/in verwenden. Verwende eine andere.',
    email_address_invalid: 'Diese E-Mail-Adresse ist nicht vollständig. Verwende die Form name@example.com.',
    weak_password: 'Wähle ein anderes Passwort.',
    password_too_long: 'Verwende höchstens {{count}} Zeichen.',
    refused_input: 'Eine deiner Eingaben wurde nicht angenommen. Prüfe jedes Feld.',
    user_banned: 'Dieses Konto wurde geschlossen. Wenn du das für einen Irrtum hältst, schreib uns.',
    signup_disabled: 'Hier lassen sich gerade keine neuen Konten erstellen.',
    otp_expired: 'Dieser Code ist falsch, abgelaufen oder schon verwendet. Fordere einen neuen an.',
    phone_not_confirmed:
      'Deine Nummer ist noch nicht bestätigt. Melde dich dazu mit einem Code an, den wir an sie senden.',
    phone_exists: 'Es gibt schon ein Konto mit dieser Nummer.',
    phone_invalid:
      'Diese Telefonnummer ist nicht vollständig. Beginne mit der Landesvorwahl, zum Beispiel +49 30 1234567.',
    phone_disabled: 'Du kannst hier keine Telefonnummer verwenden. Verwende deine E-Mail-Adresse.',
    sms_failed:
      'Wir konnten die SMS nicht senden. Versuche es noch einmal oder verwende deine E-Mail-Adresse.',
    managed_elsewhere: 'Deine Organisation verwaltet dieses Konto. Ändere es dort.',
    same_password: 'Das ist schon dein Passwort. Wähle ein anderes.',
    current_password_required: 'Gib auch dein aktuelles Passwort ein.',
    current_password_invalid: 'Das ist nicht dein aktuelles Passwort.',
    reauthentication_needed:
      'Deine Anmeldung ist schon eine Weile her. Damit wir sicher sind, dass du es bist, fordere einen Link per E-Mail an und lege damit dein neues Passwort fest.',
    session_gone: 'Du bist nicht mehr angemeldet. Melde dich noch einmal an.',
    answer_unusable: 'Beim Anmeldedienst ist etwas schiefgelaufen. Versuche es noch einmal.',
    factor_code_wrong: 'Dieser Code ist falsch. Gib die 6 Ziffern ein, die deine App jetzt zeigt.',
    factor_code_old: 'Dieser Code ist abgelaufen. Gib die 6 Ziffern ein, die deine App jetzt zeigt.',
    recovery_code_wrong: 'Dieser Wiederherstellungscode ist falsch oder schon verwendet.',
    recovery_code_shape:
      'Ein Wiederherstellungscode hat 10 Buchstaben und Ziffern, zum Beispiel ab3de-fg6hj.',
    factor_gone: 'Dieses Konto hat keine Authenticator-App mehr. Melde dich noch einmal an.',
    factor_exists: 'Dieses Konto hat schon eine Authenticator-App. Entferne sie zuerst.',
    factor_off: 'Authenticator-Apps lassen sich hier nicht verwenden.',
    factor_needed: 'Gib zuerst den Code aus deiner Authenticator-App ein.',
    identity_taken: 'Dieses Konto ist hier schon mit dem Konto einer anderen Person verknüpft.',
    identity_last:
      'Das ist deine einzige Möglichkeit, dich anzumelden. Lege zuerst ein Passwort fest oder verknüpfe ein anderes Konto.',
    identity_gone: 'Dieses Konto ist nicht mehr verknüpft.',
    identity_off: 'Konten lassen sich hier nicht verknüpfen.',
    provider_stopped:
      'Du hast vor dem Ende abgebrochen. Es hat sich nichts geändert, und es wurde nichts weitergegeben.',
    provider_address_unproven:
      'Deine Adresse ist dort noch nicht bestätigt. Wir haben dir eine E-Mail gesendet. Öffne ihren Link und melde dich dann an.',
    provider_off: 'So kannst du dich hier nicht anmelden.',
    provider_unavailable:
      'Dieser Dienst antwortet gerade nicht. Versuche es später noch einmal oder melde dich anders an.',
    provider_refused: 'Dieser Dienst hat die Anmeldung nicht bestätigt. Melde dich anders an.',
    provider_trip_lost: 'Diese Anmeldung ist abgelaufen oder wurde schon verwendet. Fang noch einmal an.',
    provider_failed:
      'Etwas ist schiefgelaufen, und du bist nicht angemeldet. Versuche es noch einmal oder melde dich anders an.',
    other_browser:
      'Du hast in einem anderen Browser angefangen, oder dieser weiß nichts mehr davon. Fang noch einmal an und bleib in demselben Browser.',
    wait_one: 'Zu viele Versuche. Warte {{count}} Sekunde und versuche es dann noch einmal.',
    wait_other: 'Zu viele Versuche. Warte {{count}} Sekunden und versuche es dann noch einmal.',
    unreachable: 'Wir erreichen den Dienst nicht. Prüfe deine Verbindung und versuche es noch einmal.',
    unexpected: 'Etwas ist schiefgelaufen. Versuche es noch einmal.',
  },
  weakness: {
    length:
      'Es ist zu kurz. Verwende mindestens {{count}} Zeichen. Deine Adresse, dein Name und Leerzeichen am Anfang oder Ende zählen nicht.',
    characters: 'Es enthält Zeichen, die nicht möglich sind, oder braucht auch andere Arten von Zeichen.',
    pwned:
      'Das ist ein häufiges Passwort, das bei Angriffen zuerst probiert wird. Wähle eines, auf das sonst niemand käme.',
    other: 'Es ist zu leicht zu erraten.',
  },
  way: {
    logInInstead: 'Stattdessen anmelden',
    enterCode: 'Code eingeben oder neuen anfordern',
    logIn: 'Anmelden',
    askForLink: 'Link anfordern',
    beginAgain: 'Noch einmal anfangen',
  },
  social: {
    login: {
      google: 'Mit Google anmelden',
      facebook: 'Mit Facebook anmelden',
    },
    signUp: {
      google: 'Mit Google registrieren',
      facebook: 'Mit Facebook fortfahren',
    },
  },
  farewell: {
    ended:
      'Du wurdest abgemeldet. Melde dich noch einmal an, um weiterzumachen. Deine Eingaben sind gespeichert.',
    expired:
      'Du warst lange angemeldet, deshalb haben wir dich zum Schutz deines Kontos abgemeldet. Melde dich noch einmal an, um weiterzumachen. Deine Eingaben sind gespeichert.',
  },
  sent: {
    mail: {
      title: 'Sieh in deinen E-Mails nach',
      signup:
        'Wenn es für {{to}} noch kein Konto gibt, haben wir einen Link und einen Code dorthin gesendet. Öffne den Link auf einem beliebigen Gerät oder gib den Code hier ein.',
      login:
        'Wenn es für {{to}} ein Konto gibt, haben wir einen Link und einen Code dorthin gesendet. Öffne den Link auf einem beliebigen Gerät oder gib den Code hier ein.',
      recovery:
        'Wenn es für {{to}} ein Konto gibt, haben wir einen Link und einen Code dorthin gesendet. Öffne den Link auf einem beliebigen Gerät oder gib den Code hier ein. Wähle dann ein neues Passwort.',
      proof:
        'Um in deinem Konto zu behalten, was du gesendet hast, bestätige zuerst {{to}}. Wir haben einen Link und einen Code dorthin gesendet. Öffne den Link auf diesem Gerät oder gib den Code hier ein.',
      code: 'Code aus der E-Mail',
      nothing: 'Keine E-Mail? Sieh im Spam-Ordner nach oder sende sie noch einmal.',
    },
    sms: {
      title: 'Sieh auf deinem Handy nach',
      text: 'Wenn {{to}} hier verwendet werden kann, haben wir eine SMS mit einem Code gesendet.',
      code: 'Code aus der SMS',
      nothing: 'Keine Nachricht? Prüfe die Nummer oder sende sie noch einmal.',
    },
    submit: {
      signup: 'Bestätigen',
      login: 'Anmelden',
      recovery: 'Weiter',
      proof: 'Bestätigen',
    },
    otherAddress: 'Andere Adresse verwenden',
    otherWay: 'Anders anmelden',
    outbox: 'Hier ist kein Mailserver eingerichtet. {product} bewahrt E-Mails im Postausgang auf.',
    outboxLink: 'Postausgang öffnen',
  },
  resend: {
    button: 'Noch einmal senden',
    wait_one: 'Noch einmal senden in {{count}} Sekunde',
    wait_other: 'Noch einmal senden in {{count}} Sekunden',
    again: 'Du kannst sie jetzt noch einmal senden.',
    done: 'Wenn es etwas zu senden gibt, haben wir eine neue E-Mail gesendet. Nur der neueste Link und Code funktionieren.',
    doneSms:
      'Wenn es etwas zu senden gibt, haben wir eine neue Nachricht gesendet. Nur der neueste Code funktioniert.',
  },
  forgotten: {
    title: 'Passwort vergessen?',
    text: 'Gib deine E-Mail-Adresse ein, und wir senden dir einen Link, mit dem du ein neues Passwort wählst.',
    submit: 'Link senden',
    back: 'Zurück zur Anmeldung',
  },
  newPassword: {
    title: 'Wähle ein neues Passwort',
    text: 'Für {{email}}. Auf allen deinen anderen Geräten wirst du abgemeldet.',
    nobody:
      'Um ein neues Passwort zu wählen, brauchst du einen Link von uns. Wir können ihn dir per E-Mail senden. Er funktioniert auf jedem Gerät.',
    submit: 'Passwort festlegen',
    doneTitle: 'Passwort geändert',
    doneText: 'Du bist hier angemeldet und auf allen deinen anderen Geräten abgemeldet.',
  },
  choosePassword: {
    title: 'Wähle ein Passwort',
    text: 'Deine Adresse ist bestätigt. Du hast dich in einem anderen Browser registriert, deshalb wird das dort gewählte Passwort nicht verwendet. Wähle jetzt eines für dieses Konto.',
    giveUp: 'Jetzt nicht',
  },
  role: {
    title: 'Zuerst eine Frage',
    text: 'Wir speichern nichts, bis du antwortest. Deinen Namen kannst du später ändern, aber nicht, ob du Fahrer/in oder Bikefitter bist.',
    giveUp: 'Jetzt nicht',
  },
  step: {
    appTitle: 'Gib deinen Code ein',
    appText:
      'Für dein Konto ist die Anmeldung in zwei Schritten eingeschaltet. Öffne deine Authenticator-App und gib den Code ein, den sie zeigt.',
    recoveryTitle: 'Wiederherstellungscode verwenden',
    recoveryText:
      'Damit meldest du dich einmal an, und die Authenticator-App wird aus deinem Konto entfernt, sodass du sie neu einrichten kannst. Auf allen deinen anderen Geräten wirst du abgemeldet.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHint: '10 Buchstaben und Ziffern, zum Beispiel ab3de-fg6hj.',
    recoveryInstead: 'Stattdessen einen Wiederherstellungscode verwenden',
    appInstead: 'Stattdessen meine Authenticator-App verwenden',
    enrolTitle: 'Anmeldung in zwei Schritten einrichten',
    enrolText:
      'Konten des Supports brauchen zum Anmelden eine Authenticator-App. Das Einrichten dauert eine Minute.',
    removedTitle: 'Authenticator-App entfernt',
    removedText:
      'Du bist angemeldet, und dein Wiederherstellungscode ist verbraucht. Ab jetzt genügt zum Anmelden dein Passwort allein. Richte zum Schutz wieder eine Authenticator-App ein.',
    toSecurity: 'Zu den Sicherheitseinstellungen',
    noAddressTitle: 'Dein Konto braucht eine E-Mail-Adresse',
    noAddressText:
      'Um zu behalten, was du gesendet hast, braucht dein Konto eine bestätigte E-Mail-Adresse, und deines hat keine. Nichts ist verloren. Melde dich mit einem Konto an, das eine Adresse hat, oder registriere dich.',
    giveUp: 'Mit einem anderen Konto anmelden',
  },
  callback: {
    stoppedTitle: 'Es hat sich nichts geändert',
    failedTitle: 'Das hat nicht geklappt',
    back: 'Zurück',
  },
  confirm: {
    ask: {
      confirmTitle: 'Bestätige deine Adresse',
      confirmText: 'Drücke auf die Schaltfläche, um deine E-Mail-Adresse zu bestätigen und dich anzumelden.',
      confirmButton: 'Bestätigen und anmelden',
      logInTitle: 'Anmelden',
      logInText: 'Drücke auf die Schaltfläche, um dich ohne Passwort anzumelden.',
      logInButton: 'Anmelden',
      recoveryTitle: 'Wähle ein neues Passwort',
      recoveryText: 'Drücke auf die Schaltfläche, um dich anzumelden und ein neues Passwort zu wählen.',
      recoveryButton: 'Weiter',
      changeTitle: 'Neue E-Mail-Adresse bestätigen',
      changeText:
        'Die E-Mail-Adresse deines Kontos soll sich ändern. Sie ändert sich, sobald die aktuelle und die neue Adresse bestätigt sind.',
      changeButton: 'Änderung bestätigen',
      inviteTitle: 'Einladung annehmen',
      inviteText: 'Drücke auf die Schaltfläche, um dein Konto zu eröffnen und dich anzumelden.',
      inviteButton: 'Annehmen und anmelden',
    },
    done: {
      confirmTitle: 'Adresse bestätigt',
      confirmText: 'Du bist angemeldet.',
      changeTitle: 'E-Mail-Adresse geändert',
      changeText: 'Beide Adressen sind bestätigt. Melde dich ab jetzt mit der neuen an.',
      inviteTitle: 'Einladung angenommen',
      inviteText: 'Dein Konto ist eröffnet, und du bist angemeldet.',
      loggedOutText: 'Du bist nicht angemeldet. Melde dich an, wenn du weitermachen möchtest.',
    },
    half: {
      title: 'Noch eine Adresse zu bestätigen',
      text: 'Diese Adresse ist bestätigt. Öffne jetzt den Link in der E-Mail an die andere, dann ändert sich deine Adresse.',
    },
    elsewhere:
      'Diese Änderung wurde in einem anderen Browser angefordert. Öffne den Link dort. Oder melde dich hier in dem Konto an, das diese Adresse bekommen soll, und öffne den Link dann noch einmal. Wenn du keine Änderung angefordert hast, tu nichts.',
    here: 'Du bist hier als {{who}} angemeldet. Wenn dieser Link zu einem anderen Konto gehört, wirst du stattdessen dort angemeldet.',
    askTitle: 'Bestätige deine Adresse',
    askText: 'Wir senden dir einen Link per E-Mail. Er funktioniert auf jedem Gerät.',
    goOn: 'Weiter',
    usedTitle: 'Schon bestätigt',
    usedText: 'Du hast diesen Link schon verwendet. Deine Adresse ist bestätigt, und du bist angemeldet.',
    expiredTitle: 'Dieser Link funktioniert nicht mehr',
    expired: {
      confirm:
        'Er ist abgelaufen, wurde durch einen neueren ersetzt oder schon verwendet. Wenn du deine Adresse schon bestätigt hast, melde dich einfach an. Wenn nicht, fordere einen neuen Link an.',
      logIn:
        'Er ist abgelaufen, wurde durch einen neueren ersetzt oder schon verwendet. Melde dich anders an oder fordere einen neuen Link an.',
      recovery:
        'Er ist abgelaufen, wurde durch einen neueren ersetzt oder schon verwendet. Fordere einen neuen Link an.',
      change:
        'Er ist abgelaufen, wurde durch einen neueren ersetzt oder schon verwendet. Sieh in deinen Einstellungen nach, ob sich deine Adresse geändert hat. Wenn nicht, fordere die Änderung noch einmal an.',
      invite:
        'Er ist abgelaufen oder wurde schon verwendet. Melde dich an oder bitte die Person, die dich eingeladen hat, um einen neuen.',
    },
    incompleteTitle: 'Dieser Link ist unvollständig',
    incompleteText:
      'Öffne ihn noch einmal aus der E-Mail oder kopiere die ganze Adresse. Du kannst auch einen neuen Link anfordern.',
    logIn: 'Anmelden',
  },
  factor: {
    scanTitle: 'Authenticator-App hinzufügen',
    scanText:
      'Die App zeigt alle 30 Sekunden einen neuen 6-stelligen Code. Zum Anmelden brauchst du dann diesen Code und dein Passwort.',
    scan: 'Scanne den Code mit deiner App, zum Beispiel Google Authenticator, 2FAS, Aegis oder deinem Passwortmanager.',
    qr: 'QR-Code für die Authenticator-App',
    secret: 'Scannen geht nicht? Gib diesen Schlüssel in der App ein',
    secretHint: 'Wenn die App fragt, wähle „zeitbasiert“.',
    code: 'Code aus der App',
    codeHint: 'Gib die 6 Ziffern ein, die die App jetzt zeigt.',
    confirm: 'Einschalten',
    codesTitle: 'Speichere deine Wiederherstellungscodes',
    codesText:
      'Wenn du dein Handy verlierst, kannst du dich mit einem dieser Codes anmelden. Jeder gilt einmal. Wir zeigen sie nur jetzt.',
    codesList: 'Wiederherstellungscodes',
    copy: 'Alle kopieren',
    download: 'Herunterladen',
    print: 'Drucken',
    copyFailed: 'Dein Browser erlaubt kein Kopieren. Markiere die Codes und kopiere sie selbst.',
    fileTitle: 'Wiederherstellungscodes für {product}',
    fileText:
      'Jeder gilt einmal, zusammen mit deinem Passwort. Bewahre sie dort auf, wo nur du sie sehen kannst.',
    kept: 'Ich habe sie gespeichert',
    fresh: 'Codes erstellen',
  },
} satisfies Translation<typeof english>
