import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'De samme spørgsmål før bikefittet og uger senere, så I begge ser, hvad der har ændret sig.',
  login: {
    title: 'Log ind',
    submit: 'Log ind',
    toSignUp: 'Mangler du en konto?',
    toSignUpLink: 'Opret konto',
    forgotten: 'Glemt din adgangskode?',
    or: 'eller',
    with: {
      code: 'Send mig en kode i stedet',
      password: 'Brug min adgangskode i stedet',
    },
    sendCode: 'Send kode',
  },
  signUp: {
    title: 'Opret konto',
    submit: 'Opret konto',
    toLogin: 'Har du allerede en konto?',
    toLoginLink: 'Log ind',
    agreement:
      'Når du opretter en konto, accepterer du vilkårene for brug. Privatlivspolitikken forklarer, hvad der sker med dine oplysninger.',
    terms: 'Vilkår for brug',
    privacy: 'Privatlivspolitik',
  },
  keeps: {
    intake: {
      signUpTitle: 'Behold dit forhåndsskema',
      signUpText:
        'Med en konto kan du læse og rette dit forhåndsskema og se, hvad der ændrer sig efter dit bikefit. Du behøver kun en adgangskode.',
      loginTitle: 'Log ind for at beholde dit forhåndsskema',
      loginText: 'Vi føjer dit forhåndsskema til den konto, du logger ind på.',
      fitterText:
        'Du er logget ind med en bikefitters konto. Et forhåndsskema kan kun beholdes i en rytters konto, som kræver en anden e-mailadresse.',
    },
    report: {
      signUpTitle: 'Behold din rapport',
      signUpText:
        'Med en konto kan du beholde rapporten med billederne og se, hvad der ændrer sig efter dit bikefit. Brug den e-mailadresse, vi sendte rapporten til.',
      loginTitle: 'Log ind for at beholde din rapport',
      loginText: 'Vi føjer rapporten til din konto. Brug kontoen med den e-mailadresse, vi sendte den til.',
      fitterText:
        'Du er logget ind med en bikefitters konto. En rapport kan kun beholdes i en rytters konto med den e-mailadresse, vi sendte den til.',
    },
    followUp: {
      signUpTitle: 'Behold dine svar',
      signUpText:
        'Med en konto kan du se før og efter side om side og rette dine svar. Brug den e-mailadresse, vi sendte påmindelsen til.',
      loginTitle: 'Log ind for at beholde dine svar',
      loginText:
        'Vi føjer dine svar til din konto. Brug kontoen med den e-mailadresse, vi sendte påmindelsen til.',
      fitterText:
        'Du er logget ind med en bikefitters konto. En rytters svar kan kun beholdes i en rytters konto med den e-mailadresse, vi sendte påmindelsen til.',
    },
    fitterTitle: 'Du er logget ind som bikefitter',
    anotherAddress: 'Brug en anden adresse',
    toDashboard: 'Gå til din oversigt',
  },
  field: {
    name: 'Navn',
    nameHint: 'Det navn, ryttere og bikefittere ser.',
    role: 'Jeg er',
    rider: 'Rytter',
    riderHint: 'Jeg skal have tilpasset min cykel.',
    fitter: 'Bikefitter',
    fitterHint: 'Jeg tilpasser cykler for ryttere.',
    email: 'E-mail',
    password: 'Adgangskode',
    identifier: 'E-mail eller telefonnummer',
    newPassword: 'Ny adgangskode',
    passwordHint: 'Brug mindst {{count}} tegn. Nogle få ord uden sammenhæng virker godt.',
    codeHint: 'Skriv cifrene fra beskeden.',
  },
  missing: {
    name: 'Skriv dit navn.',
    role: 'Vælg, om du er rytter eller bikefitter.',
    password: 'Skriv en adgangskode.',
    code: 'Skriv alle kodens cifre.',
  },
  problem: {
    invalid_credentials: 'E-mail eller adgangskode er forkert.',
    email_not_confirmed:
      'Din adresse er ikke bekræftet endnu. Brug linket eller koden i den e-mail, vi sendte dig.',
    user_already_exists: 'Der findes allerede en konto med denne adresse.',
    address_belongs_to_fitter:
      'Adressen tilhører en bikefitters konto, så den kan ikke bruges til en rytterkonto. Brug en anden adresse.',
    email_address_invalid: 'E-mailadressen er ikke fuldstændig. Brug formen name@example.com.',
    weak_password: 'Vælg en anden adgangskode.',
    password_too_long: 'Brug højst {{count}} tegn.',
    refused_input: 'Noget, du skrev, blev ikke accepteret. Tjek hvert felt.',
    user_banned: 'Kontoen er lukket. Skriv til os, hvis du tror, det er en fejl.',
    signup_disabled: 'Der kan ikke oprettes nye konti her lige nu.',
    otp_expired: 'Koden er forkert, udløbet eller allerede brugt. Send en ny.',
    phone_not_confirmed:
      'Dit nummer er ikke bekræftet endnu. Log ind med en kode, vi sender til det, for at bekræfte det.',
    phone_exists: 'Der findes allerede en konto med dette nummer.',
    phone_invalid:
      'Telefonnummeret er ikke fuldstændigt. Begynd med landekoden, for eksempel +45 32 12 34 56.',
    phone_disabled: 'Du kan ikke bruge et telefonnummer her. Brug din e-mailadresse.',
    sms_failed: 'Vi kunne ikke sende sms’en. Prøv igen, eller brug din e-mailadresse.',
    managed_elsewhere: 'Din organisation administrerer denne konto. Ændr det der.',
    same_password: 'Det er allerede din adgangskode. Vælg en anden.',
    current_password_required: 'Skriv også din nuværende adgangskode.',
    current_password_invalid: 'Det er ikke din nuværende adgangskode.',
    reauthentication_needed:
      'Det er et stykke tid siden, du loggede ind. For at vi kan vide, at det er dig, skal du bede om et link på e-mail og vælge din nye adgangskode med det.',
    session_gone: 'Du er ikke længere logget ind. Log ind igen.',
    answer_unusable: 'Noget gik galt med logintjenesten. Prøv igen.',
    factor_code_wrong: 'Koden er forkert. Skriv de 6 cifre, din app viser nu.',
    factor_code_old: 'Koden er udløbet. Skriv de 6 cifre, din app viser nu.',
    recovery_code_wrong: 'Gendannelseskoden er forkert eller allerede brugt.',
    recovery_code_shape: 'En gendannelseskode har 10 bogstaver og cifre, for eksempel ab3de-fg6hj.',
    factor_gone: 'Kontoen har ikke længere en godkendelsesapp. Log ind igen.',
    factor_exists: 'Kontoen har allerede en godkendelsesapp. Fjern den først.',
    factor_off: 'Godkendelsesapps kan ikke bruges her.',
    factor_needed: 'Skriv koden fra din godkendelsesapp først.',
    identity_taken: 'Den konto er allerede knyttet til en andens konto her.',
    identity_last:
      'Det er din eneste måde at logge ind på. Vælg en adgangskode, eller tilknyt en anden konto først.',
    identity_gone: 'Den konto er ikke længere tilknyttet.',
    identity_off: 'Konti kan ikke tilknyttes her.',
    provider_stopped: 'Du stoppede, før du var færdig. Intet er ændret, og intet blev delt.',
    provider_address_unproven:
      'Din adresse er ikke bekræftet der endnu. Vi har sendt dig en e-mail. Åbn linket i den, og log så ind.',
    provider_off: 'Den måde at logge ind på er ikke tilgængelig her.',
    provider_unavailable:
      'Den tjeneste svarer ikke lige nu. Prøv igen senere, eller log ind på en anden måde.',
    provider_refused: 'Den tjeneste bekræftede ikke dit login. Log ind på en anden måde.',
    provider_trip_lost: 'Dette login er udløbet eller allerede brugt. Begynd forfra.',
    provider_failed: 'Noget gik galt, og du er ikke logget ind. Prøv igen, eller log ind på en anden måde.',
    other_browser:
      'Du begyndte i en anden browser, eller denne browser ved ikke længere noget om det. Begynd forfra, og bliv i den samme browser.',
    wait_one: 'For mange forsøg. Vent {{count}} sekund, og prøv igen.',
    wait_other: 'For mange forsøg. Vent {{count}} sekunder, og prøv igen.',
    unreachable: 'Vi kan ikke få forbindelse til tjenesten. Tjek din forbindelse, og prøv igen.',
    unexpected: 'Noget gik galt. Prøv igen.',
  },
  weakness: {
    length:
      'Den er for kort. Brug mindst {{count}} tegn. Din adresse, dit navn og mellemrum i enderne tæller ikke.',
    characters: 'Den indeholder tegn, der ikke kan bruges, eller mangler andre slags tegn.',
    pwned:
      'Det er en almindelig adgangskode, som angribere prøver først. Vælg en, ingen andre ville finde på.',
    other: 'Den er for let at gætte.',
  },
  way: {
    logInInstead: 'Log ind i stedet',
    enterCode: 'Skriv koden, eller send en ny',
    logIn: 'Log ind',
    askForLink: 'Send mig et link',
    beginAgain: 'Begynd forfra',
  },
  social: {
    login: {
      google: 'Log ind med Google',
      facebook: 'Log ind med Facebook',
    },
    signUp: {
      google: 'Opret konto med Google',
      facebook: 'Fortsæt med Facebook',
    },
  },
  farewell: {
    ended: 'Du er logget ud. Log ind igen for at fortsætte. Det, du skrev, er gemt.',
    expired:
      'Du havde været logget ind længe, så vi loggede dig ud for at holde din konto sikker. Log ind igen for at fortsætte. Det, du skrev, er gemt.',
  },
  sent: {
    mail: {
      title: 'Tjek din e-mail',
      signup:
        'Hvis {{to}} ikke har en konto endnu, har vi sendt et link og en kode dertil. Åbn linket på en hvilken som helst enhed, eller skriv koden her.',
      login:
        'Hvis {{to}} har en konto, har vi sendt et link og en kode dertil. Åbn linket på en hvilken som helst enhed, eller skriv koden her.',
      recovery:
        'Hvis {{to}} har en konto, har vi sendt et link og en kode dertil. Åbn linket på en hvilken som helst enhed, eller skriv koden her. Vælg så en ny adgangskode.',
      proof:
        'Bekræft først {{to}} for at beholde det, du sendte, i din konto. Vi har sendt et link og en kode dertil. Åbn linket på denne enhed, eller skriv koden her.',
      code: 'Kode fra e-mailen',
      nothing: 'Ingen e-mail? Tjek din spammappe, eller send igen.',
    },
    sms: {
      title: 'Tjek din telefon',
      text: 'Hvis {{to}} kan bruges her, har vi sendt en sms med en kode.',
      code: 'Kode fra sms’en',
      nothing: 'Ingen besked? Tjek nummeret, eller send igen.',
    },
    submit: {
      signup: 'Bekræft',
      login: 'Log ind',
      recovery: 'Fortsæt',
      proof: 'Bekræft',
    },
    otherAddress: 'Brug en anden adresse',
    otherWay: 'Log ind på en anden måde',
    outbox: 'Der er ikke sat en mailserver op her. {product} beholder sine e-mails i udbakken.',
    outboxLink: 'Åbn udbakken',
  },
  resend: {
    button: 'Send igen',
    wait_one: 'Send igen om {{count}} sekund',
    wait_other: 'Send igen om {{count}} sekunder',
    again: 'Du kan sende igen nu.',
    done: 'Hvis der er noget at sende, har vi sendt en ny e-mail. Kun det nyeste link og den nyeste kode virker.',
    doneSms: 'Hvis der er noget at sende, har vi sendt en ny besked. Kun den nyeste kode virker.',
  },
  forgotten: {
    title: 'Glemt din adgangskode?',
    text: 'Skriv din e-mailadresse, så sender vi dig et link til at vælge en ny adgangskode.',
    submit: 'Send link',
    back: 'Tilbage til login',
  },
  newPassword: {
    title: 'Vælg en ny adgangskode',
    text: 'For {{email}}. Du bliver logget ud på alle dine andre enheder.',
    nobody:
      'For at vælge en ny adgangskode skal du bruge et link fra os. Vi kan sende dig et på e-mail. Det virker på alle enheder.',
    submit: 'Gem adgangskode',
    doneTitle: 'Adgangskoden er ændret',
    doneText: 'Du er logget ind her og logget ud på alle dine andre enheder.',
  },
  choosePassword: {
    title: 'Vælg en adgangskode',
    text: 'Din adresse er bekræftet. Du oprettede kontoen i en anden browser, så den adgangskode, du valgte der, bruges ikke. Vælg en til denne konto nu.',
    giveUp: 'Ikke nu',
  },
  role: {
    title: 'Ét spørgsmål først',
    text: 'Vi gemmer intet, før du svarer. Du kan ændre dit navn senere, men ikke om du er rytter eller bikefitter.',
    giveUp: 'Ikke nu',
  },
  step: {
    appTitle: 'Skriv din kode',
    appText: 'Din konto bruger totrinslogin. Åbn din godkendelsesapp, og skriv den kode, den viser.',
    recoveryTitle: 'Brug en gendannelseskode',
    recoveryText:
      'Den logger dig ind én gang og fjerner godkendelsesappen fra din konto, så du kan sætte den op igen. Du bliver logget ud på alle dine andre enheder.',
    recoveryCode: 'Gendannelseskode',
    recoveryHint: '10 bogstaver og cifre, for eksempel ab3de-fg6hj.',
    recoveryInstead: 'Brug en gendannelseskode i stedet',
    appInstead: 'Brug min godkendelsesapp i stedet',
    enrolTitle: 'Sæt totrinslogin op',
    enrolText:
      'For at logge ind med en supportkonto skal du bruge en godkendelsesapp. Det tager et minut at sætte den op.',
    removedTitle: 'Godkendelsesappen er fjernet',
    removedText:
      'Du er logget ind, og din gendannelseskode er brugt. Fra nu af kræver det kun adgangskoden at logge ind. Sæt en godkendelsesapp op igen for at beskytte din konto.',
    toSecurity: 'Gå til sikkerhedsindstillingerne',
    noAddressTitle: 'Din konto mangler en e-mailadresse',
    noAddressText:
      'For at beholde det, du sendte, skal din konto have en bekræftet e-mailadresse, og din har ingen. Intet er tabt. Log ind med en konto, der har en adresse, eller opret en konto.',
    giveUp: 'Log ind med en anden konto',
  },
  callback: {
    stoppedTitle: 'Intet er ændret',
    failedTitle: 'Det lykkedes ikke',
    back: 'Gå tilbage',
  },
  confirm: {
    ask: {
      confirmTitle: 'Bekræft din adresse',
      confirmText: 'Tryk på knappen for at bekræfte din e-mailadresse og logge ind.',
      confirmButton: 'Bekræft og log ind',
      logInTitle: 'Log ind',
      logInText: 'Tryk på knappen for at logge ind uden adgangskode.',
      logInButton: 'Log ind',
      recoveryTitle: 'Vælg en ny adgangskode',
      recoveryText: 'Tryk på knappen for at logge ind og vælge en ny adgangskode.',
      recoveryButton: 'Fortsæt',
      changeTitle: 'Bekræft ny e-mailadresse',
      changeText:
        'Nogen har bedt om at ændre e-mailadressen til din konto. Den ændres, når både den nuværende og den nye adresse er bekræftet.',
      changeButton: 'Bekræft ændring',
      inviteTitle: 'Accepter invitation',
      inviteText: 'Tryk på knappen for at oprette din konto og logge ind.',
      inviteButton: 'Accepter og log ind',
    },
    done: {
      confirmTitle: 'Adressen er bekræftet',
      confirmText: 'Du er logget ind.',
      changeTitle: 'E-mailadressen er ændret',
      changeText: 'Begge adresser er bekræftet. Fra nu af logger du ind med den nye.',
      inviteTitle: 'Invitationen er accepteret',
      inviteText: 'Din konto er oprettet, og du er logget ind.',
      loggedOutText: 'Du er ikke logget ind. Log ind, når du er klar til at fortsætte.',
    },
    half: {
      title: 'Én adresse mere skal bekræftes',
      text: 'Denne adresse er bekræftet. Åbn nu linket i den e-mail, vi sendte til den anden, så ændres din adresse.',
    },
    elsewhere:
      'Ændringen blev startet i en anden browser. Åbn linket der. Eller log ind her på den konto, der skal have denne adresse, og åbn linket igen. Hvis du ikke bad om en ændring, så gør ingenting.',
    here: 'Du er logget ind her som {{who}}. Hvis linket hører til en anden konto, bliver du logget ind på den i stedet.',
    askTitle: 'Bekræft din adresse',
    askText: 'Vi sender dig et link på e-mail. Det virker på alle enheder.',
    goOn: 'Fortsæt',
    usedTitle: 'Allerede bekræftet',
    usedText: 'Du har allerede brugt dette link. Din adresse er bekræftet, og du er logget ind.',
    expiredTitle: 'Linket virker ikke længere',
    expired: {
      confirm:
        'Det er udløbet, erstattet af et nyere eller brugt. Hvis du allerede har bekræftet din adresse, så log bare ind. Hvis ikke, så send et nyt link.',
      logIn:
        'Det er udløbet, erstattet af et nyere eller brugt. Log ind på en anden måde, eller send et nyt link.',
      recovery: 'Det er udløbet, erstattet af et nyere eller brugt. Send et nyt link.',
      change:
        'Det er udløbet, erstattet af et nyere eller brugt. Tjek i dine indstillinger, om din adresse er ændret. Hvis ikke, så bed om ændringen igen.',
      invite: 'Det er udløbet eller brugt. Log ind, eller bed den, der inviterede dig, om et nyt.',
    },
    incompleteTitle: 'Linket er ikke fuldstændigt',
    incompleteText: 'Åbn det igen fra e-mailen, eller kopier hele adressen. Du kan også sende et nyt link.',
    logIn: 'Log ind',
  },
  factor: {
    scanTitle: 'Tilføj en godkendelsesapp',
    scanText:
      'Appen viser en ny kode på 6 cifre hvert 30. sekund. Du skal bruge den kode ud over din adgangskode for at logge ind.',
    scan: 'Scan koden med din app, for eksempel Google Authenticator, 2FAS, Aegis eller din adgangskodeadministrator.',
    qr: 'QR-kode til godkendelsesappen',
    secret: 'Kan du ikke scanne koden? Skriv denne nøgle i appen',
    secretHint: 'Hvis appen spørger, så vælg »tidsbaseret«.',
    code: 'Kode fra appen',
    codeHint: 'Skriv de 6 cifre, appen viser nu.',
    confirm: 'Slå til',
    codesTitle: 'Gem dine gendannelseskoder',
    codesText:
      'Hvis du mister din telefon, kan du logge ind med en af disse koder. Hver virker én gang. Vi viser dem kun nu.',
    codesList: 'Gendannelseskoder',
    copy: 'Kopier alle',
    download: 'Download',
    print: 'Udskriv',
    copyFailed: 'Din browser tillader ikke kopiering. Marker koderne, og kopier dem selv.',
    fileTitle: 'Gendannelseskoder til {product}',
    fileText: 'Hver virker én gang sammen med din adgangskode. Opbevar dem et sted, hvor kun du kan se dem.',
    kept: 'Jeg har gemt dem',
    fresh: 'Opret koder',
  },
} satisfies Translation<typeof english>
