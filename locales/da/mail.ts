import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Sendt, fordi nogen bad om denne e-mail på {{address}}.',
      invited: 'Sendt, fordi {{fitter}} inviterede dig.',
      fitted: 'Sendt, fordi {{fitter}} tilpassede din cykel.',
      booked: 'Sendt, fordi du har en tid hos {{fitter}}.',
      changed: 'Sendt, fordi din konto på {{address}} blev ændret. Du kan ikke slå disse e-mails fra.',
      support:
        'Sendt, fordi support åbnede oplysninger om dig på {{address}}. Du kan ikke slå disse e-mails fra.',
      corrected:
        'Sendt, fordi kontaktoplysninger på {{address}} blev ændret. Du kan ikke slå disse e-mails fra.',
      right: 'Sendt på grund af en anmodning om personoplysninger på {{address}}.',
      contact: 'Sendt, fordi nogen brugte kontaktformularen på {{address}}.',
      plan: 'Sendt, fordi dit abonnement på {{address}} ophører eller er ophørt. Du kan ikke slå disse e-mails fra.',
      calendar:
        'Sendt, fordi du tilknyttede en anden kalender på {{address}}. Du får ikke denne e-mail, når den er fjernet der.',
      news: 'Sendt, fordi e-mails om dine ryttere er slået til på {{address}}.',
    },
    ignore: 'Ventede du ikke dette? Du kan se bort fra denne e-mail, og så sker der ikke noget.',
    from: '{product}, {{address}}',
    privacy: 'Privatlivspolitik',
    terms: 'Vilkår for brug',
    buttonFails: 'Hvis knappen ikke virker, så kopier denne adresse ind i din browser:',
  },
  invitation: {
    subject: '{{fitter}} inviterer dig til at forberede dit bikefit',
    heading: 'Gør dig klar til dit bikefit',
    who: '{{fitter}} forbereder dit bikefit og vil gerne vide, hvordan du cykler, og hvordan det føles i dag.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) forbereder dit bikefit og vil gerne vide, hvordan du cykler, og hvordan det føles i dag.',
    note: 'En hilsen fra {{fitter}}:',
    howLong:
      'Det er seks korte trin og tager {{required}} til {{everything}} minutter. Dine svar gemmes undervejs, så du kan holde en pause og fortsætte senere på den samme enhed.',
    button: 'Åbn invitation',
    opening:
      'Intet starter, før du trykker på Start. Den første side fortæller dig, hvem der spørger, hvorfor, og hvad der sker med dine oplysninger.',
    typed: 'Du kan også gå til {{address}} og skrive din e-mailadresse og denne kode:',
    valid_one: 'Linket og koden virker i {{count}} dag.',
    valid_other: 'Linket og koden virker i {{count}} dage.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Sted:',
    video: 'Deltag med video',
    see: 'Se din tid',
  },
  bookingRequest: {
    subject: 'Bekræft din tid hos {{fitter}}',
    heading: 'Bekræft din tid',
    what: 'Nogen bad om en tid hos {{fitter}} med denne adresse. Hvis det var dig, så åbn siden, og tryk på Bekræft. Der sker intet, før du trykker.',
    button: 'Åbn tid',
    kept: 'Tiden er reserveret til dig indtil {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Din tid hos {{fitter}}',
    heading: 'Din tid er bekræftet',
    what: '{{service}} hos {{fitter}}:',
    intake: 'Før bikefittet vil {{fitter}} gerne vide, hvordan du cykler, og hvordan det føles i dag.',
    openIntake: 'Udfyld skemaet',
  },
  bookingMoved: {
    subject: 'Din tid hos {{fitter}} har fået et nyt tidspunkt',
    heading: 'Din tid har fået et nyt tidspunkt',
    what: 'Ny tid for {{service}} hos {{fitter}}:',
    message: 'Besked fra {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Din tid hos {{fitter}} er aflyst',
    heading: 'Din tid er aflyst',
    fitter: '{{fitter}} aflyste {{service}}, som skulle finde sted:',
    rider: 'Du afbestilte {{service}} hos {{fitter}}, som skulle finde sted:',
  },
  bookingReminder: {
    subject: 'En påmindelse om din tid hos {{fitter}}',
    heading: 'Din bestilte tid nærmer sig',
    what: '{{service}} hos {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bekræft din plads på ventelisten hos {{fitter}}',
    heading: 'Bekræft din plads på ventelisten',
    what: 'Nogen bad med denne adresse om besked, når en tid til {{service}} bliver ledig hos {{fitter}}. Hvis det var dig, så åbn siden, og tryk på Bekræft. Der sker intet, før du trykker.',
    button: 'Åbn siden',
    leave: 'Med det samme link forlader du listen igen.',
  },
  waitingOffer: {
    subject: 'En tid er blevet ledig hos {{fitter}}',
    heading: 'En tid er blevet ledig',
    what: '{{service}} hos {{fitter}}. Tiden er reserveret til dig:',
    button: 'Se og bekræft',
    kept: 'Den går til den næste på listen {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Din kode til at fortsætte skemaet',
    heading: 'Fortsæt på din anden enhed',
    why: 'Nogen åbnede din invitation fra {{fitter}} på en anden enhed. Hvis det var dig, så skriv denne kode der for at fortsætte, hvor du slap:',
    valid_one: 'Koden virker én gang og udløber om {{count}} minut.',
    valid_other: 'Koden virker én gang og udløber om {{count}} minutter.',
    notYou: 'Hvis det ikke var dig, så gør ingenting, og del ikke koden. Ingen kan se dine svar uden den.',
  },
  confirmation: {
    subject: 'Bekræft din e-mailadresse',
    heading: 'Velkommen til {product}',
    why: 'Bekræft din adresse for at blive færdig med at oprette kontoen. Der sker intet, før du trykker på knappen på den side, der åbner.',
    asked: 'Nogen oprettede {{at}} en konto med denne adresse, under navnet »{{name}}«.',
    askedNameless: 'Nogen oprettede {{at}} en konto med denne adresse.',
    notYou: 'Hvis det ikke var dig, så gør ingenting.',
    otherBrowser:
      'Hvis du bekræfter i en anden browser end den, du oprettede kontoen i, beder vi dig vælge en ny adgangskode.',
    button: 'Bekræft adresse',
    typed: 'Eller skriv denne kode der, hvor du oprettede kontoen:',
    valid: 'Linket virker i 1 dag, koden i 1 time.',
  },
  magicLink: {
    subject: 'Log ind på {product}',
    heading: 'Log ind på {product}',
    why: 'Nogen bad om at logge ind med denne adresse. Hvis det var dig, så åbn linket. Der sker intet, før du trykker på knappen på den side, der åbner.',
    button: 'Log ind',
    typed: 'Eller skriv denne kode der, hvor du bad om at logge ind:',
    valid:
      'Linket virker i 1 dag og koden i 1 time, hver én gang. Del dem ikke. Alle, der har en af dem, kan logge ind som dig.',
  },
  recovery: {
    subject: 'Vælg en ny adgangskode',
    heading: 'Vælg en ny adgangskode',
    why: 'Nogen bad om en ny {product}-adgangskode til denne adresse. Hvis det var dig, så tryk på knappen, og vælg en. Indtil da er din adgangskode den samme.',
    button: 'Vælg ny adgangskode',
    typed: 'Eller skriv denne kode der, hvor du bad om det:',
    valid:
      'Linket virker i 1 dag og koden i 1 time, hver én gang. Del dem ikke. Alle, der har en af dem, kan logge ind som dig.',
  },
  reauthentication: {
    subject: 'Din kode til at ændre adgangskoden',
    heading: 'Er det dig?',
    why: 'Nogen, der er logget ind på din konto, vil ændre adgangskoden. Hvis det er dig, så skriv denne kode der:',
    valid: 'Koden virker én gang og udløber om 1 time.',
    notYou:
      'Hvis det ikke er dig, så del ikke koden, og log alle andre enheder ud i dine indstillinger. Nogen bruger måske en enhed, du er logget ind på.',
  },
  addressChangeCurrent: {
    subject: 'Bekræft ændringen af din e-mailadresse',
    heading: 'Ændre din e-mailadresse?',
    why: 'Nogen, der er logget ind på din konto, vil erstatte denne e-mailadresse med en anden. Din adresse ændres først, når begge er bekræftet. Hvis det var dig, så tryk på knappen.',
    button: 'Bekræft ændring',
    valid: 'Linket virker i 1 dag. Hvis det ikke var dig, så bekræft ikke, og skift din adgangskode.',
  },
  addressChangeNew: {
    subject: 'Bekræft din nye e-mailadresse',
    heading: 'Bekræft din nye e-mailadresse',
    why: 'Nogen vil bruge denne e-mailadresse til sin {product}-konto. Den ændres først, når både den nye og den gamle adresse er bekræftet. Hvis det var dig, så tryk på knappen.',
    asked: 'Nogen bad om det {{at}}, under navnet »{{name}}«.',
    askedNameless: 'Nogen bad om det {{at}}.',
    notYou: 'Hvis det ikke var dig, så gør ingenting.',
    otherBrowser:
      'Knappen virker i den browser, du bad om det fra. I enhver anden browser skal du først logge ind på din konto.',
    button: 'Bekræft ny adresse',
    valid: 'Linket virker i 1 dag.',
  },
  change: {
    you: 'Hvis det var dig, behøver du ikke gøre noget.',
  },
  factorAdded: {
    subject: 'Totrinslogin er slået til',
    heading: 'Totrinslogin er slået til',
    what: 'En godkendelsesapp blev føjet til din {product}-konto {{at}}. Fra nu af skal du bruge dens kode for at logge ind. Du er logget ud på dine andre enheder.',
    notYou:
      'Hvis det ikke var dig, kan en anden komme ind på din konto. Vælg straks en ny adgangskode på {{address}}/forgot-password, og skriv til os. Vores adresse står nederst på hver side.',
  },
  factorRemoved: {
    subject: 'Totrinslogin er slået fra',
    heading: 'Totrinslogin er slået fra',
    what: 'Godkendelsesappen blev fjernet fra din {product}-konto {{at}}.',
    notYou:
      'Hvis det ikke var dig, så vælg straks en ny adgangskode på {{address}}/forgot-password. Gå derefter til Indstillinger, Sikkerhed, log alle andre enheder ud, og slå totrinslogin til igen.',
  },
  factorRecovered: {
    subject: 'En gendannelseskode blev brugt',
    heading: 'En gendannelseskode blev brugt',
    what: 'Nogen brugte en gendannelseskode i stedet for din godkendelsesapp {{at}}. Appen og dine andre gendannelseskoder virker ikke længere, og du er logget ud på dine andre enheder.',
    notYou:
      'Hvis det ikke var dig, har nogen din adgangskode og dine koder. Vælg straks en ny adgangskode på {{address}}/forgot-password, og slå derefter totrinslogin til igen under Indstillinger, Sikkerhed.',
  },
  passwordChanged: {
    subject: 'Din adgangskode blev ændret',
    heading: 'Din adgangskode blev ændret',
    what: 'Adgangskoden til din {product}-konto blev ændret {{at}}. Du er logget ud på dine andre enheder.',
    notYou:
      'Hvis det ikke var dig, så vælg straks en anden adgangskode på {{address}}/forgot-password. Det logger den ud, der ændrede den.',
  },
  addressChanged: {
    subject: 'Din e-mailadresse blev ændret',
    heading: 'Din e-mailadresse blev ændret',
    what: 'E-mailadressen til din {product}-konto blev ændret {{at}}, efter at begge adresser var bekræftet. Du kan ikke længere logge ind med denne.',
    notYou:
      'Hvis det ikke var dig, kan nogen læse dine e-mails. Skift adgangskoden til din postkasse, og skriv til os med det samme. Vores adresse står nederst på hver side af {{address}}.',
  },
  sms: {
    booking: 'Din tid hos {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} er din {product}-kode. Den virker én gang, i 1 time. Hold den for dig selv.',
  },
  fitReport: {
    subject: 'Din bikefit-rapport fra {{fitter}} er klar',
    heading: 'Din bikefit-rapport er klar',
    why: '{{fitter}} har fuldført dit bikefit og skrevet din rapport.',
    inIt: 'Den viser, hvad der blev ændret og hvorfor, hvad din bikefitter anbefaler, og hvad du kan forvente de første uger. Du kan læse den online, udskrive den eller gemme den som PDF.',
    button: 'Åbn rapport',
    signIn:
      'Log ind for at åbne den. Kun du og din bikefitter kan se den. Denne e-mail indeholder ingen mål.',
    byLink:
      'Linket åbner rapporten uden konto indtil {{day}}. Alle, der har denne e-mail, kan åbne den, så del den ikke. E-mailen indeholder ingen mål.',
    keep: 'Opret en konto med denne adresse på rapportens side for at beholde rapporten.',
  },
  freshLink: {
    subject: 'Dit nye link',
    heading: 'Dit nye link',
    why: {
      invitation:
        'Du bad om et nyt link til det skema, {{fitter}} sendte dig før dit bikefit. Dine svar indtil nu er gemt.',
      follow_up:
        'Du bad om et nyt link for at fortælle {{fitter}}, hvordan det har været at cykle siden dit bikefit. Dine svar indtil nu er gemt.',
      report: 'Du bad om et nyt link til rapporten om dit bikefit hos {{fitter}}.',
    },
    button: 'Åbn link',
    earlier:
      'Links i tidligere e-mails virker ikke længere, fordi tjenesten blev gendannet fra en sikkerhedskopi.',
  },
  calendarFeed: {
    blocked: 'Optaget',
  },
  calendarUnreadable: {
    subject: 'Vi kan ikke læse en af dine kalendere',
    heading: 'Vi kan ikke læse en af dine andre kalendere',
    text: 'I en time har {product} ikke kunnet læse en kalender, du har tilknyttet. De tider, den sidst oplyste, forbliver optaget, og nyere mangler: Ryttere kan bestille en tid, hvor du er optaget et andet sted.',
    button: 'Se på dine kalendere',
  },
  fitterNews: {
    intake: {
      subject: 'Et nyt forhåndsskema er kommet',
      heading: 'Et nyt forhåndsskema er klar til at blive læst',
      text: 'En rytter har indsendt sit forhåndsskema. Læs det i {product}. Denne e-mail indeholder ingen svar.',
      button: 'Læs forhåndsskema',
    },
    intake_red_flag: {
      subject: 'Et forhåndsskema kræver handling i dag',
      heading: 'Et forhåndsskema kræver handling i dag',
      text: 'En rytter har indsendt sit forhåndsskema. Læs det, før du ændrer noget på cyklen. Denne e-mail indeholder ingen svar.',
      button: 'Læs forhåndsskema',
    },
    red_flag: {
      subject: 'Et svar kræver handling i dag',
      heading: 'Et svar kræver handling i dag',
      text: 'En rytter har indsendt en opfølgning. Læs den, før du ændrer noget på cyklen.',
      button: 'Læs svar',
    },
    unhappy: {
      subject: 'Et svar bør ses på',
      heading: 'Et svar bør ses på',
      text: 'En rytter har indsendt en opfølgning. Læs den, og kontakt rytteren.',
      button: 'Læs svar',
    },
    settings: 'Vælg, hvilke e-mails du får',
  },
  fitterBooking: {
    made: { subject: 'Du har en ny bestilling', text: 'En rytter bestilte {{service}}:' },
    moved: {
      subject: 'En bestilling har fået et nyt tidspunkt',
      text: 'En rytter flyttede {{service}}, som nu finder sted:',
    },
    movedFrom: 'Den skulle have fundet sted:',
    cancelled: {
      subject: 'En bestilling er afbestilt',
      text: 'En rytter afbestilte {{service}}, som skulle finde sted:',
    },
    button: 'Åbn kalenderen',
  },
  planNotice: {
    trial_ending: {
      subject: 'Din gratis prøveperiode slutter {{day}}',
      heading: 'Din gratis prøveperiode slutter snart',
      text: 'Din gratis prøveperiode med {product} slutter {{day}}. Vælg et abonnement for at arbejde videre derefter.',
    },
    payment_failed: {
      subject: 'Din seneste betaling gik ikke igennem',
      heading: 'Din seneste betaling gik ikke igennem',
      text: 'Vi kunne ikke trække beløbet på dit kort for tiden efter {{day}}. Tjek dine betalingsoplysninger; betalingen prøves igen automatisk.',
    },
    ended: {
      subject: 'Dit abonnement er ophørt',
      heading: 'Dit abonnement er ophørt',
      text: 'Dit abonnement ophørte {{day}}. Alt virker stadig indtil videre. Vælg et abonnement for at arbejde videre.',
    },
    read_only_soon: {
      subject: 'Din virksomhed bliver skrivebeskyttet {{readOnly}}',
      heading: 'Din virksomhed bliver snart skrivebeskyttet',
      text: 'Dit abonnement ophørte {{day}}, og intet er betalt siden.',
    },
    read_only: {
      subject: 'Din virksomhed er nu skrivebeskyttet',
      heading: 'Din virksomhed er nu skrivebeskyttet',
      text: 'Dit abonnement ophørte {{day}}, og intet er betalt siden.',
    },
    thenReadOnly:
      'Fra {{readOnly}} er din virksomhed skrivebeskyttet: Du kan læse, downloade og slette alt, men ikke invitere ryttere eller ændre bikefits. Skemaer, som ryttere har åbne, påmindelser og varsler fortsætter.',
    nowReadOnly:
      'Du kan læse, downloade og slette alt, men ikke invitere ryttere eller ændre bikefits. Skemaer, som ryttere har åbne, påmindelser og varsler fortsætter. Intet går tabt: Når du vælger et abonnement, virker alt som før.',
    button: 'Se dit abonnement',
  },
  fitterDigest: {
    subject: 'Det, der kræver handling i dag',
    heading: 'Det, der kræver handling i dag',
    followUps_one: '{{count}} opfølgning kræver handling.',
    followUps_other: '{{count}} opfølgninger kræver handling.',
    unreadForms_one: '{{count}} skema er ikke læst endnu.',
    unreadForms_other: '{{count}} skemaer er ikke læst endnu.',
    button: 'Se, hvad der kræver handling',
  },
  downloadReady: {
    subject: 'Din kopi er klar',
    heading: 'Kopien af dine oplysninger er klar',
    text: 'Du kan hente den i 7 dage. For din sikkerhed skal du være logget ind og have logget ind inden for de sidste 10 minutter.',
    button: 'Hent din kopi',
  },
  followUpReminder: {
    subject: '{{fitter}} vil gerne vide, hvordan det går med cyklingen',
    heading: 'Hvordan har det været at cykle siden dit bikefit?',
    why: 'Du fik lavet dit bikefit hos {{fitter}} {{day}}. Hvordan føles det at cykle nu? Dine svar viser, hvad der har ændret sig siden bikefittet, og hvad der skal ses på nu.',
    again:
      '{{fitter}} vil stadig gerne vide, hvordan det har været at cykle siden dit bikefit {{day}}. »Intet er ændret« er også et nyttigt svar.',
    howLong_one: 'Det tager omkring {{count}} minut. Du kan stoppe når som helst og fortsætte senere.',
    howLong_other: 'Det tager omkring {{count}} minutter. Du kan stoppe når som helst og fortsætte senere.',
    button: 'Start opfølgning',
    valid: 'Du kan svare indtil {{day}}.',
    stop: 'Ikke flere påmindelser fra denne bikefitter',
  },
  outbox: {
    title: 'Udbakke',
    why: 'Der er ikke sat en mailserver op (SMTP_URL), så {product} beholder sine e-mails her, og også sms’er, hvis der ikke er sat en gateway op til dem (SMS_URL). Du kan kun åbne denne side på denne maskine.',
    empty: 'Ingen beskeder endnu. Genindlæs siden, når en er sendt.',
    to: 'Til',
    sms: 'Sms',
    html: 'Forhåndsvisning',
    technical: 'Headere',
    calendar: 'Kalenderfil',
  },
  supportAccess: {
    subject: '{product}-support åbnede en af dine sessioner',
    heading: '{product}-support ser på en session',
    what: 'Nogen fra {product}-support åbnede en session om dit bikefit. De kan se, men ikke ændre noget, og de ser hverken dit navn, eller hvordan du kan kontaktes.',
    whatFitter:
      'Nogen fra {product}-support åbnede en session for en af dine ryttere. De kan se, men ikke ændre noget, og de ser hverken rytterens navn, eller hvordan rytteren kan kontaktes.',
    reason: {
      technical: 'Årsagen er teknisk: De ser status, tidspunkter, størrelser og fejlkoder og ingen svar.',
      quality: 'Årsagen er kvalitetskontrol: De ser svarene og oplysningerne fra bikefittet.',
    },
    until: 'Adgangen ophører af sig selv {{at}}.',
    end: {
      rider: 'Du kan se, hvorfor de ser på den, og hvad de åbner, og afslutte adgangen når som helst:',
      fitter:
        'I sessionens historik kan du se, hvorfor de ser på den, og hvad de åbner, og afslutte adgangen når som helst:',
      guest:
        'Din bikefitter kan se, hvad de åbner, og kan afslutte adgangen når som helst. Med en konto til denne adresse kan du det også:',
    },
    button: 'Se og afslut adgang',
    signUp: 'Opret en konto',
  },
  rights: {
    subject: 'Din anmodning om dine oplysninger',
    heading: {
      received: 'Vi har fået din anmodning',
      extended: 'Vi har brug for mere tid til din anmodning',
      done: 'Din anmodning er udført',
      refused: 'Vi kan ikke gøre det, du bad om',
    },
    asked: 'Anmodningen: {{right}}.',
    right: {
      access: 'at se, hvilke oplysninger der er',
      copy: 'en kopi af oplysningerne',
      correction: 'at rette oplysninger',
      erasure: 'at slette oplysningerne',
      restriction: 'at begrænse, hvad oplysningerne bruges til',
      objection: 'at gøre indsigelse mod, hvad oplysningerne bruges til',
    },
    until: {
      received: 'Vi svarer senest {{day}}.',
      extended: 'Vi svarer senest {{day}}. Årsagen:',
    },
    prove:
      'For at ingen andre får eller sletter dine oplysninger, så svar os med denne kode fra denne adresse:',
    complain: 'Du kan klage til databeskyttelsesmyndigheden, hvor du bor, og gå til domstolene.',
  },
  contactMessage: {
    subject: 'En besked fra kontaktformularen',
    heading: 'En besked fra kontaktformularen',
    about: 'Om: {{topic}}',
    from: 'Fra: {{name}}, {{email}}',
    answer: 'Svar på e-mail til adressen ovenfor. Ingen har bekræftet, at beskeden kom derfra.',
    resolve: 'Åbn beskeder',
    topic: {
      question: 'et spørgsmål om {product}',
      demo: 'en demosamtale',
      support: 'hjælp med en konto eller en side',
      privacy: 'personoplysninger',
      other: 'noget andet',
    },
  },
  contactConfirmation: {
    subject: 'Vi har fået din besked',
    heading: 'Vi har fået din besked',
    text: 'Tak, fordi du skrev til os. Vi svarer på e-mail.',
    notYou:
      'Hvis du ikke skrev til os, har nogen skrevet din adresse ved en fejl. Du behøver ikke gøre noget.',
  },
  rightsAlarm: {
    subject: 'En anmodning om personoplysninger har frist {{day}}',
    heading: 'En anmodning er stadig åben',
    request: 'Nummeret er {{id}}. Konsollen viser den med: npm run rights -- list',
    button: 'Se anmodningen',
  },
  consentWithdrawn: {
    subject: 'Et samtykke blev trukket tilbage',
    heading: 'Du trak dit samtykke tilbage',
    what: 'Nogen med et link fra en af vores e-mails til dig trak samtykket til at bruge dine oplysninger til dit bikefit tilbage. De bruges ikke længere fra nu af.',
    erased: 'Alt i den mappe slettes {{day}}.',
    undo: 'Var det ikke dig, eller har du ombestemt dig? Opret en konto med denne adresse før den dag, og giv dit samtykke igen under Privatliv.',
    button: 'Opret en konto',
  },
  contactCorrected: {
    subject: 'Dine kontaktoplysninger blev rettet',
    heading: 'Din bikefitter rettede dine kontaktoplysninger',
    what: {
      name: 'Navnet i mappen om dig blev ændret.',
      email: 'Den adresse, som e-mails om dine bikefits sendes til, blev ændret.',
      language: 'Sproget i e-mails til dig blev ændret.',
    },
    wrong: {
      rider:
        'Du ser, hvad der blev ændret, under Privatliv. Hvis det er forkert, så sig det til din bikefitter.',
      guest:
        'Hvis det er forkert, så sig det til din bikefitter. Med en konto ser du hver ændring og retter selv dine oplysninger.',
    },
    button: {
      rider: 'Se ændringen',
      guest: 'Opret en konto',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Under 24 timer tilbage til at anmelde et databrud',
      overdue: 'Et databrud skulle have været anmeldt nu',
    },
    heading: {
      warning: 'Tilsynsmyndigheden har ikke fået besked om et brud',
      overdue: 'Der er gået 72 timer, siden et brud blev kendt',
    },
    aware: 'Det blev kendt {{at}}.',
    tell: 'Giv databeskyttelsesmyndigheden besked, eller registrer, at den har fået besked. Hvis det ikke er nødvendigt, så afslut bruddet med årsagen.',
    number: 'Nummeret er {{id}}. Konsollen viser det med: npm run breach -- list',
    button: 'Se bruddet',
  },
} satisfies Translation<typeof english>
