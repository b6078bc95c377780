import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'Dezelfde vragen vóór de fitting en weken erna, zodat jullie allebei zien wat er is veranderd.',
  login: {
    title: 'Inloggen',
    submit: 'Inloggen',
    toSignUp: 'Nog geen account?',
    toSignUpLink: 'Account aanmaken',
    forgotten: 'Wachtwoord vergeten?',
    or: 'of',
    with: {
      code: 'Liever een code sturen',
      password: 'Liever mijn wachtwoord gebruiken',
    },
    sendCode: 'Code versturen',
  },
  signUp: {
    title: 'Account aanmaken',
    submit: 'Account aanmaken',
    toLogin: 'Heb je al een account?',
    toLoginLink: 'Inloggen',
    agreement:
      'Door een account aan te maken ga je akkoord met de voorwaarden. Het privacybeleid legt uit wat er met je gegevens gebeurt.',
    terms: 'Voorwaarden',
    privacy: 'Privacybeleid',
  },
  keeps: {
    intake: {
      signUpTitle: 'Bewaar je intake',
      signUpText:
        'Met een account kun je je intake lezen en corrigeren en zien wat er na je fitting verandert. Je hebt alleen een wachtwoord nodig.',
      loginTitle: 'Log in om je intake te bewaren',
      loginText: 'We voegen je intake toe aan het account waarmee je inlogt.',
      fitterText:
        'Je bent ingelogd met het account van een bikefitter. Een intake kan alleen in het account van een fietser worden bewaard. Daarvoor is een ander e-mailadres nodig.',
    },
    report: {
      signUpTitle: 'Bewaar je rapport',
      signUpText:
        'Met een account kun je het rapport met de foto’s bewaren en zien wat er na je fitting verandert. Gebruik het e-mailadres waar we het rapport naartoe hebben gestuurd.',
      loginTitle: 'Log in om je rapport te bewaren',
      loginText:
        'We voegen het rapport toe aan je account. Gebruik het account met het e-mailadres waar we het naartoe hebben gestuurd.',
      fitterText:
        'Je bent ingelogd met het account van een bikefitter. Een rapport kan alleen in het account van een fietser worden bewaard, met het e-mailadres waar we het naartoe hebben gestuurd.',
    },
    followUp: {
      signUpTitle: 'Bewaar je antwoorden',
      signUpText:
        'Met een account zie je ervoor en erna naast elkaar en kun je je antwoorden corrigeren. Gebruik het e-mailadres waar we de herinnering naartoe hebben gestuurd.',
      loginTitle: 'Log in om je antwoorden te bewaren',
      loginText:
        'We voegen je antwoorden toe aan je account. Gebruik het account met het e-mailadres waar we de herinnering naartoe hebben gestuurd.',
      fitterText:
        'Je bent ingelogd met het account van een bikefitter. Antwoorden van een fietser kunnen alleen in het account van een fietser worden bewaard, met het e-mailadres waar we de herinnering naartoe hebben gestuurd.',
    },
    fitterTitle: 'Je bent ingelogd als bikefitter',
    anotherAddress: 'Ander adres gebruiken',
    toDashboard: 'Naar je dashboard',
  },
  field: {
    name: 'Naam',
    nameHint: 'De naam die fietsers en bikefitters zien.',
    role: 'Ik ben',
    rider: 'Fietser',
    riderHint: 'Ik laat mijn fiets afstellen.',
    fitter: 'Bikefitter',
    fitterHint: 'Ik stel de fietsen van fietsers af.',
    email: 'E-mail',
    password: 'Wachtwoord',
    identifier: 'E-mailadres of telefoonnummer',
    newPassword: 'Nieuw wachtwoord',
    passwordHint: 'Gebruik minstens {{count}} tekens. Een paar woorden zonder verband werken goed.',
    codeHint: 'Vul de cijfers uit het bericht in.',
  },
  missing: {
    name: 'Vul je naam in.',
    role: 'Kies of je fietser of bikefitter bent.',
    password: 'Vul een wachtwoord in.',
    code: 'Vul alle cijfers van de code in.',
  },
  problem: {
    invalid_credentials: 'E-mailadres of wachtwoord is onjuist.',
    email_not_confirmed:
      'Je adres is nog niet bevestigd. Gebruik de link of de code in de e-mail die we je hebben gestuurd.',
    user_already_exists: 'Er bestaat al een account met dit adres.',
    address_belongs_to_fitter:
      'Dit adres hoort bij het account van een bikefitter en kan niet voor dat van een fietser worden gebruikt. Gebruik een ander adres.',
    email_address_invalid: 'Dit e-mailadres is niet volledig. Gebruik de vorm naam@example.com.',
    weak_password: 'Kies een ander wachtwoord.',
    password_too_long: 'Gebruik hoogstens {{count}} tekens.',
    refused_input: 'Iets wat je hebt ingevuld, is niet aangenomen. Controleer elk veld.',
    user_banned: 'Dit account is gesloten. Denk je dat dit een vergissing is, schrijf ons dan.',
    signup_disabled: 'Hier kunnen op dit moment geen nieuwe accounts worden gemaakt.',
    otp_expired: 'Deze code is fout, verlopen of al gebruikt. Laat een nieuwe sturen.',
    phone_not_confirmed:
      'Je nummer is nog niet bevestigd. Log in met een code die we ernaartoe sturen om het te bevestigen.',
    phone_exists: 'Er bestaat al een account met dit nummer.',
    phone_invalid:
      'Dit telefoonnummer is niet volledig. Begin met de landcode, bijvoorbeeld +31 20 123 4567.',
    phone_disabled: 'Je kunt hier geen telefoonnummer gebruiken. Gebruik je e-mailadres.',
    sms_failed: 'We konden de sms niet versturen. Probeer het opnieuw, of gebruik je e-mailadres.',
    managed_elsewhere: 'Je organisatie beheert dit account. Wijzig het daar.',
    same_password: 'Dit is al je wachtwoord. Kies een ander.',
    current_password_required: 'Vul ook je huidige wachtwoord in.',
    current_password_invalid: 'Dit is niet je huidige wachtwoord.',
    reauthentication_needed:
      'Je bent een tijd geleden ingelogd. Vraag een link per e-mail aan en stel daarmee je nieuwe wachtwoord in, zodat we zeker weten dat jij het bent.',
    session_gone: 'Je bent niet meer ingelogd. Log opnieuw in.',
    answer_unusable: 'Er ging iets mis met de inlogdienst. Probeer het opnieuw.',
    factor_code_wrong: 'Deze code is onjuist. Vul de 6 cijfers in die je app nu toont.',
    factor_code_old: 'Deze code is verlopen. Vul de 6 cijfers in die je app nu toont.',
    recovery_code_wrong: 'Deze herstelcode is onjuist of al gebruikt.',
    recovery_code_shape: 'Een herstelcode heeft 10 letters en cijfers, bijvoorbeeld ab3de-fg6hj.',
    factor_gone: 'Dit account heeft geen authenticator-app meer. Log opnieuw in.',
    factor_exists: 'Dit account heeft al een authenticator-app. Haal die eerst weg.',
    factor_off: 'Authenticator-apps kunnen hier niet worden gebruikt.',
    factor_needed: 'Vul eerst de code uit je authenticator-app in.',
    identity_taken: 'Dat account is hier al gekoppeld aan het account van iemand anders.',
    identity_last:
      'Dit is je enige manier om in te loggen. Stel eerst een wachtwoord in of koppel een ander account.',
    identity_gone: 'Dit account is niet meer gekoppeld.',
    identity_off: 'Accounts kunnen hier niet worden gekoppeld.',
    provider_stopped: 'Je bent gestopt voordat je klaar was. Er is niets veranderd en niets gedeeld.',
    provider_address_unproven:
      'Je adres is daar nog niet bevestigd. We hebben je een e-mail gestuurd. Open de link en log daarna in.',
    provider_off: 'Deze manier van inloggen is hier niet beschikbaar.',
    provider_unavailable:
      'Die dienst reageert op dit moment niet. Probeer het later opnieuw, of log anders in.',
    provider_refused: 'Die dienst heeft deze login niet bevestigd. Log anders in.',
    provider_trip_lost: 'Deze login is verlopen of al gebruikt. Begin opnieuw.',
    provider_failed: 'Er ging iets mis en je bent niet ingelogd. Probeer het opnieuw, of log anders in.',
    other_browser:
      'Je bent in een andere browser begonnen, of deze browser weet het niet meer. Begin opnieuw en blijf in dezelfde browser.',
    wait_one: 'Te veel pogingen. Wacht {{count}} seconde en probeer het opnieuw.',
    wait_other: 'Te veel pogingen. Wacht {{count}} seconden en probeer het opnieuw.',
    unreachable: 'We kunnen de dienst niet bereiken. Controleer je verbinding en probeer het opnieuw.',
    unexpected: 'Er ging iets mis. Probeer het opnieuw.',
  },
  weakness: {
    length:
      'Het is te kort. Gebruik minstens {{count}} tekens. Je adres, je naam en spaties aan het begin of einde tellen niet mee.',
    characters: 'Het bevat tekens die niet kunnen worden gebruikt, of heeft ook andere soorten tekens nodig.',
    pwned:
      'Het is een veelgebruikt wachtwoord dat aanvallers als eerste proberen. Kies er een dat niemand anders zou bedenken.',
    other: 'Het is te makkelijk te raden.',
  },
  way: {
    logInInstead: 'Liever inloggen',
    enterCode: 'Code invullen of een nieuwe sturen',
    logIn: 'Inloggen',
    askForLink: 'Stuur me een link',
    beginAgain: 'Opnieuw beginnen',
  },
  social: {
    login: {
      google: 'Inloggen met Google',
      facebook: 'Inloggen met Facebook',
    },
    signUp: {
      google: 'Account aanmaken met Google',
      facebook: 'Doorgaan met Facebook',
    },
  },
  farewell: {
    ended: 'Je bent uitgelogd. Log opnieuw in om door te gaan. Wat je hebt getypt, is bewaard.',
    expired:
      'Je was lang ingelogd, dus we hebben je uitgelogd om je account veilig te houden. Log opnieuw in om door te gaan. Wat je hebt getypt, is bewaard.',
  },
  sent: {
    mail: {
      title: 'Kijk in je e-mail',
      signup:
        'Als {{to}} nog geen account heeft, hebben we daar een link en een code naartoe gestuurd. Open de link op een willekeurig apparaat, of vul de code hier in.',
      login:
        'Als {{to}} een account heeft, hebben we daar een link en een code naartoe gestuurd. Open de link op een willekeurig apparaat, of vul de code hier in.',
      recovery:
        'Als {{to}} een account heeft, hebben we daar een link en een code naartoe gestuurd. Open de link op een willekeurig apparaat, of vul de code hier in. Kies daarna een nieuw wachtwoord.',
      proof:
        'Bevestig eerst {{to}} om in je account te bewaren wat je hebt gestuurd. We hebben daar een link en een code naartoe gestuurd. Open de link op dit apparaat, of vul de code hier in.',
      code: 'Code uit de e-mail',
      nothing: 'Geen e-mail? Kijk in je spammap, of verstuur hem opnieuw.',
    },
    sms: {
      title: 'Kijk op je telefoon',
      text: 'Als {{to}} hier kan worden gebruikt, hebben we een sms met een code gestuurd.',
      code: 'Code uit de sms',
      nothing: 'Geen bericht? Controleer het nummer, of verstuur het opnieuw.',
    },
    submit: {
      signup: 'Bevestigen',
      login: 'Inloggen',
      recovery: 'Doorgaan',
      proof: 'Bevestigen',
    },
    otherAddress: 'Ander adres gebruiken',
    otherWay: 'Anders inloggen',
    outbox: 'Hier is geen mailserver ingesteld. {product} bewaart de e-mails in de outbox.',
    outboxLink: 'Outbox openen',
  },
  resend: {
    button: 'Opnieuw versturen',
    wait_one: 'Opnieuw versturen over {{count}} seconde',
    wait_other: 'Opnieuw versturen over {{count}} seconden',
    again: 'Je kunt het nu opnieuw versturen.',
    done: 'Als er iets te versturen is, hebben we een nieuwe e-mail gestuurd. Alleen de nieuwste link en code werken.',
    doneSms:
      'Als er iets te versturen is, hebben we een nieuw bericht gestuurd. Alleen de nieuwste code werkt.',
  },
  forgotten: {
    title: 'Wachtwoord vergeten?',
    text: 'Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord te kiezen.',
    submit: 'Link versturen',
    back: 'Terug naar inloggen',
  },
  newPassword: {
    title: 'Kies een nieuw wachtwoord',
    text: 'Voor {{email}}. Je wordt op al je andere apparaten uitgelogd.',
    nobody:
      'Om een nieuw wachtwoord te kiezen heb je een link van ons nodig. We kunnen je die mailen. Hij werkt op elk apparaat.',
    submit: 'Wachtwoord instellen',
    doneTitle: 'Wachtwoord gewijzigd',
    doneText: 'Je bent hier ingelogd en op al je andere apparaten uitgelogd.',
  },
  choosePassword: {
    title: 'Kies een wachtwoord',
    text: 'Je adres is bevestigd. Je hebt het account in een andere browser aangemaakt, dus het wachtwoord van daar wordt niet gebruikt. Kies er nu een voor dit account.',
    giveUp: 'Niet nu',
  },
  role: {
    title: 'Eerst één vraag',
    text: 'We slaan niets op tot je antwoordt. Je naam kun je later wijzigen, maar niet of je fietser of bikefitter bent.',
    giveUp: 'Niet nu',
  },
  step: {
    appTitle: 'Vul je code in',
    appText:
      'Voor je account staat inloggen in twee stappen aan. Open je authenticator-app en vul de code in die daar staat.',
    recoveryTitle: 'Herstelcode gebruiken',
    recoveryText:
      'Je logt er één keer mee in en de authenticator-app wordt van je account gehaald, zodat je die opnieuw kunt instellen. Je wordt op al je andere apparaten uitgelogd.',
    recoveryCode: 'Herstelcode',
    recoveryHint: '10 letters en cijfers, bijvoorbeeld ab3de-fg6hj.',
    recoveryInstead: 'Liever een herstelcode gebruiken',
    appInstead: 'Liever mijn authenticator-app',
    enrolTitle: 'Inloggen in twee stappen instellen',
    enrolText:
      'Supportaccounts hebben een authenticator-app nodig om in te loggen. Instellen duurt een minuut.',
    removedTitle: 'Authenticator-app weggehaald',
    removedText:
      'Je bent ingelogd en je herstelcode is gebruikt. Vanaf nu is je wachtwoord genoeg om in te loggen. Stel opnieuw een authenticator-app in om je account te beschermen.',
    toSecurity: 'Naar beveiligingsinstellingen',
    noAddressTitle: 'Je account heeft een e-mailadres nodig',
    noAddressText:
      'Om te bewaren wat je hebt gestuurd, heeft je account een bevestigd e-mailadres nodig, en dat heeft het niet. Er is niets verloren. Log in met een account dat een adres heeft, of maak een account aan.',
    giveUp: 'Met een ander account inloggen',
  },
  callback: {
    stoppedTitle: 'Er is niets veranderd',
    failedTitle: 'Dat is niet gelukt',
    back: 'Terug',
  },
  confirm: {
    ask: {
      confirmTitle: 'Bevestig je adres',
      confirmText: 'Klik op de knop om je e-mailadres te bevestigen en in te loggen.',
      confirmButton: 'Bevestigen en inloggen',
      logInTitle: 'Inloggen',
      logInText: 'Klik op de knop om zonder wachtwoord in te loggen.',
      logInButton: 'Inloggen',
      recoveryTitle: 'Kies een nieuw wachtwoord',
      recoveryText: 'Klik op de knop om in te loggen en een nieuw wachtwoord te kiezen.',
      recoveryButton: 'Doorgaan',
      changeTitle: 'Bevestig je nieuwe e-mailadres',
      changeText:
        'Het e-mailadres van je account wordt gewijzigd. Dat gebeurt zodra zowel het huidige als het nieuwe adres is bevestigd.',
      changeButton: 'Wijziging bevestigen',
      inviteTitle: 'Uitnodiging aannemen',
      inviteText: 'Klik op de knop om je account aan te maken en in te loggen.',
      inviteButton: 'Aannemen en inloggen',
    },
    done: {
      confirmTitle: 'Adres bevestigd',
      confirmText: 'Je bent ingelogd.',
      changeTitle: 'E-mailadres gewijzigd',
      changeText: 'Beide adressen zijn bevestigd. Log vanaf nu in met het nieuwe.',
      inviteTitle: 'Uitnodiging aangenomen',
      inviteText: 'Je account is aangemaakt en je bent ingelogd.',
      loggedOutText: 'Je bent niet ingelogd. Log in als je wilt doorgaan.',
    },
    half: {
      title: 'Nog één adres te bevestigen',
      text: 'Dit adres is bevestigd. Open nu de link in de e-mail aan het andere adres. Dan verandert je adres.',
    },
    elsewhere:
      'Deze wijziging is in een andere browser aangevraagd. Open de link daar. Of log hier in op het account dat dit adres moet krijgen en open de link opnieuw. Heb je geen wijziging aangevraagd, doe dan niets.',
    here: 'Je bent hier ingelogd als {{who}}. Hoort deze link bij een ander account, dan word je daarop ingelogd.',
    askTitle: 'Bevestig je adres',
    askText: 'We mailen je een link. Hij werkt op elk apparaat.',
    goOn: 'Doorgaan',
    usedTitle: 'Al bevestigd',
    usedText: 'Je hebt deze link al gebruikt. Je adres is bevestigd en je bent ingelogd.',
    expiredTitle: 'Deze link werkt niet meer',
    expired: {
      confirm:
        'Hij is verlopen, vervangen door een nieuwere, of al gebruikt. Heb je je adres al bevestigd, log dan gewoon in. Zo niet, laat een nieuwe link sturen.',
      logIn:
        'Hij is verlopen, vervangen door een nieuwere, of al gebruikt. Log anders in, of laat een nieuwe link sturen.',
      recovery: 'Hij is verlopen, vervangen door een nieuwere, of al gebruikt. Laat een nieuwe link sturen.',
      change:
        'Hij is verlopen, vervangen door een nieuwere, of al gebruikt. Kijk in je instellingen of je adres is gewijzigd. Zo niet, vraag de wijziging opnieuw aan.',
      invite:
        'Hij is verlopen of al gebruikt. Log in, of vraag een nieuwe aan degene die je heeft uitgenodigd.',
    },
    incompleteTitle: 'Deze link is onvolledig',
    incompleteText:
      'Open hem opnieuw vanuit de e-mail, of kopieer het hele adres. Je kunt ook een nieuwe link laten sturen.',
    logIn: 'Inloggen',
  },
  factor: {
    scanTitle: 'Voeg een authenticator-app toe',
    scanText:
      'De app toont elke 30 seconden een nieuwe code van 6 cijfers. Die code heb je naast je wachtwoord nodig om in te loggen.',
    scan: 'Scan deze code met je app, bijvoorbeeld Google Authenticator, 2FAS, Aegis of je wachtwoordbeheerder.',
    qr: 'QR-code voor de authenticator-app',
    secret: 'Lukt scannen niet? Vul deze sleutel in de app in',
    secretHint: 'Als de app ernaar vraagt, kies dan ‘op tijd gebaseerd’.',
    code: 'Code uit de app',
    codeHint: 'Vul de 6 cijfers in die de app nu toont.',
    confirm: 'Aanzetten',
    codesTitle: 'Bewaar je herstelcodes',
    codesText:
      'Als je je telefoon kwijtraakt, kun je met een van deze codes inloggen. Elke code werkt één keer. We tonen ze alleen nu.',
    codesList: 'Herstelcodes',
    copy: 'Alles kopiëren',
    download: 'Downloaden',
    print: 'Afdrukken',
    copyFailed: 'Je browser staat kopiëren niet toe. Selecteer de codes en kopieer ze zelf.',
    fileTitle: 'Herstelcodes voor {product}',
    fileText: 'Elke code werkt één keer, samen met je wachtwoord. Bewaar ze waar alleen jij ze kunt zien.',
    kept: 'Ik heb ze bewaard',
    fresh: 'Codes maken',
  },
} satisfies Translation<typeof english>
