import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'De samme spørsmålene før bikefiten og noen uker senere, så dere begge ser hva som endret seg.',
  login: {
    title: 'Logg inn',
    submit: 'Logg inn',
    toSignUp: 'Trenger du en konto?',
    toSignUpLink: 'Opprett konto',
    forgotten: 'Glemt passordet?',
    or: 'eller',
    with: {
      code: 'Send meg en kode i stedet',
      password: 'Bruk passordet mitt i stedet',
    },
    sendCode: 'Send kode',
  },
  signUp: {
    title: 'Opprett konto',
    submit: 'Opprett konto',
    toLogin: 'Har du allerede en konto?',
    toLoginLink: 'Logg inn',
    agreement:
      'Når du oppretter konto, godtar du bruksvilkårene. Personvernerklæringen forklarer hva som skjer med opplysningene dine.',
    terms: 'Bruksvilkår',
    privacy: 'Personvernerklæring',
  },
  keeps: {
    intake: {
      signUpTitle: 'Ta vare på forhåndsskjemaet',
      signUpText:
        'Med en konto kan du lese og rette forhåndsskjemaet og se hva som endrer seg etter bikefiten. Du trenger bare et passord.',
      loginTitle: 'Logg inn for å ta vare på forhåndsskjemaet',
      loginText: 'Vi legger forhåndsskjemaet til i kontoen du logger inn på.',
      fitterText:
        'Du er logget inn med en bikefitters konto. Et forhåndsskjema kan bare tas vare på i en syklists konto, som trenger en annen e-postadresse.',
    },
    report: {
      signUpTitle: 'Ta vare på rapporten',
      signUpText:
        'Med en konto kan du ta vare på rapporten med bildene og se hva som endrer seg etter bikefiten. Bruk e-postadressen vi sendte rapporten til.',
      loginTitle: 'Logg inn for å ta vare på rapporten',
      loginText: 'Vi legger rapporten til i kontoen din. Bruk kontoen med e-postadressen vi sendte den til.',
      fitterText:
        'Du er logget inn med en bikefitters konto. En rapport kan bare tas vare på i en syklists konto, med e-postadressen vi sendte den til.',
    },
    followUp: {
      signUpTitle: 'Ta vare på svarene dine',
      signUpText:
        'Med en konto kan du se før og etter side om side og rette svarene dine. Bruk e-postadressen vi sendte påminnelsen til.',
      loginTitle: 'Logg inn for å ta vare på svarene',
      loginText:
        'Vi legger svarene til i kontoen din. Bruk kontoen med e-postadressen vi sendte påminnelsen til.',
      fitterText:
        'Du er logget inn med en bikefitters konto. En syklists svar kan bare tas vare på i en syklists konto, med e-postadressen vi sendte påminnelsen til.',
    },
    fitterTitle: 'Du er logget inn som bikefitter',
    anotherAddress: 'Bruk en annen adresse',
    toDashboard: 'Gå til oversikten din',
  },
  field: {
    name: 'Navn',
    nameHint: 'Navnet syklister og bikefittere ser.',
    role: 'Jeg er',
    rider: 'Syklist',
    riderHint: 'Jeg skal få sykkelen tilpasset.',
    fitter: 'Bikefitter',
    fitterHint: 'Jeg tilpasser sykler for syklister.',
    email: 'E-post',
    password: 'Passord',
    identifier: 'E-post eller telefonnummer',
    newPassword: 'Nytt passord',
    passwordHint: 'Bruk minst {{count}} tegn. Noen ord uten sammenheng fungerer godt.',
    codeHint: 'Skriv inn sifrene fra meldingen.',
  },
  missing: {
    name: 'Skriv inn navnet ditt.',
    role: 'Velg om du er syklist eller bikefitter.',
    password: 'Skriv inn et passord.',
    code: 'Skriv inn alle sifrene i koden.',
  },
  problem: {
    invalid_credentials: 'E-postadressen eller passordet er feil.',
    email_not_confirmed:
      'Adressen din er ikke bekreftet ennå. Bruk lenken eller koden i e-posten vi sendte deg.',
    user_already_exists: 'Det finnes allerede en konto med denne adressen.',
    address_belongs_to_fitter:
      'Denne adressen tilhører en bikefitters konto, så den kan ikke brukes til en syklistkonto. Bruk en annen adresse.',
    email_address_invalid: 'E-postadressen er ikke fullstendig. Bruk formen name@example.com.',
    weak_password: 'Velg et annet passord.',
    password_too_long: 'Bruk høyst {{count}} tegn.',
    refused_input: 'Noe du skrev inn, ble ikke godtatt. Sjekk hvert felt.',
    user_banned: 'Denne kontoen er stengt. Skriv til oss hvis du tror det er en feil.',
    signup_disabled: 'Det er ikke mulig å opprette nye kontoer her akkurat nå.',
    otp_expired: 'Koden er feil, utløpt eller allerede brukt. Send en ny.',
    phone_not_confirmed:
      'Nummeret ditt er ikke bekreftet ennå. Logg inn med en kode vi sender til det, for å bekrefte.',
    phone_exists: 'Det finnes allerede en konto med dette nummeret.',
    phone_invalid:
      'Telefonnummeret er ikke fullstendig. Begynn med landskoden, for eksempel +47 22 12 34 56.',
    phone_disabled: 'Du kan ikke bruke telefonnummer her. Bruk e-postadressen din.',
    sms_failed: 'Vi kunne ikke sende tekstmeldingen. Prøv igjen, eller bruk e-postadressen.',
    managed_elsewhere: 'Organisasjonen din administrerer denne kontoen. Endre det der.',
    same_password: 'Dette er allerede passordet ditt. Velg et annet.',
    current_password_required: 'Skriv inn det nåværende passordet også.',
    current_password_invalid: 'Dette er ikke det nåværende passordet ditt.',
    reauthentication_needed:
      'Det er en stund siden du logget inn. For at vi skal vite at det er deg, ber du om en lenke på e-post og velger et nytt passord med den.',
    session_gone: 'Du er ikke lenger logget inn. Logg inn igjen.',
    answer_unusable: 'Noe gikk galt med innloggingstjenesten. Prøv igjen.',
    factor_code_wrong: 'Koden er feil. Skriv inn de 6 sifrene appen viser nå.',
    factor_code_old: 'Koden er utløpt. Skriv inn de 6 sifrene appen viser nå.',
    recovery_code_wrong: 'Gjenopprettingskoden er feil eller allerede brukt.',
    recovery_code_shape: 'En gjenopprettingskode har 10 bokstaver og sifre, for eksempel ab3de-fg6hj.',
    factor_gone: 'Denne kontoen har ikke lenger en autentiseringsapp. Logg inn igjen.',
    factor_exists: 'Denne kontoen har allerede en autentiseringsapp. Fjern den først.',
    factor_off: 'Autentiseringsapper kan ikke brukes her.',
    factor_needed: 'Skriv inn koden fra autentiseringsappen først.',
    identity_taken: 'Den kontoen er allerede koblet til en annen persons konto her.',
    identity_last:
      'Dette er den eneste måten du kan logge inn på. Velg et passord eller koble til en annen konto først.',
    identity_gone: 'Denne kontoen er ikke lenger koblet til.',
    identity_off: 'Kontoer kan ikke kobles til her.',
    provider_stopped: 'Du stoppet før du var ferdig. Ingenting er endret, og ingenting ble delt.',
    provider_address_unproven:
      'Adressen din er ikke bekreftet der ennå. Vi har sendt deg en e-post. Åpne lenken i den, og logg så inn.',
    provider_off: 'Denne innloggingsmåten er ikke tilgjengelig her.',
    provider_unavailable:
      'Den tjenesten svarer ikke akkurat nå. Prøv igjen senere, eller logg inn på en annen måte.',
    provider_refused: 'Den tjenesten bekreftet ikke innloggingen. Logg inn på en annen måte.',
    provider_trip_lost: 'Innloggingen er utløpt eller allerede brukt. Begynn på nytt.',
    provider_failed: 'Noe gikk galt, og du er ikke logget inn. Prøv igjen, eller logg inn på en annen måte.',
    other_browser:
      'Du begynte i en annen nettleser, eller denne nettleseren vet ikke lenger om det. Begynn på nytt og bli i den samme nettleseren.',
    wait_one: 'For mange forsøk. Vent {{count}} sekund, og prøv igjen.',
    wait_other: 'For mange forsøk. Vent {{count}} sekunder, og prøv igjen.',
    unreachable: 'Vi får ikke kontakt med tjenesten. Sjekk forbindelsen og prøv igjen.',
    unexpected: 'Noe gikk galt. Prøv igjen.',
  },
  weakness: {
    length:
      'Det er for kort. Bruk minst {{count}} tegn. Adressen din, navnet ditt og mellomrom på slutten teller ikke.',
    characters: 'Det inneholder tegn som ikke kan brukes, eller trenger også andre typer tegn.',
    pwned: 'Det er et vanlig passord som angripere prøver først. Velg et som ingen andre ville kommet på.',
    other: 'Det er for lett å gjette.',
  },
  way: {
    logInInstead: 'Logg inn i stedet',
    enterCode: 'Skriv inn koden eller send en ny',
    logIn: 'Logg inn',
    askForLink: 'Send meg en lenke',
    beginAgain: 'Begynn på nytt',
  },
  social: {
    login: {
      google: 'Logg inn med Google',
      facebook: 'Logg inn med Facebook',
    },
    signUp: {
      google: 'Opprett konto med Google',
      facebook: 'Fortsett med Facebook',
    },
  },
  farewell: {
    ended: 'Du er logget ut. Logg inn igjen for å fortsette. Det du skrev, er lagret.',
    expired:
      'Du hadde vært innlogget lenge, så vi logget deg ut for å holde kontoen trygg. Logg inn igjen for å fortsette. Det du skrev, er lagret.',
  },
  sent: {
    mail: {
      title: 'Sjekk e-posten din',
      signup:
        'Hvis {{to}} ikke har en konto ennå, har vi sendt en lenke og en kode dit. Åpne lenken på en hvilken som helst enhet, eller skriv inn koden her.',
      login:
        'Hvis {{to}} har en konto, har vi sendt en lenke og en kode dit. Åpne lenken på en hvilken som helst enhet, eller skriv inn koden her.',
      recovery:
        'Hvis {{to}} har en konto, har vi sendt en lenke og en kode dit. Åpne lenken på en hvilken som helst enhet, eller skriv inn koden her. Velg så et nytt passord.',
      proof:
        'Bekreft først {{to}} for å ta vare på det du sendte, i kontoen din. Vi har sendt en lenke og en kode dit. Åpne lenken på denne enheten, eller skriv inn koden her.',
      code: 'Kode fra e-posten',
      nothing: 'Ingen e-post? Sjekk søppelposten, eller send på nytt.',
    },
    sms: {
      title: 'Sjekk telefonen din',
      text: 'Hvis {{to}} kan brukes her, har vi sendt en tekstmelding med en kode.',
      code: 'Kode fra tekstmeldingen',
      nothing: 'Ingen melding? Sjekk nummeret, eller send på nytt.',
    },
    submit: {
      signup: 'Bekreft',
      login: 'Logg inn',
      recovery: 'Fortsett',
      proof: 'Bekreft',
    },
    otherAddress: 'Bruk en annen adresse',
    otherWay: 'Logg inn på en annen måte',
    outbox: 'Ingen e-posttjener er satt opp her. {product} beholder e-postene i utboksen.',
    outboxLink: 'Åpne utboksen',
  },
  resend: {
    button: 'Send på nytt',
    wait_one: 'Send på nytt om {{count}} sekund',
    wait_other: 'Send på nytt om {{count}} sekunder',
    again: 'Du kan sende på nytt nå.',
    done: 'Hvis det er noe å sende, har vi sendt en ny e-post. Bare den nyeste lenken og koden virker.',
    doneSms: 'Hvis det er noe å sende, har vi sendt en ny melding. Bare den nyeste koden virker.',
  },
  forgotten: {
    title: 'Glemt passordet?',
    text: 'Skriv inn e-postadressen din, så sender vi deg en lenke for å velge et nytt passord.',
    submit: 'Send lenke',
    back: 'Tilbake til innlogging',
  },
  newPassword: {
    title: 'Velg et nytt passord',
    text: 'For {{email}}. Du blir logget ut på alle de andre enhetene dine.',
    nobody:
      'For å velge et nytt passord trenger du en lenke fra oss. Vi kan sende deg en på e-post. Den virker på alle enheter.',
    submit: 'Lagre passord',
    doneTitle: 'Passordet er endret',
    doneText: 'Du er logget inn her og logget ut på alle de andre enhetene dine.',
  },
  choosePassword: {
    title: 'Velg et passord',
    text: 'Adressen din er bekreftet. Du opprettet kontoen i en annen nettleser, så passordet du valgte der, brukes ikke. Velg et for denne kontoen nå.',
    giveUp: 'Ikke nå',
  },
  role: {
    title: 'Ett spørsmål først',
    text: 'Vi lagrer ingenting før du svarer. Navnet kan du endre senere, men ikke om du er syklist eller bikefitter.',
    giveUp: 'Ikke nå',
  },
  step: {
    appTitle: 'Skriv inn koden din',
    appText: 'Kontoen din bruker totrinnsinnlogging. Åpne autentiseringsappen og skriv inn koden den viser.',
    recoveryTitle: 'Bruk en gjenopprettingskode',
    recoveryText:
      'Den logger deg inn én gang og fjerner autentiseringsappen fra kontoen, så du kan sette den opp igjen. Du blir logget ut på alle de andre enhetene dine.',
    recoveryCode: 'Gjenopprettingskode',
    recoveryHint: '10 bokstaver og sifre, for eksempel ab3de-fg6hj.',
    recoveryInstead: 'Bruk en gjenopprettingskode i stedet',
    appInstead: 'Bruk autentiseringsappen i stedet',
    enrolTitle: 'Sett opp totrinnsinnlogging',
    enrolText:
      'For å logge inn med en supportkonto trenger du en autentiseringsapp. Det tar et minutt å sette den opp.',
    removedTitle: 'Autentiseringsappen er fjernet',
    removedText:
      'Du er logget inn, og gjenopprettingskoden er brukt. Fra nå av trengs bare passordet for å logge inn. Sett opp en autentiseringsapp igjen for å beskytte kontoen.',
    toSecurity: 'Gå til sikkerhetsinnstillingene',
    noAddressTitle: 'Kontoen din trenger en e-postadresse',
    noAddressText:
      'For å ta vare på det du sendte, trenger kontoen en bekreftet e-postadresse, og din har ingen. Ingenting er tapt. Logg inn med en konto som har en adresse, eller opprett en konto.',
    giveUp: 'Logg inn med en annen konto',
  },
  callback: {
    stoppedTitle: 'Ingenting er endret',
    failedTitle: 'Det gikk ikke',
    back: 'Gå tilbake',
  },
  confirm: {
    ask: {
      confirmTitle: 'Bekreft adressen din',
      confirmText: 'Trykk på knappen for å bekrefte e-postadressen og logge inn.',
      confirmButton: 'Bekreft og logg inn',
      logInTitle: 'Logg inn',
      logInText: 'Trykk på knappen for å logge inn uten passord.',
      logInButton: 'Logg inn',
      recoveryTitle: 'Velg et nytt passord',
      recoveryText: 'Trykk på knappen for å logge inn og velge et nytt passord.',
      recoveryButton: 'Fortsett',
      changeTitle: 'Bekreft ny e-postadresse',
      changeText:
        'Noen har bedt om å endre e-postadressen for kontoen din. Den endres når både den nåværende og den nye adressen er bekreftet.',
      changeButton: 'Bekreft endring',
      inviteTitle: 'Godta invitasjon',
      inviteText: 'Trykk på knappen for å opprette kontoen din og logge inn.',
      inviteButton: 'Godta og logg inn',
    },
    done: {
      confirmTitle: 'Adressen er bekreftet',
      confirmText: 'Du er logget inn.',
      changeTitle: 'E-postadressen er endret',
      changeText: 'Begge adressene er bekreftet. Fra nå av logger du inn med den nye.',
      inviteTitle: 'Invitasjonen er godtatt',
      inviteText: 'Kontoen din er opprettet, og du er logget inn.',
      loggedOutText: 'Du er ikke logget inn. Logg inn når du er klar til å fortsette.',
    },
    half: {
      title: 'Én adresse til må bekreftes',
      text: 'Denne adressen er bekreftet. Åpne nå lenken i e-posten vi sendte til den andre, så endres adressen din.',
    },
    elsewhere:
      'Denne endringen ble startet i en annen nettleser. Åpne lenken der. Eller logg inn her på kontoen som skal få denne adressen, og åpne lenken på nytt. Hvis du ikke ba om en endring, gjør du ingenting.',
    here: 'Du er logget inn her som {{who}}. Hvis denne lenken tilhører en annen konto, blir du logget inn på den i stedet.',
    askTitle: 'Bekreft adressen din',
    askText: 'Vi sender deg en lenke på e-post. Den virker på alle enheter.',
    goOn: 'Fortsett',
    usedTitle: 'Allerede bekreftet',
    usedText: 'Du har allerede brukt denne lenken. Adressen din er bekreftet, og du er logget inn.',
    expiredTitle: 'Lenken virker ikke lenger',
    expired: {
      confirm:
        'Den er utløpt, erstattet av en nyere eller brukt. Hvis du allerede har bekreftet adressen, logger du bare inn. Hvis ikke, sender du en ny lenke.',
      logIn:
        'Den er utløpt, erstattet av en nyere eller brukt. Logg inn på en annen måte, eller send en ny lenke.',
      recovery: 'Den er utløpt, erstattet av en nyere eller brukt. Send en ny lenke.',
      change:
        'Den er utløpt, erstattet av en nyere eller brukt. Sjekk i innstillingene om adressen er endret. Hvis ikke, ber du om endringen på nytt.',
      invite: 'Den er utløpt eller brukt. Logg inn, eller be den som inviterte deg, om en ny.',
    },
    incompleteTitle: 'Lenken er ikke fullstendig',
    incompleteText:
      'Åpne den på nytt fra e-posten, eller kopier hele adressen. Du kan også sende en ny lenke.',
    logIn: 'Logg inn',
  },
  factor: {
    scanTitle: 'Legg til en autentiseringsapp',
    scanText:
      'Appen viser en ny kode på 6 sifre hvert 30. sekund. Du trenger den koden i tillegg til passordet for å logge inn.',
    scan: 'Skann koden med appen, for eksempel Google Authenticator, 2FAS, Aegis eller passordbehandleren din.',
    qr: 'QR-kode for autentiseringsappen',
    secret: 'Kan du ikke skanne? Skriv inn denne nøkkelen i appen',
    secretHint: 'Hvis appen spør, velger du «tidsbasert».',
    code: 'Kode fra appen',
    codeHint: 'Skriv inn de 6 sifrene appen viser nå.',
    confirm: 'Slå på',
    codesTitle: 'Lagre gjenopprettingskodene dine',
    codesText:
      'Hvis du mister telefonen, kan du logge inn med en av disse kodene. Hver virker én gang. Vi viser dem bare nå.',
    codesList: 'Gjenopprettingskoder',
    copy: 'Kopier alle',
    download: 'Last ned',
    print: 'Skriv ut',
    copyFailed: 'Nettleseren din tillater ikke kopiering. Merk kodene og kopier dem selv.',
    fileTitle: 'Gjenopprettingskoder for {product}',
    fileText: 'Hver virker én gang, sammen med passordet ditt. Oppbevar dem et sted der bare du ser dem.',
    kept: 'Jeg har lagret dem',
    fresh: 'Opprett koder',
  },
} satisfies Translation<typeof english>
