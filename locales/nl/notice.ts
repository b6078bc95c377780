import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Je gegevens en privacy',
  version: 'Versie {{version}}, laatst bijgewerkt op {{date}}',
  asPage: 'Openen als pagina om af te drukken',
  heading: {
    short: 'In het kort',
    collected: 'Wat we over je bewaren',
    purpose: 'Waarvoor we het gebruiken',
    consent: 'Je toestemming',
    seen: 'Wie het ziet',
    place: 'Waar het wordt opgeslagen',
    protection: 'Hoe het wordt beschermd',
    device: 'Wat op je apparaat blijft',
    retention: 'Hoelang het wordt bewaard',
    research: 'Onderzoek en ontwikkeling van AI',
    young: 'Fietsers jonger dan {{age}}',
    rights: 'Je rechten',
    contact: 'Bij wie je terechtkunt',
    storage: 'Cookies en opslag op je apparaat',
    limits: 'Wat dit niet is',
    changes: 'Wijzigingen in deze verklaring',
  },
  text: {
    shortOwn:
      'De gegevens zijn van jou. Je kunt ze zien, verbeteren, laten verwijderen en meenemen naar een andere bikefitter.',
    shortSeen:
      'Gegevens waarmee je te herkennen bent, worden alleen gezien door de bikefitter die je hebt gekozen en, voor technische of kwaliteitsdoeleinden, door de supportmedewerkers van de aanbieder.',
    shortSealed: 'Ze zijn versleuteld tijdens het verzenden en in de opslag.',
    shortSold: 'Ze worden nooit verkocht en nooit gebruikt voor reclame.',
    shortResearch:
      'Ze worden alleen voor onderzoek gebruikt als je daarmee akkoord gaat, en dan alleen geanonimiseerd.',
    shortContact: 'Voor alles in deze verklaring is één e-mail genoeg.',
    collectedLead:
      '{product} bewaart wat jij en je bikefitter invullen, en wat nodig is om de dienst te laten werken:',
    collectedPerson:
      'Wie je bent: je naam, je e-mailadres en, als je ze geeft, je telefoonnummer, geboortedatum, gender, beroep en soort werk.',
    collectedBody:
      'Je lichaam en je gezondheid, voor zover je daarover vertelt: lengte, gewicht, ongemak op de fiets, blessures en behandeling, eerdere fittings.',
    collectedRiding:
      'Hoe je fietst: fietsen, discipline, uren, trapfrequentie, vertrouwen, andere sporten en doelen.',
    collectedFit:
      'Wat je bikefitter over je fitting toevoegt, en je latere antwoorden over wat er daarna is veranderd.',
    collectedAccount:
      'Als je een account hebt: je wachtwoord in een vorm die niet kan worden teruggerekend, je taal, regio en eenheden, en wanneer en met wat voor browser je hebt ingelogd.',
    collectedTrail:
      'Een register van wie wat wanneer heeft gewijzigd, en van je toestemmingen: welke versie van deze verklaring, in welke taal en op welk moment.',
    collectedTechnical:
      'Korte tijd technische gegevens van verzoeken en logins, zoals het netwerkadres of een deel daarvan, om de dienst te laten werken en misbruik te voorkomen: hoogstens 90 dagen. Ze bevatten geen antwoorden.',
    purposeFit: 'Je bikefitter gebruikt het om je bikefitting voor te bereiden en uit te voeren.',
    purposeCompare:
      'Je antwoorden van vóór en na de fitting worden vergeleken, zodat jij en je bikefitter zien wat er is veranderd.',
    purposeMail:
      'Je krijgt de e-mails die daarvoor nodig zijn: uitnodigingen, codes, bevestigingen, herinneringen en de link naar je rapport. Ze bevatten nooit je antwoorden.',
    purposeNot:
      'De gegevens worden niet voor reclame gebruikt, niet verkocht en niet doorgegeven aan verzekeraars of werkgevers. Geen beslissing over jou wordt door een machine genomen.',
    consentHealth:
      'Antwoorden over je lichaam en je ongemak zijn gezondheidsgegevens. Ze worden voor je fitting gebruikt omdat je daar uitdrukkelijk mee akkoord gaat als je op de knop drukt waarmee het formulier begint. We leggen vast met welke versie van deze verklaring je akkoord ging.',
    consentFree:
      'Je bent vrij om niet akkoord te gaan. Je fitting gaat dan door zonder het formulier. Je kunt je toestemming altijd intrekken. Wat daarvoor is gedaan, blijft rechtmatig. Vanaf dan worden je gegevens niet meer gebruikt, en je kunt ze laten verwijderen.',
    consentContract:
      'De gegevens die nodig zijn voor je account en om de dienst te beschermen, worden gebruikt omdat je om het account hebt gevraagd en omdat de dienst zonder die gegevens niet veilig kan werken.',
    seenFitter:
      'De bikefitter die je hebt gekozen: die je heeft uitgenodigd of die je hebt uitgezocht. Geen andere bikefitter ziet je gegevens, tenzij je ze deelt.',
    seenSupport:
      'Supportmedewerkers van de aanbieder, alleen voor technische of kwaliteitsdoeleinden: voor beperkte tijd, met een schriftelijk vastgelegde reden, en elke toegang wordt vastgelegd.',
    seenYou: 'Jij.',
    seenNobody:
      'Niemand anders. Twee bikefitters bij wie je bent geweest, komen niets over elkaar te weten, tenzij je een dossier met een van hen deelt.',
    seenGuardian: 'Als een ouder of voogd voor jou akkoord ging, ziet die wat je laat zien.',
    placeServer:
      'Alles wat je invult, wordt opgeslagen door de aanbieder van het adres in je browser: op de server, in de opslag daarvan en in back-ups. Deze pagina’s laden geen scripts, lettertypen, afbeeldingen of trackers van andere bedrijven.',
    placeMail:
      'E-mails worden verstuurd via de maildienst van de aanbieder. Ze bevatten je adres, een link of een code, de naam van de bikefitter en, in een uitnodiging, een bericht van je bikefitter. Ze bevatten geen antwoorden.',
    protectionTransit:
      'Alles is versleuteld op weg tussen je apparaat en de server, net als bij internetbankieren.',
    protectionRest:
      'Je naam, adressen, telefoonnummer, geboortedatum, alles wat je over je gezondheid schrijft en de formulieren die je verstuurt, worden versleuteld opgeslagen, met een aparte sleutel voor elke fietser. De sleutels daarvan worden buiten de database bewaard.',
    protectionFigures:
      'Sommige getallen en keuzes blijven leesbaar, zonder je naam, voor berekeningen en statistieken over je fitting, zoals de ernst van het ongemak in een zone, een meting of een doel dat je hebt gekozen.',
    protectionDoors:
      'De database zelf geeft een gegeven alleen aan wie het mag zien. Links in e-mails bevatten een geheim waarvan alleen een vingerafdruk wordt opgeslagen.',
    protectionTrail:
      'Elke wijziging van je gegevens wordt vastgelegd: wie, wanneer en wat. Aan dit register kan worden toegevoegd, maar er kan niets in worden herschreven, en het wordt gecontroleerd op geknoei.',
    deviceDraft:
      'Terwijl je een formulier invult, wordt wat je typt ook op je apparaat bewaard, zodat er niets verloren gaat als de verbinding of de batterij uitvalt. Het is daar versleuteld met een sleutel die niet uit je browser kan worden gehaald. Het wordt weggehaald als je het formulier verstuurt of uitlogt, en uiterlijk na {{draftDays}} dagen.',
    deviceLimit:
      'Dit beschermt je als iemand de opslag van je apparaat kopieert. Het beschermt je niet tegen iemand die je browser op je ontgrendelde apparaat gebruikt: die ziet wat jij ziet. Als je een apparaat deelt, verstuur het formulier dan of log uit voordat je weggaat.',
    retentionYears:
      'Gegevens waarmee je te herkennen bent, worden hoogstens {{years}} jaar bewaard, tenzij je eerder vraagt om ze te verwijderen. Daarna worden ze verwijderd.',
    retentionErase:
      'Als je gegevens worden verwijderd, worden je antwoorden verwijderd en wordt de sleutel die ze opent vernietigd. Je bikefitter bewaart alleen dat er een fitting was, en wanneer.',
    retentionBackup:
      'Back-ups worden hoogstens {{backupDays}} dagen bewaard. Tot dan kunnen verwijderde gegevens nog in een back-up staan. Als een back-up moet worden teruggezet, worden je gegevens opnieuw verwijderd voordat iemand ze kan gebruiken.',
    researchOptIn:
      'Aan het eind van de intake kun je toestaan dat je gegevens, geanonimiseerd, worden gebruikt voor onderzoek en voor de ontwikkeling van AI-hulpmiddelen voor bikefitting. Het staat uit tenzij je het aanzet, en je fitting hangt er niet van af.',
    researchAnonymous:
      'Geanonimiseerd betekent: zonder je naam, contactgegevens of iets wat je in je eigen woorden hebt geschreven, en alleen samen met de gegevens van zo veel andere fietsers dat niemand te herkennen is.',
    researchRevoke:
      'Je kunt dit altijd intrekken in Instellingen → Privacy, of per e-mail. Vanaf dan maken je gegevens geen deel uit van nieuw gebruik. Eerdere resultaten, waarin niemand te herkennen is, blijven.',
    youngGuardian:
      'Voor een fietser jonger dan {{age}} geeft een ouder of voogd een naam en toestemming. Het formulier vraagt daarom als de geboortedatum dat nodig maakt.',
    youngResearch: 'Gegevens van fietsers jonger dan {{age}} worden niet voor onderzoek gebruikt.',
    rightsLead: 'Je kunt altijd:',
    rightsAccess:
      'zien wat er over je wordt bewaard en er een kopie van krijgen die andere programma’s kunnen lezen;',
    rightsCorrect: 'het laten verbeteren; je intake kun je zelf in je account corrigeren;',
    rightsErase: 'het laten verwijderen;',
    rightsWithdraw: 'elke toestemming intrekken, helemaal of alleen voor onderzoek;',
    rightsRestrict: 'het gebruik laten beperken of daar bezwaar tegen maken;',
    rightsMove: 'het meenemen naar een andere bikefitter.',
    rightsHow:
      'Stuur ons een e-mail en schrijf wat je wilt. We antwoorden binnen een maand, kosteloos. We kunnen je vragen om te laten zien dat jij het bent.',
    rightsComplain:
      'Als je denkt dat er niet goed met je gegevens wordt omgegaan, kun je ook een klacht indienen bij de gegevensbeschermingsautoriteit waar je woont.',
    contactLead: 'Voor elke vraag over je gegevens:',
    contactFitter: 'Neem met vragen over je fitting contact op met je bikefitter.',
    storageLead:
      'Op je apparaat wordt alleen bewaard wat de dienst nodig heeft om te werken. Er zijn geen cookies voor reclame of analyse, dus ook geen cookiemelding om weg te klikken.',
    limitsMedical:
      'Een bikefitting is geen medische behandeling, en {product} geeft geen medisch advies. Er wordt geen genezing en geen bescherming tegen blessures beloofd. Als je pijn hebt die je zorgen baart, gevoelloosheid die niet weggaat, krachtverlies of een zwelling, ga dan alsjeblieft naar een arts.',
    changesText:
      'Als deze verklaring op een belangrijk punt verandert, krijgt die een nieuwe versie. Je hoort dat, en je wordt opnieuw gevraagd waar je toestemming nodig is. De versie waarmee je akkoord ging, blijft bewaard.',
  },
  storage: {
    caption: 'Wat op je apparaat wordt bewaard, waarom en hoelang',
    name: 'Naam',
    purpose: 'Doel',
    until: 'Bewaard tot',
    cookie:
      'Cookie: houdt je ingelogd, of laat je het formulier invullen waarvoor je bent uitgenodigd. Scripts kunnen hem niet lezen.',
    cookieUntil: 'je uitlogt of een tijd wegblijft',
    signUpCookie:
      'Cookie: herkent de browser waarin je je account aanmaakte als je je adres bevestigt. Scripts kunnen hem niet lezen.',
    signUpCookieUntil: '400 dagen nadat je hier voor het laatst een account aanmaakte',
    session: 'Je sessie bij de inlogdienst',
    sessionUntil: 'je uitlogt',
    user: 'Je kenmerk, je rol en je naam, zodat pagina’s meteen openen',
    role: 'Of je fietser of bikefitter bent',
    logoutOwed: 'Dat je uitlogde terwijl de server niet bereikbaar was',
    logoutOwedUntil: 'de server het weet',
    roleCookie:
      'Cookie: of je als fietser of bikefitter een account aanmaakt, terwijl je met een andere dienst inlogt. Scripts kunnen hem niet lezen.',
    roleCookieUntil: '15 minuten voorbij zijn',
    keptRecord: 'Dat je een formulier in je account wilde bewaren, als code die geen van beide verraadt',
    keptRecordUntil: 'je de link in de e-mail opent',
    secondFactorLater: 'Wanneer je inloggen in twee stappen uitstelde, zodat je 30 dagen niet wordt gevraagd',
    secondFactorRead: 'Dat je de tip over inloggen in twee stappen hebt gelezen',
    firstStepsHidden: 'Dat je de eerste stappen hebt verborgen',
    tab: 'Het geheim van de link die je opende, en waar je was voordat er een andere pagina kwam',
    tabUntil: 'je het tabblad sluit',
    language: 'De taal die je hebt gekozen',
    theme: 'Licht of donker, als je dat hebt gekozen',
    choiceUntil: 'je de gegevens van je browser wist',
    drafts:
      'Formulieren die je bent begonnen; voor een bikefitter werk dat nog niet is verstuurd en de fittings die op dit apparaat zijn geopend; versleuteld',
    draftsUntil: 'ze zijn verstuurd of je uitlogt; hoogstens {{draftDays}} dagen',
    formFiles:
      'Kopieën van de bestanden van het formulier zelf, zodat het zonder verbinding opent. Ze bevatten geen antwoorden',
    formFilesUntil: 'een nieuwere versie ze vervangt',
  },
} satisfies Translation<typeof english>
