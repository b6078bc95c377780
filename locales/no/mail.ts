import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Sendt fordi noen ba om denne e-posten på {{address}}.',
      invited: 'Sendt fordi {{fitter}} inviterte deg.',
      fitted: 'Sendt fordi {{fitter}} tilpasset sykkelen din.',
      booked: 'Sendt fordi du har en time hos {{fitter}}.',
      changed: 'Sendt fordi kontoen din på {{address}} ble endret. Du kan ikke slå av disse e-postene.',
      support:
        'Sendt fordi support åpnet opplysninger om deg på {{address}}. Du kan ikke slå av disse e-postene.',
      corrected:
        'Sendt fordi kontaktopplysninger på {{address}} ble endret. Du kan ikke slå av disse e-postene.',
      right: 'Sendt på grunn av en forespørsel om personopplysninger på {{address}}.',
      contact: 'Sendt fordi noen brukte kontaktskjemaet på {{address}}.',
      plan: 'Sendt fordi abonnementet ditt på {{address}} avsluttes eller er avsluttet. Du kan ikke slå av disse e-postene.',
      calendar:
        'Sendt fordi du koblet til en annen kalender på {{address}}. Du får ikke denne e-posten når den er fjernet der.',
      news: 'Sendt fordi e-post om syklistene dine er slått på hos {{address}}.',
    },
    ignore: 'Ventet du ikke dette? Du kan se bort fra denne e-posten, og ingenting vil skje.',
    from: '{product}, {{address}}',
    privacy: 'Personvernerklæring',
    terms: 'Bruksvilkår',
    buttonFails: 'Hvis knappen ikke virker, kopierer du denne adressen til nettleseren:',
  },
  invitation: {
    subject: '{{fitter}} inviterer deg til å forberede bikefiten din',
    heading: 'Gjør deg klar for bikefiten',
    who: '{{fitter}} forbereder bikefiten din og vil gjerne vite hvordan du sykler, og hvordan det kjennes i dag.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) forbereder bikefiten din og vil gjerne vite hvordan du sykler, og hvordan det kjennes i dag.',
    note: 'En hilsen fra {{fitter}}:',
    howLong:
      'Det er seks korte trinn og tar {{required}} til {{everything}} minutter. Svarene lagres underveis, så du kan ta en pause og fortsette senere på den samme enheten.',
    button: 'Åpne invitasjon',
    opening:
      'Ingenting starter før du trykker Start. Den første siden forteller deg hvem som spør, hvorfor, og hva som skjer med opplysningene dine.',
    typed: 'Du kan også gå til {{address}} og skrive inn e-postadressen din og denne koden:',
    valid_one: 'Lenken og koden virker i {{count}} dag.',
    valid_other: 'Lenken og koden virker i {{count}} dager.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Sted:',
    video: 'Delta med video',
    see: 'Se timen din',
  },
  bookingRequest: {
    subject: 'Bekreft timen din hos {{fitter}}',
    heading: 'Bekreft timen din',
    what: 'Noen ba om en time hos {{fitter}} med denne adressen. Hvis det var deg, åpner du siden og trykker Bekreft. Ingenting skjer før du trykker.',
    button: 'Åpne time',
    kept: 'Vi holder av tiden til deg til {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Timen din hos {{fitter}}',
    heading: 'Timen din er bekreftet',
    what: '{{service}} hos {{fitter}}:',
    intake: 'Før bikefiten vil {{fitter}} gjerne vite hvordan du sykler, og hvordan det kjennes i dag.',
    openIntake: 'Fyll ut skjemaet',
  },
  bookingMoved: {
    subject: 'Timen din hos {{fitter}} har fått et nytt tidspunkt',
    heading: 'Timen din har fått et nytt tidspunkt',
    what: '{{service}} hos {{fitter}} er nå:',
    message: 'Melding fra {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Timen din hos {{fitter}} er avlyst',
    heading: 'Timen din er avlyst',
    fitter: '{{fitter}} avlyste {{service}}, som skulle være:',
    rider: 'Du avbestilte {{service}} hos {{fitter}}, som skulle være:',
  },
  bookingReminder: {
    subject: 'Påminnelse om timen din hos {{fitter}}',
    heading: 'Timen du bestilte, nærmer seg',
    what: '{{service}} hos {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bekreft plassen din på ventelisten til {{fitter}}',
    heading: 'Bekreft plassen din på ventelisten',
    what: 'Noen ba med denne adressen om beskjed når en tid for {{service}} blir ledig hos {{fitter}}. Hvis det var deg, åpner du siden og trykker Bekreft. Ingenting skjer før du trykker.',
    button: 'Åpne siden',
    leave: 'Med den samme lenken stryker du deg fra listen igjen.',
  },
  waitingOffer: {
    subject: 'En tid er blitt ledig hos {{fitter}}',
    heading: 'En tid er blitt ledig',
    what: '{{service}} hos {{fitter}}. Tiden holdes av til deg:',
    button: 'Se og bekreft',
    kept: 'Den går til nestemann på listen {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Koden din for å fortsette skjemaet',
    heading: 'Fortsett på den andre enheten din',
    why: 'Noen åpnet invitasjonen din fra {{fitter}} på en annen enhet. Hvis det var deg, skriver du inn denne koden der for å fortsette der du slapp:',
    valid_one: 'Koden virker én gang og utløper om {{count}} minutt.',
    valid_other: 'Koden virker én gang og utløper om {{count}} minutter.',
    notYou:
      'Hvis det ikke var deg, gjør du ingenting og deler ikke koden. Ingen kan se svarene dine uten den.',
  },
  confirmation: {
    subject: 'Bekreft e-postadressen din',
    heading: 'Velkommen til {product}',
    why: 'Bekreft adressen for å fullføre opprettelsen av kontoen. Ingenting skjer før du trykker på knappen på siden som åpnes.',
    asked: 'Noen opprettet {{at}} en konto med denne adressen, under navnet «{{name}}».',
    askedNameless: 'Noen opprettet {{at}} en konto med denne adressen.',
    notYou: 'Hvis det ikke var deg, gjør du ingenting.',
    otherBrowser:
      'Hvis du bekrefter i en annen nettleser enn den du opprettet kontoen i, ber vi deg velge et nytt passord.',
    button: 'Bekreft adresse',
    typed: 'Eller skriv inn denne koden der du opprettet kontoen:',
    valid: 'Lenken virker i 1 dag, koden i 1 time.',
  },
  magicLink: {
    subject: 'Logg inn på {product}',
    heading: 'Logg inn på {product}',
    why: 'Noen ba om å logge inn med denne adressen. Hvis det var deg, åpner du lenken. Ingenting skjer før du trykker på knappen på siden som åpnes.',
    button: 'Logg inn',
    typed: 'Eller skriv inn denne koden der du ba om å logge inn:',
    valid:
      'Lenken virker i 1 dag og koden i 1 time, hver én gang. Ikke del dem. Alle som har en av dem, kan logge inn som deg.',
  },
  recovery: {
    subject: 'Velg et nytt passord',
    heading: 'Velg et nytt passord',
    why: 'Noen ba om et nytt {product}-passord for denne adressen. Hvis det var deg, trykker du på knappen og velger et. Til da forblir passordet det samme.',
    button: 'Velg nytt passord',
    typed: 'Eller skriv inn denne koden der du ba om det:',
    valid:
      'Lenken virker i 1 dag og koden i 1 time, hver én gang. Ikke del dem. Alle som har en av dem, kan logge inn som deg.',
  },
  reauthentication: {
    subject: 'Koden din for å endre passordet',
    heading: 'Er dette deg?',
    why: 'Noen som er logget inn på kontoen din, vil endre passordet. Hvis det er deg, skriver du inn denne koden der:',
    valid: 'Koden virker én gang og utløper om 1 time.',
    notYou:
      'Hvis det ikke er deg, deler du ikke koden og logger ut alle andre enheter i innstillingene. Noen kan bruke en enhet du er logget inn på.',
  },
  addressChangeCurrent: {
    subject: 'Bekreft endringen av e-postadressen din',
    heading: 'Endre e-postadressen din?',
    why: 'Noen som er logget inn på kontoen din, vil erstatte denne e-postadressen med en annen. Adressen endres bare når begge er bekreftet. Hvis det var deg, trykker du på knappen.',
    button: 'Bekreft endring',
    valid: 'Lenken virker i 1 dag. Hvis det ikke var deg, bekrefter du ikke, og endrer passordet ditt.',
  },
  addressChangeNew: {
    subject: 'Bekreft den nye e-postadressen din',
    heading: 'Bekreft den nye e-postadressen din',
    why: 'Noen vil bruke denne e-postadressen for {product}-kontoen sin. Den endres bare når både den nye og den gamle adressen er bekreftet. Hvis det var deg, trykker du på knappen.',
    asked: 'Noen ba om dette {{at}}, under navnet «{{name}}».',
    askedNameless: 'Noen ba om dette {{at}}.',
    notYou: 'Hvis det ikke var deg, gjør du ingenting.',
    otherBrowser:
      'Knappen virker i nettleseren du ba fra. I andre nettlesere må du logge inn på kontoen først.',
    button: 'Bekreft ny adresse',
    valid: 'Lenken virker i 1 dag.',
  },
  change: {
    you: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  },
  factorAdded: {
    subject: 'Totrinnsinnlogging er på',
    heading: 'Totrinnsinnlogging er på',
    what: 'En autentiseringsapp ble lagt til i {product}-kontoen din {{at}}. Fra nå av trenger du koden fra den for å logge inn. Du er logget ut på de andre enhetene dine.',
    notYou:
      'Hvis det ikke var deg, kan noen andre komme inn på kontoen din. Velg straks et nytt passord på {{address}}/forgot-password, og skriv til oss. Adressen vår står nederst på hver side.',
  },
  factorRemoved: {
    subject: 'Totrinnsinnlogging er av',
    heading: 'Totrinnsinnlogging er av',
    what: 'Autentiseringsappen ble fjernet fra {product}-kontoen din {{at}}.',
    notYou:
      'Hvis det ikke var deg, velger du straks et nytt passord på {{address}}/forgot-password. Gå så til Innstillinger, Sikkerhet, logg ut alle andre enheter og slå på totrinnsinnlogging igjen.',
  },
  factorRecovered: {
    subject: 'En gjenopprettingskode ble brukt',
    heading: 'En gjenopprettingskode ble brukt',
    what: 'Noen brukte en gjenopprettingskode i stedet for autentiseringsappen din {{at}}. Appen og de andre gjenopprettingskodene virker ikke lenger, og du er logget ut på de andre enhetene dine.',
    notYou:
      'Hvis det ikke var deg, har noen passordet og kodene dine. Velg straks et nytt passord på {{address}}/forgot-password, og slå så på totrinnsinnlogging igjen under Innstillinger, Sikkerhet.',
  },
  passwordChanged: {
    subject: 'Passordet ditt ble endret',
    heading: 'Passordet ditt ble endret',
    what: 'Passordet for {product}-kontoen din ble endret {{at}}. Du er logget ut på de andre enhetene dine.',
    notYou:
      'Hvis det ikke var deg, velger du straks et annet passord på {{address}}/forgot-password. Det logger ut den som endret det.',
  },
  addressChanged: {
    subject: 'E-postadressen din ble endret',
    heading: 'E-postadressen din ble endret',
    what: 'E-postadressen for {product}-kontoen din ble endret {{at}}, etter at begge adressene var bekreftet. Du kan ikke lenger logge inn med denne.',
    notYou:
      'Hvis det ikke var deg, kan noen lese e-posten din. Endre passordet til e-postkontoen, og skriv til oss med en gang. Adressen vår står nederst på hver side av {{address}}.',
  },
  sms: {
    booking: 'Timen din hos {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} er {product}-koden din. Den virker én gang, i 1 time. Hold den for deg selv.',
  },
  fitReport: {
    subject: 'Bikefit-rapporten din fra {{fitter}} er klar',
    heading: 'Bikefit-rapporten din er klar',
    why: '{{fitter}} har fullført bikefiten din og skrevet rapporten.',
    inIt: 'Den viser hva som ble endret og hvorfor, hva bikefitteren anbefaler, og hva du kan vente deg de første ukene. Du kan lese den på nett, skrive den ut eller lagre den som PDF.',
    button: 'Åpne rapport',
    signIn:
      'Logg inn for å åpne den. Bare du og bikefitteren kan se den. Denne e-posten inneholder ingen mål.',
    byLink:
      'Lenken åpner rapporten uten konto til {{day}}. Alle som har denne e-posten, kan åpne den, så ikke del den. E-posten inneholder ingen mål.',
    keep: 'Opprett en konto med denne adressen på rapportens side for å beholde rapporten.',
  },
  freshLink: {
    subject: 'Den nye lenken din',
    heading: 'Den nye lenken din',
    why: {
      invitation:
        'Du ba om en ny lenke til skjemaet {{fitter}} sendte deg før bikefiten. Svarene dine så langt er lagret.',
      follow_up:
        'Du ba om en ny lenke for å fortelle {{fitter}} hvordan det har vært å sykle siden bikefiten. Svarene dine så langt er lagret.',
      report: 'Du ba om en ny lenke til rapporten om bikefiten hos {{fitter}}.',
    },
    button: 'Åpne lenke',
    earlier:
      'Lenker i tidligere e-poster virker ikke lenger, fordi tjenesten ble gjenopprettet fra en sikkerhetskopi.',
  },
  calendarFeed: {
    blocked: 'Opptatt',
  },
  calendarUnreadable: {
    subject: 'Vi kan ikke lese en av kalenderne dine',
    heading: 'Vi kan ikke lese en av de andre kalenderne dine',
    text: 'I en time har {product} ikke kunnet lese en kalender du koblet til. Tidene den sist oppga, forblir opptatt, og nyere mangler: Syklister kan bestille en tid da du er opptatt et annet sted.',
    button: 'Se på kalenderne dine',
  },
  fitterNews: {
    intake: {
      subject: 'Et nytt forhåndsskjema er kommet',
      heading: 'Et nytt forhåndsskjema er klart til å leses',
      text: 'En syklist har sendt inn forhåndsskjemaet sitt. Les det i {product}. Denne e-posten inneholder ingen svar.',
      button: 'Les forhåndsskjema',
    },
    intake_red_flag: {
      subject: 'Et forhåndsskjema krever handling i dag',
      heading: 'Et forhåndsskjema krever handling i dag',
      text: 'En syklist har sendt inn forhåndsskjemaet sitt. Les det før du endrer noe på sykkelen. Denne e-posten inneholder ingen svar.',
      button: 'Les forhåndsskjema',
    },
    red_flag: {
      subject: 'Et svar krever handling i dag',
      heading: 'Et svar krever handling i dag',
      text: 'En syklist har sendt inn en oppfølging. Les den før du endrer noe på sykkelen.',
      button: 'Les svar',
    },
    unhappy: {
      subject: 'Et svar bør sees på',
      heading: 'Et svar bør sees på',
      text: 'En syklist har sendt inn en oppfølging. Les den og ta kontakt med syklisten.',
      button: 'Les svar',
    },
    settings: 'Velg hvilke e-poster du får',
  },
  fitterBooking: {
    made: { subject: 'Du har en ny bestilling', text: 'En syklist bestilte {{service}}:' },
    moved: {
      subject: 'En bestilling har fått et nytt tidspunkt',
      text: 'En syklist flyttet {{service}}, som nå er:',
    },
    movedFrom: 'Den skulle ha vært:',
    cancelled: {
      subject: 'En bestilling er avbestilt',
      text: 'En syklist avbestilte {{service}}, som skulle være:',
    },
    button: 'Åpne kalenderen',
  },
  planNotice: {
    trial_ending: {
      subject: 'Den gratis prøveperioden din slutter {{day}}',
      heading: 'Den gratis prøveperioden din slutter snart',
      text: 'Den gratis prøveperioden din av {product} slutter {{day}}. Velg et abonnement for å fortsette å arbeide etter det.',
    },
    payment_failed: {
      subject: 'Den siste betalingen din gikk ikke gjennom',
      heading: 'Den siste betalingen din gikk ikke gjennom',
      text: 'Vi kunne ikke belaste kortet ditt for tiden etter {{day}}. Sjekk betalingsopplysningene; betalingen prøves igjen automatisk.',
    },
    ended: {
      subject: 'Abonnementet ditt er avsluttet',
      heading: 'Abonnementet ditt er avsluttet',
      text: 'Abonnementet ditt ble avsluttet {{day}}. Alt virker fortsatt foreløpig. Velg et abonnement for å fortsette å arbeide.',
    },
    read_only_soon: {
      subject: 'Virksomheten din blir skrivebeskyttet {{readOnly}}',
      heading: 'Virksomheten din blir snart skrivebeskyttet',
      text: 'Abonnementet ditt ble avsluttet {{day}}, og ingenting er betalt siden.',
    },
    read_only: {
      subject: 'Virksomheten din er nå skrivebeskyttet',
      heading: 'Virksomheten din er nå skrivebeskyttet',
      text: 'Abonnementet ditt ble avsluttet {{day}}, og ingenting er betalt siden.',
    },
    thenReadOnly:
      'Fra {{readOnly}} er virksomheten din skrivebeskyttet: Du kan lese, laste ned og slette alt, men ikke invitere syklister eller endre bikefiter. Skjemaer som syklister har åpne, påminnelser og varsler fortsetter.',
    nowReadOnly:
      'Du kan lese, laste ned og slette alt, men ikke invitere syklister eller endre bikefiter. Skjemaer som syklister har åpne, påminnelser og varsler fortsetter. Ingenting går tapt: Når du velger et abonnement, virker alt som før.',
    button: 'Se abonnementet ditt',
  },
  fitterDigest: {
    subject: 'Det som krever handling i dag',
    heading: 'Det som krever handling i dag',
    followUps_one: '{{count}} oppfølging krever handling.',
    followUps_other: '{{count}} oppfølginger krever handling.',
    unreadForms_one: '{{count}} skjema er ikke lest ennå.',
    unreadForms_other: '{{count}} skjemaer er ikke lest ennå.',
    button: 'Se hva som krever handling',
  },
  downloadReady: {
    subject: 'Kopien din er klar',
    heading: 'Kopien av opplysningene dine er klar',
    text: 'Du kan hente den i 7 dager. For din sikkerhet må du være logget inn, og ha logget inn i løpet av de siste 10 minuttene.',
    button: 'Hent kopien din',
  },
  followUpReminder: {
    subject: '{{fitter}} vil gjerne vite hvordan det går med syklingen',
    heading: 'Hvordan har det vært å sykle siden bikefiten?',
    why: 'Du hadde bikefit hos {{fitter}} {{day}}. Hvordan kjennes det å sykle nå? Svarene dine viser hva som har endret seg siden bikefiten, og hva som bør sees på videre.',
    again:
      '{{fitter}} vil fortsatt gjerne vite hvordan det har vært å sykle siden bikefiten {{day}}. «Ingenting er endret» er også et nyttig svar.',
    howLong_one: 'Det tar omtrent {{count}} minutt. Du kan stoppe når som helst og fortsette senere.',
    howLong_other: 'Det tar omtrent {{count}} minutter. Du kan stoppe når som helst og fortsette senere.',
    button: 'Start oppfølging',
    valid: 'Du kan svare til {{day}}.',
    stop: 'Ingen flere påminnelser fra denne bikefitteren',
  },
  outbox: {
    title: 'Utboks',
    why: 'Ingen e-posttjener er satt opp (SMTP_URL), så {product} beholder e-postene her, og også tekstmeldinger hvis ingen gateway er satt opp for dem (SMS_URL). Du kan bare åpne denne siden på denne maskinen.',
    empty: 'Ingen meldinger ennå. Last inn siden på nytt etter at en er sendt.',
    to: 'Til',
    sms: 'Tekstmelding',
    html: 'Forhåndsvisning',
    technical: 'Meldingshode',
    calendar: 'Kalenderfil',
  },
  supportAccess: {
    subject: '{product}-support åpnet en av øktene dine',
    heading: '{product}-support ser på en økt',
    what: 'Noen fra {product}-support åpnet en økt om bikefiten din. De kan se, men ikke endre noe, og de ser verken navnet ditt eller hvordan du kan nås.',
    whatFitter:
      'Noen fra {product}-support åpnet en økt for en av syklistene dine. De kan se, men ikke endre noe, og de ser verken syklistens navn eller hvordan syklisten kan nås.',
    reason: {
      technical: 'Årsaken er teknisk: De ser statuser, tidspunkter, størrelser og feilkoder, og ingen svar.',
      quality: 'Årsaken er kvalitetskontroll: De ser svarene og opplysningene fra bikefiten.',
    },
    until: 'Tilgangen avsluttes av seg selv {{at}}.',
    end: {
      rider: 'Du kan se hvorfor de ser på den og hva de åpner, og avslutte tilgangen når som helst:',
      fitter:
        'I øktens historikk kan du se hvorfor de ser på den og hva de åpner, og avslutte tilgangen når som helst:',
      guest:
        'Bikefitteren kan se hva de åpner, og kan avslutte tilgangen når som helst. Med en konto for denne adressen kan du det også:',
    },
    button: 'Se og avslutt tilgang',
    signUp: 'Opprett en konto',
  },
  rights: {
    subject: 'Forespørselen din om opplysningene dine',
    heading: {
      received: 'Vi har fått forespørselen din',
      extended: 'Vi trenger mer tid til forespørselen din',
      done: 'Forespørselen din er utført',
      refused: 'Vi kan ikke gjøre det du ba om',
    },
    asked: 'Forespørselen: {{right}}.',
    right: {
      access: 'å se hvilke opplysninger som finnes',
      copy: 'en kopi av opplysningene',
      correction: 'å rette opplysninger',
      erasure: 'å slette opplysningene',
      restriction: 'å begrense hva opplysningene brukes til',
      objection: 'å protestere mot hva opplysningene brukes til',
    },
    until: {
      received: 'Vi svarer senest {{day}}.',
      extended: 'Vi svarer senest {{day}}. Årsaken:',
    },
    prove:
      'For at ingen andre skal få eller slette opplysningene dine, svarer du oss med denne koden fra denne adressen:',
    complain: 'Du kan klage til datatilsynsmyndigheten der du bor, og gå til domstolene.',
  },
  contactMessage: {
    subject: 'En melding fra kontaktskjemaet',
    heading: 'En melding fra kontaktskjemaet',
    about: 'Om: {{topic}}',
    from: 'Fra: {{name}}, {{email}}',
    answer: 'Svar på e-post til adressen over. Ingen har bekreftet at meldingen kom derfra.',
    resolve: 'Åpne meldinger',
    topic: {
      question: 'et spørsmål om {product}',
      demo: 'en demosamtale',
      support: 'hjelp med en konto eller en side',
      privacy: 'personopplysninger',
      other: 'noe annet',
    },
  },
  contactConfirmation: {
    subject: 'Vi har fått meldingen din',
    heading: 'Vi har fått meldingen din',
    text: 'Takk for at du skrev til oss. Vi svarer på e-post.',
    notYou:
      'Hvis du ikke skrev til oss, har noen skrevet inn adressen din ved en feil. Du trenger ikke å gjøre noe.',
  },
  rightsAlarm: {
    subject: 'En forespørsel om personopplysninger har frist {{day}}',
    heading: 'En forespørsel er fortsatt åpen',
    request: 'Nummeret er {{id}}. Konsollen viser den med: npm run rights -- list',
    button: 'Se forespørselen',
  },
  consentWithdrawn: {
    subject: 'Et samtykke ble trukket tilbake',
    heading: 'Du trakk tilbake samtykket',
    what: 'Noen med en lenke fra en av våre e-poster til deg har trukket tilbake samtykket til å bruke opplysningene dine til bikefiten. De brukes ikke lenger fra nå av.',
    erased: 'Alt i den mappen slettes {{day}}.',
    undo: 'Var det ikke deg, eller har du ombestemt deg? Opprett en konto med denne adressen før den dagen, og gi samtykket på nytt under Personvern.',
    button: 'Opprett en konto',
  },
  contactCorrected: {
    subject: 'Kontaktopplysningene dine ble rettet',
    heading: 'Bikefitteren rettet kontaktopplysningene dine',
    what: {
      name: 'Navnet i mappen om deg ble endret.',
      email: 'Adressen som e-post om bikefitene dine går til, ble endret.',
      language: 'Språket i e-poster til deg ble endret.',
    },
    wrong: {
      rider: 'Under Personvern ser du hva som ble endret. Si fra til bikefitteren hvis det er feil.',
      guest:
        'Si fra til bikefitteren hvis det er feil. Med en konto ser du alle endringer og retter opplysningene dine selv.',
    },
    button: {
      rider: 'Se endringen',
      guest: 'Opprett en konto',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Mindre enn 24 timer igjen til å melde et databrudd',
      overdue: 'Et databrudd skulle ha vært meldt nå',
    },
    heading: {
      warning: 'Tilsynsmyndigheten har ikke fått beskjed om et brudd',
      overdue: 'Det er gått 72 timer siden et brudd ble kjent',
    },
    aware: 'Det ble kjent {{at}}.',
    tell: 'Gi beskjed til datatilsynsmyndigheten, eller registrer at den har fått beskjed. Hvis det ikke trengs, avslutter du bruddet med årsaken.',
    number: 'Nummeret er {{id}}. Konsollen viser det med: npm run breach -- list',
    button: 'Se bruddet',
  },
} satisfies Translation<typeof english>
