import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dine data og dit privatliv',
  version: 'Version {{version}}, senest opdateret {{date}}',
  asPage: 'Åbn som side til udskrift',
  heading: {
    short: 'Kort fortalt',
    collected: 'Hvad vi gemmer om dig',
    purpose: 'Hvad vi bruger det til',
    consent: 'Dit samtykke',
    seen: 'Hvem der ser det',
    place: 'Hvor det opbevares',
    protection: 'Hvordan det beskyttes',
    device: 'Hvad der ligger på din enhed',
    retention: 'Hvor længe det gemmes',
    research: 'Forskning og AI-udvikling',
    young: 'Ryttere under {{age}} år',
    rights: 'Dine rettigheder',
    contact: 'Hvem du kan kontakte',
    storage: 'Cookies og lagring på din enhed',
    limits: 'Hvad dette ikke er',
    changes: 'Ændringer af denne meddelelse',
  },
  text: {
    shortOwn:
      'Oplysningerne er dine. Du kan se dem, rette dem, få dem slettet og tage dem med til en anden bikefitter.',
    shortSeen:
      'Oplysninger, der identificerer dig, ses kun af den bikefitter, du har valgt, og til tekniske formål eller kvalitetsformål af udbyderens supportmedarbejdere.',
    shortSealed: 'De er krypteret under overførsel og ved opbevaring.',
    shortSold: 'De sælges aldrig og bruges aldrig til reklame.',
    shortResearch: 'De bruges kun til forskning, hvis du samtykker, og da kun i anonymiseret form.',
    shortContact: 'Én e-mail er nok, hvis du vil bede om noget i denne meddelelse.',
    collectedLead:
      '{product} gemmer det, du og din bikefitter skriver, og det, der skal til for at drive tjenesten:',
    collectedPerson:
      'Hvem du er: dit navn, din e-mailadresse og, hvis du oplyser dem, telefonnummer, fødselsdato, køn, beskæftigelse og type arbejde.',
    collectedBody:
      'Din krop og dit helbred, så vidt du fortæller os om det: højde, vægt, ubehag på cyklen, skader og behandling, tidligere bikefits.',
    collectedRiding:
      'Hvordan du cykler: cykler, disciplin, timer, kadence, tryghed, andre sportsgrene og mål.',
    collectedFit:
      'Det, din bikefitter tilføjer om dit bikefit, og dine senere svar om, hvad der ændrede sig efter det.',
    collectedAccount:
      'Hvis du har en konto: din adgangskode i en form, der ikke kan føres tilbage, sprog, region og enheder, og hvornår og med hvilken slags browser du loggede ind.',
    collectedTrail:
      'En log over, hvem der ændrede hvad og hvornår, og over dine samtykker: hvilken version af denne meddelelse, på hvilket sprog og på hvilket tidspunkt.',
    collectedTechnical:
      'I kort tid tekniske logge over forespørgsler og logins, for eksempel netværksadressen eller en del af den, for at holde tjenesten i drift og forhindre misbrug: højst 90 dage. De indeholder ingen svar.',
    purposeFit: 'Din bikefitter bruger dem til at forberede og gennemføre dit bikefit.',
    purposeCompare:
      'Dine svar før og efter bikefittet sammenlignes, så du og din bikefitter kan se, hvad der har ændret sig.',
    purposeMail:
      'Du får de e-mails, det kræver: invitationer, koder, bekræftelser, påmindelser og linket til din rapport. De indeholder aldrig dine svar.',
    purposeNot:
      'De bruges ikke til reklame, sælges ikke og gives ikke videre til forsikringsselskaber eller arbejdsgivere. Ingen afgørelse om dig træffes af en maskine.',
    consentHealth:
      'Svar om din krop og dit ubehag er helbredsoplysninger. De bruges til dit bikefit, fordi du udtrykkeligt samtykker i det, når du trykker på den knap, der starter skemaet. Vi gemmer, hvilken version af denne meddelelse du har samtykket i.',
    consentFree:
      'Du kan frit lade være med at samtykke. Så gennemføres dit bikefit uden skemaet. Du kan når som helst trække dit samtykke tilbage. Det, der er sket inden, er fortsat lovligt. Fra da af bruges dine oplysninger ikke længere, og du kan få dem slettet.',
    consentContract:
      'De oplysninger, der skal til for at give dig en konto og beskytte tjenesten, bruges, fordi du bad om kontoen, og fordi tjenesten ikke kunne drives sikkert uden dem.',
    seenFitter:
      'Den bikefitter, du har valgt: den, der inviterede dig, eller den, du selv valgte. Ingen anden bikefitter ser dine oplysninger, medmindre du deler dem.',
    seenSupport:
      'Udbyderens supportmedarbejdere, kun til tekniske formål eller kvalitetsformål: i et begrænset tidsrum, med en skriftlig begrundelse, og hver adgang logges.',
    seenYou: 'Dig selv.',
    seenNobody:
      'Ingen andre. To bikefittere, du har været hos, får ikke kendskab til hinanden, medmindre du deler en mappe med en af dem.',
    seenGuardian: 'Hvis en forælder eller værge har samtykket for dig, ser vedkommende det, du viser.',
    placeServer:
      'Alt, hvad du skriver, opbevares af udbyderen af den adresse, der vises i din browser: på serveren, i dens lager og i sikkerhedskopier. Disse sider henter ingen scripts, skrifttyper, billeder eller sporing fra andre virksomheder.',
    placeMail:
      'E-mails sendes gennem udbyderens e-mailtjeneste. De indeholder din adresse, et link eller en kode, bikefitterens navn og i en invitation en hilsen fra din bikefitter. De indeholder ingen svar.',
    protectionTransit: 'Alt er krypteret på vej mellem din enhed og serveren, ligesom i netbanken.',
    protectionRest:
      'Dit navn, adresser, telefonnummer, fødselsdato, alt, hvad du skriver om dit helbred, og de skemaer, du indsender, opbevares krypteret med en egen nøgle for hver rytter. De nøgler, der åbner dem, opbevares uden for databasen.',
    protectionFigures:
      'Nogle tal og valg opbevares læsbart, uden dit navn, til beregninger og statistik om dit bikefit, for eksempel styrken af ubehag i et område, en måling eller et mål, du har valgt.',
    protectionDoors:
      'Selve databasen udleverer kun en post til dem, der må se den. Links i e-mails indeholder en hemmelighed, som kun opbevares som et fingeraftryk.',
    protectionTrail:
      'Hver ændring af dine oplysninger logges med hvem, hvornår og hvad. Loggen kan få nye poster, men de kan ikke skrives om, og den kontrolleres for manipulation.',
    deviceDraft:
      'Mens du udfylder et skema, gemmes det, du skriver, også på din enhed, så intet går tabt, hvis forbindelsen eller batteriet svigter. Der er det krypteret med en nøgle, som ikke kan tages ud af din browser. Det fjernes, når du indsender skemaet eller logger ud, og senest efter {{draftDays}} dage.',
    deviceLimit:
      'Det beskytter dig, hvis nogen kopierer lageret på din enhed. Det beskytter dig ikke mod nogen, der bruger din browser på din ulåste enhed: Den person ser det, du ser. Hvis du deler en enhed, så indsend skemaet, eller log ud, før du går fra den.',
    retentionYears:
      'Oplysninger, der identificerer dig, gemmes i op til {{years}} år, medmindre du beder om, at de slettes tidligere. Derefter slettes de.',
    retentionErase:
      'Når dine oplysninger slettes, slettes dine svar, og den nøgle, der åbner dem, destrueres. Din bikefitter beholder kun en registrering af, at et bikefit fandt sted, og hvornår.',
    retentionBackup:
      'Sikkerhedskopier gemmes i højst {{backupDays}} dage. Indtil da kan slettede oplysninger stadig findes i en sikkerhedskopi. Hvis en sikkerhedskopi må gendannes, slettes dine oplysninger igen, før nogen kan bruge dem.',
    researchOptIn:
      'Sidst i forhåndsskemaet kan du tillade, at dine oplysninger bruges i anonymiseret form til forskning og til udvikling af AI-værktøjer til bikefit. Det er slået fra, medmindre du slår det til, og dit bikefit afhænger ikke af det.',
    researchAnonymous:
      'Anonymiseret betyder: uden dit navn, kontaktoplysninger eller noget, du har skrevet med egne ord, og kun sammen med oplysninger om så mange andre ryttere, at ingen kan genkendes.',
    researchRevoke:
      'Du kan når som helst trække det tilbage under Indstillinger → Privatliv eller med en e-mail. Fra da af indgår dine oplysninger ikke i ny brug. Tidligere resultater, hvor ingen kan genkendes, består.',
    youngGuardian:
      'For en rytter under {{age}} år oplyser en forælder eller værge sit navn og samtykker. Skemaet beder om det, når fødselsdatoen kræver det.',
    youngResearch: 'Oplysninger om ryttere under {{age}} år bruges ikke til forskning.',
    rightsLead: 'Du kan når som helst:',
    rightsAccess:
      'se, hvad der er gemt om dig, og få en kopi af det i en form, som andre programmer kan læse;',
    rightsCorrect: 'få det rettet; dit forhåndsskema kan du selv rette i din konto;',
    rightsErase: 'få det slettet;',
    rightsWithdraw: 'trække ethvert samtykke tilbage, helt eller kun til forskning;',
    rightsRestrict: 'få brugen begrænset eller gøre indsigelse mod den;',
    rightsMove: 'tage det med til en anden bikefitter.',
    rightsHow:
      'Send os en e-mail, og fortæl, hvad du ønsker. Vi svarer inden for én måned uden beregning. Vi kan bede dig vise, at det er dig.',
    rightsComplain:
      'Hvis du mener, at dine oplysninger ikke behandles rigtigt, kan du også klage til databeskyttelsesmyndigheden, hvor du bor.',
    contactLead: 'For alle spørgsmål om dine oplysninger:',
    contactFitter: 'Kontakt din bikefitter, hvis du har spørgsmål om dit bikefit.',
    storageLead:
      'Kun det, tjenesten har brug for for at virke, opbevares på din enhed. Der er ingen cookies til reklame eller analyse, så der er heller ikke noget cookiebanner at klikke væk.',
    limitsMedical:
      'Et bikefit er ikke en medicinsk behandling, og {product} giver ikke lægelig rådgivning. Det lover hverken helbredelse eller beskyttelse mod skader. Hvis du har smerter, der bekymrer dig, følelsesløshed, der ikke går væk, svaghed eller hævelse, bør du søge læge.',
    changesText:
      'Når denne meddelelse ændres på en måde, der har betydning, får den en ny version. Du får besked, og du bliver spurgt igen, hvor dit samtykke er nødvendigt. Den version, du samtykkede i, forbliver gemt.',
  },
  storage: {
    caption: 'Hvad der gemmes på din enhed, hvorfor og hvor længe',
    name: 'Navn',
    purpose: 'Formål',
    until: 'Gemmes indtil',
    cookie:
      'Cookie: holder dig logget ind eller lader dig udfylde det skema, du er inviteret til. Scripts kan ikke læse den.',
    cookieUntil: 'Du logger ud eller er væk et stykke tid',
    signUpCookie:
      'Cookie: genkender den browser, du oprettede konto i, når du bekræfter din adresse. Scripts kan ikke læse den.',
    signUpCookieUntil: '400 dage efter, at du sidst oprettede konto her',
    session: 'Dit login hos logintjenesten',
    sessionUntil: 'Du logger ud',
    user: 'Dit id, din rolle og dit navn, så sider åbner med det samme',
    role: 'Om du er rytter eller bikefitter',
    logoutOwed: 'At du loggede ud, mens serveren ikke kunne nås',
    logoutOwedUntil: 'Serveren har fået besked',
    roleCookie:
      'Cookie: om du opretter konto som rytter eller bikefitter, mens du logger ind med en anden tjeneste. Scripts kan ikke læse den.',
    roleCookieUntil: '15 minutter er gået',
    keptRecord: 'At du bad om at beholde et skema i din konto, som en kode, der ikke røber nogen af delene',
    keptRecordUntil: 'Du åbner linket i e-mailen',
    secondFactorLater: 'Hvornår du udskød totrinslogin, så du ikke bliver spurgt i 30 dage',
    secondFactorRead: 'At du har læst tippet om totrinslogin',
    firstStepsHidden: 'At du har skjult de første trin',
    tab: 'Hemmeligheden i det link, du åbnede, og hvor du var, før en anden side blev åbnet',
    tabUntil: 'Du lukker fanen',
    language: 'Det sprog, du har valgt',
    theme: 'Lyst eller mørkt, hvis du har valgt det',
    choiceUntil: 'Du sletter dine browserdata',
    drafts:
      'Skemaer, du er begyndt på; for en bikefitter arbejde, der ikke er sendt endnu, og bikefits åbnet på denne enhed; krypteret',
    draftsUntil: 'De er sendt, eller du logger ud; højst {{draftDays}} dage',
    formFiles: 'Kopier af skemaets egne filer, så det åbner uden forbindelse. De indeholder ingen svar',
    formFilesUntil: 'En nyere version erstatter dem',
  },
} satisfies Translation<typeof english>
