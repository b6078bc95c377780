import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dine data og personvern',
  version: 'Versjon {{version}}, sist oppdatert {{date}}',
  asPage: 'Åpne som side for utskrift',
  heading: {
    short: 'Kort fortalt',
    collected: 'Hva vi lagrer om deg',
    purpose: 'Hva vi bruker det til',
    consent: 'Ditt samtykke',
    seen: 'Hvem som ser det',
    place: 'Hvor det lagres',
    protection: 'Hvordan det beskyttes',
    device: 'Hva som ligger på enheten din',
    retention: 'Hvor lenge det lagres',
    research: 'Forskning og KI-utvikling',
    young: 'Syklister under {{age}} år',
    rights: 'Dine rettigheter',
    contact: 'Hvem du kan kontakte',
    storage: 'Informasjonskapsler og lagring på enheten din',
    limits: 'Hva dette ikke er',
    changes: 'Endringer i denne erklæringen',
  },
  text: {
    shortOwn:
      'Opplysningene er dine. Du kan se dem, rette dem, få dem slettet og ta dem med til en annen bikefitter.',
    shortSeen:
      'Opplysninger som identifiserer deg, ses bare av bikefitteren du har valgt, og, for tekniske formål eller kvalitetsformål, av leverandørens supportmedarbeidere.',
    shortSealed: 'De er kryptert under overføring og ved lagring.',
    shortSold: 'De selges aldri og brukes aldri til reklame.',
    shortResearch: 'De brukes til forskning bare hvis du samtykker, og da bare i anonymisert form.',
    shortContact: 'Én e-post er nok for å be om noe i denne erklæringen.',
    collectedLead:
      '{product} lagrer det du og bikefitteren skriver inn, og det som trengs for å drive tjenesten:',
    collectedPerson:
      'Hvem du er: navnet ditt, e-postadressen din og, hvis du oppgir dem, telefonnummer, fødselsdato, kjønn, yrke og type arbeid.',
    collectedBody:
      'Kroppen og helsen din, så langt du forteller oss om det: høyde, vekt, ubehag på sykkelen, skader og behandling, tidligere bikefiter.',
    collectedRiding:
      'Hvordan du sykler: sykler, disiplin, timer, tråkkfrekvens, trygghet, andre idretter og mål.',
    collectedFit:
      'Det bikefitteren legger til om bikefiten, og dine senere svar om hva som endret seg etter den.',
    collectedAccount:
      'Hvis du har en konto: passordet ditt i en form som ikke kan gjøres om, språk, region og enheter, og når og med hva slags nettleser du logget inn.',
    collectedTrail:
      'En logg over hvem som endret hva og når, og over samtykkene dine: hvilken versjon av denne erklæringen, på hvilket språk og på hvilket tidspunkt.',
    collectedTechnical:
      'For en kort tid tekniske logger over forespørsler og innlogginger, for eksempel nettverksadressen eller deler av den, for å holde tjenesten i drift og forhindre misbruk: høyst 90 dager. De inneholder ingen svar.',
    purposeFit: 'Bikefitteren bruker dem til å forberede og gjennomføre bikefiten din.',
    purposeCompare:
      'Svarene dine før og etter bikefiten sammenlignes, så du og bikefitteren kan se hva som endret seg.',
    purposeMail:
      'Du får de e-postene dette krever: invitasjoner, koder, bekreftelser, påminnelser og lenken til rapporten din. De inneholder aldri svarene dine.',
    purposeNot:
      'De brukes ikke til reklame, selges ikke og gis ikke videre til forsikringsselskaper eller arbeidsgivere. Ingen avgjørelser om deg tas av en maskin.',
    consentHealth:
      'Svar om kroppen og ubehaget ditt er helseopplysninger. De brukes til bikefiten din fordi du uttrykkelig samtykker til det når du trykker på knappen som starter skjemaet. Vi lagrer hvilken versjon av denne erklæringen du samtykket til.',
    consentFree:
      'Du kan fritt la være å samtykke. Da gjennomføres bikefiten uten skjemaet. Du kan når som helst trekke tilbake samtykket. Det som ble gjort før det, er fortsatt lovlig. Fra da av brukes ikke opplysningene dine lenger, og du kan få dem slettet.',
    consentContract:
      'Opplysningene som trengs for å gi deg en konto og beskytte tjenesten, brukes fordi du ba om kontoen, og fordi tjenesten ikke kunne drives trygt uten dem.',
    seenFitter:
      'Bikefitteren du har valgt: den som inviterte deg, eller den du selv valgte. Ingen annen bikefitter ser opplysningene dine med mindre du deler dem.',
    seenSupport:
      'Leverandørens supportmedarbeidere, bare for tekniske formål eller kvalitetsformål: i et begrenset tidsrom, med en skriftlig begrunnelse, og hver tilgang loggføres.',
    seenYou: 'Du selv.',
    seenNobody:
      'Ingen andre. To bikefittere du har vært hos, får ikke vite om hverandre med mindre du deler en mappe med en av dem.',
    seenGuardian: 'Hvis en forelder eller verge har samtykket for deg, ser vedkommende det du viser.',
    placeServer:
      'Alt du skriver inn, lagres hos leverandøren av adressen som vises i nettleseren din: på serveren, i dens lagring og i sikkerhetskopier. Disse sidene laster ingen skript, skrifter, bilder eller sporere fra andre selskaper.',
    placeMail:
      'E-post sendes gjennom leverandørens e-posttjeneste. Den inneholder adressen din, en lenke eller en kode, bikefitterens navn og, i en invitasjon, en hilsen fra bikefitteren. Den inneholder ingen svar.',
    protectionTransit: 'Alt er kryptert på vei mellom enheten din og serveren, som i nettbanken.',
    protectionRest:
      'Navnet ditt, adresser, telefonnummer, fødselsdato, alt du skriver om helsen din, og skjemaene du sender inn, lagres kryptert med en egen nøkkel for hver syklist. Nøklene som åpner dem, oppbevares utenfor databasen.',
    protectionFigures:
      'Noen tall og valg lagres lesbart, uten navnet ditt, for beregninger og statistikk om bikefiten, for eksempel styrken på ubehag i en sone, et mål på sykkelen eller et mål du har valgt.',
    protectionDoors:
      'Selve databasen utleverer en oppføring bare til dem som har lov til å se den. Lenker i e-poster inneholder en hemmelighet som bare lagres som et fingeravtrykk.',
    protectionTrail:
      'Hver endring i opplysningene dine loggføres med hvem, når og hva. Loggen kan få nye oppføringer, men de kan ikke skrives om, og den kontrolleres for manipulering.',
    deviceDraft:
      'Mens du fyller ut et skjema, lagres det du skriver, også på enheten din, så ingenting går tapt hvis forbindelsen eller batteriet svikter. Der er det kryptert med en nøkkel som ikke kan tas ut av nettleseren. Det fjernes når du sender inn skjemaet eller logger ut, og senest etter {{draftDays}} dager.',
    deviceLimit:
      'Dette beskytter deg hvis noen kopierer lagringen på enheten din. Det beskytter deg ikke mot noen som bruker nettleseren din på en ulåst enhet: Den personen ser det du ser. Hvis du deler en enhet, bør du sende inn skjemaet eller logge ut før du går fra den.',
    retentionYears:
      'Opplysninger som identifiserer deg, lagres i opptil {{years}} år, med mindre du ber om at de slettes tidligere. Deretter slettes de.',
    retentionErase:
      'Når opplysningene dine slettes, slettes svarene dine, og nøkkelen som åpner dem, destrueres. Bikefitteren beholder bare en oversikt over at en bikefit fant sted, og når.',
    retentionBackup:
      'Sikkerhetskopier lagres i høyst {{backupDays}} dager. Til da kan slettede opplysninger fortsatt finnes i en sikkerhetskopi. Hvis en sikkerhetskopi må gjenopprettes, slettes opplysningene dine på nytt før noen kan bruke dem.',
    researchOptIn:
      'På slutten av forhåndsskjemaet kan du tillate at opplysningene dine brukes, i anonymisert form, til forskning og til utvikling av KI-verktøy for bikefit. Det er av med mindre du slår det på, og bikefiten din avhenger ikke av det.',
    researchAnonymous:
      'Anonymisert betyr: uten navnet ditt, kontaktopplysninger eller noe du har skrevet med egne ord, og bare sammen med opplysninger om så mange andre syklister at ingen kan gjenkjennes.',
    researchRevoke:
      'Du kan når som helst trekke dette tilbake under Innstillinger → Personvern eller med en e-post. Fra da av inngår ikke opplysningene dine i ny bruk. Tidligere resultater, der ingen kan gjenkjennes, blir stående.',
    youngGuardian:
      'For en syklist under {{age}} år oppgir en forelder eller verge navnet sitt og samtykker. Skjemaet ber om dette når fødselsdatoen krever det.',
    youngResearch: 'Opplysninger om syklister under {{age}} år brukes ikke til forskning.',
    rightsLead: 'Du kan når som helst:',
    rightsAccess: 'se hva som er lagret om deg, og få en kopi i en form som andre programmer kan lese;',
    rightsCorrect: 'få det rettet; forhåndsskjemaet kan du rette selv i kontoen din;',
    rightsErase: 'få det slettet;',
    rightsWithdraw: 'trekke tilbake ethvert samtykke, helt eller bare for forskning;',
    rightsRestrict: 'få bruken begrenset, eller protestere mot den;',
    rightsMove: 'ta det med til en annen bikefitter.',
    rightsHow:
      'Send oss en e-post og fortell hva du ønsker. Vi svarer innen én måned, uten kostnad. Vi kan be deg vise at det er deg.',
    rightsComplain:
      'Hvis du mener at opplysningene dine ikke behandles riktig, kan du også klage til datatilsynsmyndigheten der du bor.',
    contactLead: 'For alle spørsmål om opplysningene dine:',
    contactFitter: 'Kontakt bikefitteren hvis du har spørsmål om bikefiten.',
    storageLead:
      'Bare det tjenesten trenger for å virke, lagres på enheten din. Det er ingen informasjonskapsler for reklame eller analyse, så det er heller ikke noe banner å klikke bort.',
    limitsMedical:
      'En bikefit er ikke medisinsk behandling, og {product} gir ikke medisinske råd. Den lover verken helbredelse eller vern mot skader. Hvis du har smerter som bekymrer deg, nummenhet som ikke går over, svakhet eller hevelse, bør du oppsøke lege.',
    changesText:
      'Når denne erklæringen endres på en måte som har betydning, får den en ny versjon. Du får beskjed, og du blir spurt igjen der samtykket ditt trengs. Versjonen du samtykket til, forblir lagret.',
  },
  storage: {
    caption: 'Hva som lagres på enheten din, hvorfor og hvor lenge',
    name: 'Navn',
    purpose: 'Formål',
    until: 'Lagres til',
    cookie:
      'Informasjonskapsel: holder deg innlogget eller lar deg fylle ut skjemaet du er invitert til. Skript kan ikke lese den.',
    cookieUntil: 'Du logger ut eller er borte en stund',
    signUpCookie:
      'Informasjonskapsel: gjenkjenner nettleseren du opprettet konto i, når du bekrefter adressen. Skript kan ikke lese den.',
    signUpCookieUntil: '400 dager etter at du sist opprettet konto her',
    session: 'Innloggingen din hos innloggingstjenesten',
    sessionUntil: 'Du logger ut',
    user: 'Din ID, rolle og navn, så sider åpnes med en gang',
    role: 'Om du er syklist eller bikefitter',
    logoutOwed: 'At du logget ut mens serveren ikke kunne nås',
    logoutOwedUntil: 'Serveren har fått beskjed',
    roleCookie:
      'Informasjonskapsel: om du oppretter konto som syklist eller bikefitter, mens du logger inn med en annen tjeneste. Skript kan ikke lese den.',
    roleCookieUntil: '15 minutter er gått',
    keptRecord: 'At du ba om å beholde et skjema i kontoen din, som en kode som ikke røper noen av delene',
    keptRecordUntil: 'Du åpner lenken i e-posten',
    secondFactorLater: 'Når du utsatte totrinnsinnlogging, så du ikke blir spurt på 30 dager',
    secondFactorRead: 'At du har lest tipset om totrinnsinnlogging',
    firstStepsHidden: 'At du har skjult de første trinnene',
    tab: 'Hemmeligheten i lenken du åpnet, og hvor du var før en annen side ble åpnet',
    tabUntil: 'Du lukker fanen',
    language: 'Språket du har valgt',
    theme: 'Lyst eller mørkt, hvis du har valgt det',
    choiceUntil: 'Du sletter nettleserdataene',
    drafts:
      'Skjemaer du har begynt på; for en bikefitter arbeid som ikke er sendt ennå, og bikefiter åpnet på denne enheten; kryptert',
    draftsUntil: 'De er sendt, eller du logger ut; høyst {{draftDays}} dager',
    formFiles: 'Kopier av skjemaets egne filer, så det åpnes uten forbindelse. De inneholder ingen svar',
    formFilesUntil: 'En nyere versjon erstatter dem',
  },
} satisfies Translation<typeof english>
