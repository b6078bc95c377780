import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Je krijgt dit omdat iemand op {{address}} om deze e-mail vroeg.',
      invited: 'Je krijgt dit omdat {{fitter}} je heeft uitgenodigd.',
      fitted: 'Je krijgt dit omdat je bij {{fitter}} een bikefitting had.',
      booked: 'Je krijgt dit omdat je een afspraak hebt met {{fitter}}.',
      changed:
        'Je krijgt dit omdat je account op {{address}} is gewijzigd. Deze e-mails kun je niet uitzetten.',
      support:
        'Je krijgt dit omdat de support op {{address}} gegevens van je opende. Deze e-mails kun je niet uitzetten.',
      corrected:
        'Je krijgt dit omdat contactgegevens op {{address}} zijn gewijzigd. Deze e-mails kun je niet uitzetten.',
      right: 'Je krijgt dit vanwege een verzoek over persoonsgegevens op {{address}}.',
      contact: 'Je krijgt dit omdat iemand het contactformulier op {{address}} heeft gebruikt.',
      plan: 'Je krijgt dit omdat je abonnement op {{address}} afloopt of is afgelopen. Deze e-mails kun je niet uitzetten.',
      calendar:
        'Je krijgt dit omdat je op {{address}} nog een agenda hebt gekoppeld. Je krijgt deze e-mail niet meer als die daar is weggehaald.',
      news: 'Je krijgt dit omdat e-mails over je fietsers aanstaan op {{address}}.',
    },
    ignore: 'Verwachtte je dit niet? Dan kun je deze e-mail negeren, en er gebeurt niets.',
    from: '{product}, {{address}}',
    privacy: 'Privacybeleid',
    terms: 'Voorwaarden',
    buttonFails: 'Werkt de knop niet, kopieer dan dit adres naar je browser:',
  },
  invitation: {
    subject: '{{fitter}} nodigt je uit om je bikefitting voor te bereiden',
    heading: 'Bereid je bikefitting voor',
    who: '{{fitter}} bereidt je bikefitting voor en wil graag weten hoe je fietst en hoe fietsen vandaag aanvoelt.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) bereidt je bikefitting voor en wil graag weten hoe je fietst en hoe fietsen vandaag aanvoelt.',
    note: 'Een bericht van {{fitter}}:',
    howLong:
      'Het zijn zes korte stappen en het duurt {{required}} tot {{everything}} minuten. Je antwoorden worden steeds opgeslagen, dus je kunt pauzeren en later op hetzelfde apparaat verdergaan.',
    button: 'Uitnodiging openen',
    opening:
      'Er begint niets totdat je op ‘Beginnen’ drukt. De eerste pagina vertelt wie er vraagt, waarom, en wat er met je gegevens gebeurt.',
    typed: 'Je kunt ook naar {{address}} gaan en je e-mailadres en deze code invullen:',
    valid_one: 'De link en de code werken {{count}} dag.',
    valid_other: 'De link en de code werken {{count}} dagen.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Waar:',
    video: 'Deelnemen via video',
    see: 'Afspraak bekijken',
  },
  bookingRequest: {
    subject: 'Bevestig je afspraak met {{fitter}}',
    heading: 'Bevestig je afspraak',
    what: 'Iemand heeft met dit adres een afspraak aangevraagd bij {{fitter}}. Was jij dat, open dan de pagina en klik op Bevestigen. Tot die tijd gebeurt er niets.',
    button: 'Afspraak openen',
    kept: 'We reserveren de tijd voor je tot {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Je afspraak met {{fitter}}',
    heading: 'Je afspraak is bevestigd',
    what: '{{service}} bij {{fitter}}:',
    intake: 'Vóór de fitting wil {{fitter}} graag weten hoe je fietst en hoe het fietsen nu voelt.',
    openIntake: 'Formulier invullen',
  },
  bookingMoved: {
    subject: 'Je afspraak met {{fitter}} is verplaatst',
    heading: 'Je afspraak is verplaatst',
    what: 'De nieuwe tijd van {{service}} bij {{fitter}}:',
    message: 'Een bericht van {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Je afspraak met {{fitter}} is geannuleerd',
    heading: 'Je afspraak is geannuleerd',
    fitter: '{{fitter}} heeft {{service}} geannuleerd. De tijd was:',
    rider: 'Je hebt {{service}} bij {{fitter}} geannuleerd. De tijd was:',
  },
  bookingReminder: {
    subject: 'Herinnering aan je afspraak met {{fitter}}',
    heading: 'Je hebt binnenkort een afspraak',
    what: '{{service}} bij {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bevestig je plek op de wachtlijst van {{fitter}}',
    heading: 'Bevestig je plek op de wachtlijst',
    what: 'Iemand heeft met dit adres gevraagd om bericht als er een tijd voor {{service}} vrijkomt bij {{fitter}}. Was jij dat, open dan de pagina en klik op Bevestigen. Tot die tijd gebeurt er niets.',
    button: 'Pagina openen',
    leave: 'Met dezelfde link haal je jezelf weer van de lijst.',
  },
  waitingOffer: {
    subject: 'Er is een tijd vrijgekomen bij {{fitter}}',
    heading: 'Er is een tijd vrijgekomen',
    what: '{{service}} bij {{fitter}}. We reserveren de tijd voor je:',
    button: 'Bekijken en bevestigen',
    kept: 'Om {{time}} ({{zone}}) gaat die naar de volgende op de lijst.',
  },
  deviceCode: {
    subject: 'Je code om verder te gaan met je formulier',
    heading: 'Ga verder op je andere apparaat',
    why: 'Iemand opende je uitnodiging van {{fitter}} op een ander apparaat. Was jij dat, vul daar dan deze code in om verder te gaan waar je was gebleven:',
    valid_one: 'De code werkt één keer en verloopt over {{count}} minuut.',
    valid_other: 'De code werkt één keer en verloopt over {{count}} minuten.',
    notYou:
      'Was jij het niet, doe dan niets en deel de code niet. Zonder de code kan niemand je antwoorden zien.',
  },
  confirmation: {
    subject: 'Bevestig je e-mailadres',
    heading: 'Welkom bij {product}',
    why: 'Bevestig je adres om je account af te ronden. Er gebeurt niets totdat je op de knop drukt op de pagina die opent.',
    asked: 'Iemand maakte met dit adres een account aan op {{at}} met de naam ‘{{name}}’.',
    askedNameless: 'Iemand maakte met dit adres een account aan op {{at}}.',
    notYou: 'Was jij dit niet, doe dan niets.',
    otherBrowser:
      'Als je bevestigt in een andere browser dan waarin je het account aanmaakte, vragen we je een nieuw wachtwoord te kiezen.',
    button: 'Adres bevestigen',
    typed: 'Of vul deze code in waar je het account aanmaakte:',
    valid: 'De link werkt 1 dag, de code 1 uur.',
  },
  magicLink: {
    subject: 'Log in bij {product}',
    heading: 'Log in bij {product}',
    why: 'Iemand wil met dit adres inloggen. Was jij dat, open dan de link. Er gebeurt niets totdat je op de knop drukt op de pagina die opent.',
    button: 'Inloggen',
    typed: 'Of vul deze code in waar je wilde inloggen:',
    valid:
      'De link werkt 1 dag en de code 1 uur, elk één keer. Deel ze niet. Wie er een heeft, kan als jou inloggen.',
  },
  recovery: {
    subject: 'Kies een nieuw wachtwoord',
    heading: 'Kies een nieuw wachtwoord',
    why: 'Iemand vroeg voor dit adres een nieuw wachtwoord van {product} aan. Was jij dat, druk dan op de knop en kies er een. Tot dan blijft je wachtwoord hetzelfde.',
    button: 'Nieuw wachtwoord kiezen',
    typed: 'Of vul deze code in waar je het aanvroeg:',
    valid:
      'De link werkt 1 dag en de code 1 uur, elk één keer. Deel ze niet. Wie er een heeft, kan als jou inloggen.',
  },
  reauthentication: {
    subject: 'Je code om je wachtwoord te wijzigen',
    heading: 'Ben jij dit?',
    why: 'Iemand die in je account is ingelogd, wil het wachtwoord wijzigen. Ben jij het, vul daar dan deze code in:',
    valid: 'De code werkt één keer en verloopt over 1 uur.',
    notYou:
      'Ben jij het niet, deel de code dan niet en log alle andere apparaten uit in je instellingen. Misschien gebruikt iemand een apparaat waarop je bent ingelogd.',
  },
  addressChangeCurrent: {
    subject: 'Bevestig de wijziging van je e-mailadres',
    heading: 'Je e-mailadres wijzigen?',
    why: 'Iemand die in je account is ingelogd, wil dit e-mailadres door een ander vervangen. Je adres verandert pas als beide zijn bevestigd. Was jij dat, druk dan op de knop.',
    button: 'Wijziging bevestigen',
    valid: 'De link werkt 1 dag. Was jij het niet, bevestig dan niet en wijzig je wachtwoord.',
  },
  addressChangeNew: {
    subject: 'Bevestig je nieuwe e-mailadres',
    heading: 'Bevestig je nieuwe e-mailadres',
    why: 'Iemand wil dit e-mailadres voor een account van {product} gebruiken. Het verandert pas als het nieuwe en het oude adres zijn bevestigd. Was jij dat, druk dan op de knop.',
    asked: 'Iemand vroeg dit aan op {{at}} met de naam ‘{{name}}’.',
    askedNameless: 'Iemand vroeg dit aan op {{at}}.',
    notYou: 'Was jij dit niet, doe dan niets.',
    otherBrowser:
      'De knop werkt in de browser waarin je het aanvroeg. Log in elke andere browser eerst in op je account.',
    button: 'Nieuw adres bevestigen',
    valid: 'De link werkt 1 dag.',
  },
  change: {
    you: 'Was jij dit, dan hoef je niets te doen.',
  },
  factorAdded: {
    subject: 'Inloggen in twee stappen staat aan',
    heading: 'Inloggen in twee stappen staat aan',
    what: 'Op {{at}} is een authenticator-app aan je account van {product} toegevoegd. Vanaf nu heb je de code daarvan nodig om in te loggen. Op je andere apparaten ben je uitgelogd.',
    notYou:
      'Was jij dit niet, dan kan iemand anders in je account. Kies meteen een nieuw wachtwoord op {{address}}/forgot-password en schrijf ons. Ons adres staat onderaan elke pagina.',
  },
  factorRemoved: {
    subject: 'Inloggen in twee stappen staat uit',
    heading: 'Inloggen in twee stappen staat uit',
    what: 'De authenticator-app is op {{at}} uit je account van {product} gehaald.',
    notYou:
      'Was jij dit niet, kies dan meteen een nieuw wachtwoord op {{address}}/forgot-password. Ga daarna naar Instellingen, Beveiliging, log alle andere apparaten uit en zet inloggen in twee stappen weer aan.',
  },
  factorRecovered: {
    subject: 'Er is een herstelcode gebruikt',
    heading: 'Er is een herstelcode gebruikt',
    what: 'Iemand gebruikte op {{at}} een herstelcode in plaats van je authenticator-app. De app en je andere herstelcodes werken niet meer, en op je andere apparaten ben je uitgelogd.',
    notYou:
      'Was jij dit niet, dan heeft iemand je wachtwoord en je codes. Kies meteen een nieuw wachtwoord op {{address}}/forgot-password en zet inloggen in twee stappen weer aan onder Instellingen, Beveiliging.',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    what: 'Het wachtwoord van je account van {product} is op {{at}} gewijzigd. Op je andere apparaten ben je uitgelogd.',
    notYou:
      'Was jij dit niet, kies dan meteen een ander wachtwoord op {{address}}/forgot-password. Daarmee wordt uitgelogd wie het wijzigde.',
  },
  addressChanged: {
    subject: 'Je e-mailadres is gewijzigd',
    heading: 'Je e-mailadres is gewijzigd',
    what: 'Het e-mailadres van je account van {product} is op {{at}} gewijzigd, nadat beide adressen waren bevestigd. Met dit adres kun je niet meer inloggen.',
    notYou:
      'Was jij dit niet, dan kan iemand je e-mail lezen. Wijzig het wachtwoord van je mailbox en schrijf ons meteen. Ons adres staat onderaan elke pagina van {{address}}.',
  },
  sms: {
    booking: 'Je afspraak met {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} is je code van {product}. Hij werkt één keer, 1 uur lang. Houd hem voor jezelf.',
  },
  fitReport: {
    subject: 'Je fittingrapport van {{fitter}} is klaar',
    heading: 'Je fittingrapport is klaar',
    why: '{{fitter}} heeft je bikefitting afgerond en je rapport geschreven.',
    inIt: 'Het laat zien wat er is gewijzigd en waarom, wat je bikefitter aanraadt en wat je de eerste weken kunt verwachten. Je kunt het online lezen, afdrukken of als pdf opslaan.',
    button: 'Rapport openen',
    signIn:
      'Log in om het te openen. Alleen jij en je bikefitter kunnen het zien. Deze e-mail bevat geen metingen.',
    byLink:
      'De link opent het rapport zonder account tot {{day}}. Wie deze e-mail heeft, kan het openen, dus deel hem niet. Deze e-mail bevat geen metingen.',
    keep: 'Maak met dit adres een account aan op de pagina van het rapport om het te bewaren.',
  },
  freshLink: {
    subject: 'Je nieuwe link',
    heading: 'Je nieuwe link',
    why: {
      invitation:
        'Je vroeg om een nieuwe link naar het formulier dat {{fitter}} je vóór je bikefitting stuurde. Je antwoorden tot nu toe zijn opgeslagen.',
      follow_up:
        'Je vroeg om een nieuwe link om {{fitter}} te vertellen hoe het fietsen gaat sinds je fitting. Je antwoorden tot nu toe zijn opgeslagen.',
      report: 'Je vroeg om een nieuwe link naar het rapport van je bikefitting bij {{fitter}}.',
    },
    button: 'Link openen',
    earlier: 'Links in eerdere e-mails werken niet meer, omdat de dienst uit een back-up is teruggezet.',
  },
  calendarFeed: {
    blocked: 'Geblokkeerd',
  },
  calendarUnreadable: {
    subject: 'We kunnen een van je agenda’s niet lezen',
    heading: 'We kunnen een van je andere agenda’s niet lezen',
    text: '{product} kan een agenda die je hebt gekoppeld al een uur niet lezen. De tijden die we het laatst zagen, blijven bezet. Nieuwere ontbreken: fietsers kunnen een tijd boeken waarop je elders al bezet bent.',
    button: 'Agenda’s bekijken',
  },
  fitterNews: {
    intake: {
      subject: 'Er is een nieuwe intake binnen',
      heading: 'Een nieuwe intake is klaar om te lezen',
      text: 'Een fietser heeft de intake verstuurd. Lees die in {product}. Deze e-mail bevat geen antwoorden.',
      button: 'Intake lezen',
    },
    intake_red_flag: {
      subject: 'Een intake vraagt vandaag je aandacht',
      heading: 'Een intake vraagt vandaag je aandacht',
      text: 'Een fietser heeft de intake verstuurd. Lees die voordat je iets aan de fiets wijzigt. Deze e-mail bevat geen antwoorden.',
      button: 'Intake lezen',
    },
    red_flag: {
      subject: 'Een antwoord vraagt vandaag je aandacht',
      heading: 'Een antwoord vraagt vandaag je aandacht',
      text: 'Een fietser heeft een follow-up verstuurd. Lees die voordat je iets aan de fiets wijzigt.',
      button: 'Antwoord lezen',
    },
    unhappy: {
      subject: 'Een antwoord vraagt je aandacht',
      heading: 'Een antwoord vraagt je aandacht',
      text: 'Een fietser heeft een follow-up verstuurd. Lees die en neem contact op met de fietser.',
      button: 'Antwoord lezen',
    },
    settings: 'Kiezen welke e-mails je krijgt',
  },
  fitterBooking: {
    made: { subject: 'Je hebt een nieuwe boeking', text: 'Een fietser heeft {{service}} geboekt:' },
    moved: {
      subject: 'Een boeking heeft een nieuwe tijd',
      text: 'Een fietser heeft {{service}} verplaatst. De nieuwe tijd:',
    },
    movedFrom: 'De tijd was:',
    cancelled: {
      subject: 'Een boeking is geannuleerd',
      text: 'Een fietser heeft {{service}} geannuleerd. De tijd was:',
    },
    button: 'Agenda openen',
  },
  planNotice: {
    trial_ending: {
      subject: 'Je gratis proefperiode eindigt op {{day}}',
      heading: 'Je gratis proefperiode eindigt binnenkort',
      text: 'Je gratis proefperiode van {product} eindigt op {{day}}. Kies een abonnement om daarna te blijven werken.',
    },
    payment_failed: {
      subject: 'Je laatste betaling is niet gelukt',
      heading: 'Je laatste betaling is niet gelukt',
      text: 'We konden voor de tijd na {{day}} niets van je kaart afschrijven. Controleer je betaalgegevens. De betaling wordt vanzelf opnieuw geprobeerd.',
    },
    ended: {
      subject: 'Je abonnement is afgelopen',
      heading: 'Je abonnement is afgelopen',
      text: 'Je abonnement is op {{day}} afgelopen. Voorlopig werkt alles nog. Kies een abonnement om te blijven werken.',
    },
    read_only_soon: {
      subject: 'Je praktijk wordt alleen-lezen op {{readOnly}}',
      heading: 'Je praktijk wordt binnenkort alleen-lezen',
      text: 'Je abonnement is op {{day}} afgelopen en sindsdien is er niets betaald.',
    },
    read_only: {
      subject: 'Je praktijk is nu alleen-lezen',
      heading: 'Je praktijk is nu alleen-lezen',
      text: 'Je abonnement is op {{day}} afgelopen en sindsdien is er niets betaald.',
    },
    thenReadOnly:
      'Vanaf {{readOnly}} is je praktijk alleen-lezen: je kunt alles lezen, downloaden en verwijderen, maar geen fietsers uitnodigen of fittings wijzigen. Formulieren die fietsers open hebben, herinneringen en meldingen gaan door.',
    nowReadOnly:
      'Je kunt alles lezen, downloaden en verwijderen, maar geen fietsers uitnodigen of fittings wijzigen. Formulieren die fietsers open hebben, herinneringen en meldingen gaan door. Er gaat niets verloren: zodra je een abonnement kiest, werkt alles weer als voorheen.',
    button: 'Abonnement bekijken',
  },
  fitterDigest: {
    subject: 'Wat vandaag je aandacht vraagt',
    heading: 'Wat vandaag je aandacht vraagt',
    followUps_one: '{{count}} follow-up vraagt actie.',
    followUps_other: '{{count}} follow-ups vragen actie.',
    unreadForms_one: '{{count}} formulier is nog ongelezen.',
    unreadForms_other: '{{count}} formulieren zijn nog ongelezen.',
    button: 'Bekijken wat je aandacht vraagt',
  },
  downloadReady: {
    subject: 'Je kopie is klaar',
    heading: 'De kopie van je gegevens is klaar',
    text: 'Je kunt die 7 dagen ophalen. Voor je veiligheid moet je zijn ingelogd, en niet langer dan 10 minuten geleden.',
    button: 'Je kopie ophalen',
  },
  followUpReminder: {
    subject: '{{fitter}} wil graag weten hoe het fietsen gaat',
    heading: 'Hoe gaat het fietsen sinds je fitting?',
    why: 'Je had op {{day}} je bikefitting bij {{fitter}}. Hoe voelt fietsen nu aan? Je antwoorden laten zien wat er sinds de fitting is veranderd en waar daarna naar gekeken moet worden.',
    again:
      '{{fitter}} wil nog steeds graag weten hoe het fietsen gaat sinds je fitting op {{day}}. ‘Er is niets veranderd’ is ook een nuttig antwoord.',
    howLong_one: 'Het duurt ongeveer {{count}} minuut. Je kunt altijd stoppen en later verdergaan.',
    howLong_other: 'Het duurt ongeveer {{count}} minuten. Je kunt altijd stoppen en later verdergaan.',
    button: 'Follow-up beginnen',
    valid: 'Je kunt antwoorden tot {{day}}.',
    stop: 'Geen herinneringen meer van deze bikefitter',
  },
  outbox: {
    title: 'Postvak uit',
    why: 'Er is geen mailserver ingesteld (SMTP_URL), dus {product} bewaart de e-mails hier, net als sms’jes als daar geen gateway voor is ingesteld (SMS_URL). Je kunt deze pagina alleen op deze computer openen.',
    empty: 'Nog geen berichten. Laad deze pagina opnieuw nadat er een is verstuurd.',
    to: 'Aan',
    sms: 'Sms',
    html: 'Voorbeeld',
    technical: 'Kopregels',
    calendar: 'Agendabestand',
  },
  supportAccess: {
    subject: 'De support van {product} opende een van je sessies',
    heading: 'De support van {product} bekijkt een sessie',
    what: 'Iemand van de support van {product} opende een sessie van je bikefitting. Die kan kijken, maar niets wijzigen, en ziet niet je naam of hoe je bereikbaar bent.',
    whatFitter:
      'Iemand van de support van {product} opende een sessie van een van je fietsers. Die kan kijken, maar niets wijzigen, en ziet niet de naam van de fietser of hoe die bereikbaar is.',
    reason: {
      technical:
        'De reden is technisch: te zien zijn statussen, tijden, groottes en foutcodes, en geen antwoorden.',
      quality: 'De reden is kwaliteitscontrole: te zien zijn de antwoorden en de gegevens van de fitting.',
    },
    until: 'De toegang eindigt vanzelf op {{at}}.',
    end: {
      rider: 'Je kunt zien waarom en wat er wordt geopend, en de toegang altijd beëindigen:',
      fitter:
        'In de geschiedenis van de sessie kun je zien waarom en wat er wordt geopend, en de toegang altijd beëindigen:',
      guest:
        'Je bikefitter kan zien wat er wordt geopend en de toegang altijd beëindigen. Met een account voor dit adres kun jij dat ook:',
    },
    button: 'Toegang bekijken en beëindigen',
    signUp: 'Account aanmaken',
  },
  rights: {
    subject: 'Je verzoek over je gegevens',
    heading: {
      received: 'We hebben je verzoek ontvangen',
      extended: 'We hebben meer tijd nodig voor je verzoek',
      done: 'Je verzoek is afgehandeld',
      refused: 'We kunnen niet doen wat je vroeg',
    },
    asked: 'Het verzoek: {{right}}.',
    right: {
      access: 'zien welke gegevens er zijn',
      copy: 'een kopie van de gegevens',
      correction: 'gegevens corrigeren',
      erasure: 'de gegevens wissen',
      restriction: 'het gebruik van de gegevens beperken',
      objection: 'bezwaar maken tegen het gebruik van de gegevens',
    },
    until: {
      received: 'We antwoorden uiterlijk op {{day}}.',
      extended: 'We antwoorden uiterlijk op {{day}}. De reden:',
    },
    prove: 'Antwoord ons met deze code vanaf dit adres, zodat niemand anders je gegevens krijgt of wist:',
    complain:
      'Je kunt een klacht indienen bij de gegevensbeschermingsautoriteit waar je woont, en naar de rechter gaan.',
  },
  contactMessage: {
    subject: 'Een bericht via het contactformulier',
    heading: 'Een bericht via het contactformulier',
    about: 'Over: {{topic}}',
    from: 'Van: {{name}}, {{email}}',
    answer:
      'Antwoord per e-mail naar het adres hierboven. Niemand heeft bevestigd dat het bericht daarvandaan kwam.',
    resolve: 'Berichten openen',
    topic: {
      question: 'een vraag over {product}',
      demo: 'een demogesprek',
      support: 'hulp bij een account of pagina',
      privacy: 'persoonsgegevens',
      other: 'iets anders',
    },
  },
  contactConfirmation: {
    subject: 'We hebben je bericht ontvangen',
    heading: 'We hebben je bericht ontvangen',
    text: 'Bedankt voor je bericht. We antwoorden per e-mail.',
    notYou:
      'Heb je ons niet geschreven? Dan heeft iemand per ongeluk jouw adres ingevuld. Je hoeft niets te doen.',
  },
  rightsAlarm: {
    subject: 'Een verzoek over persoonsgegevens moet op {{day}} klaar zijn',
    heading: 'Een verzoek staat nog open',
    request: 'Het nummer is {{id}}. Bekijk het met: npm run rights -- list',
    button: 'Verzoek bekijken',
  },
  consentWithdrawn: {
    subject: 'Een toestemming is ingetrokken',
    heading: 'Je hebt je toestemming ingetrokken',
    what: 'Iemand met een link uit een van onze e-mails aan jou heeft de toestemming ingetrokken om je gegevens voor je bikefitting te gebruiken. Vanaf nu worden ze niet meer gebruikt.',
    erased: 'Alles in dat dossier wordt op {{day}} gewist.',
    undo: 'Was jij het niet, of heb je je bedacht? Maak vóór die dag een account aan met dit adres en geef onder Privacy opnieuw toestemming.',
    button: 'Account aanmaken',
  },
  contactCorrected: {
    subject: 'Je contactgegevens zijn gecorrigeerd',
    heading: 'Je bikefitter heeft je contactgegevens gecorrigeerd',
    what: {
      name: 'De naam in het dossier over jou is gewijzigd.',
      email: 'Het adres voor e-mails over je fittings is gewijzigd.',
      language: 'De taal van e-mails aan jou is gewijzigd.',
    },
    wrong: {
      rider: 'Onder Privacy zie je wat er is gewijzigd. Klopt het niet, zeg het dan tegen je bikefitter.',
      guest:
        'Klopt het niet, zeg het dan tegen je bikefitter. Met een account zie je elke wijziging en corrigeer je je gegevens zelf.',
    },
    button: {
      rider: 'Wijziging bekijken',
      guest: 'Account aanmaken',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Minder dan 24 uur over om een datalek te melden',
      overdue: 'Een datalek had al gemeld moeten zijn',
    },
    heading: {
      warning: 'Een datalek is nog niet bij de toezichthouder gemeld',
      overdue: 'Er zijn 72 uur voorbij sinds een datalek bekend werd',
    },
    aware: 'Het werd bekend op {{at}}.',
    tell: 'Meld het bij de toezichthouder, of leg vast dat het gemeld is. Hoeft het niet gemeld te worden, sluit het datalek dan met de reden.',
    number: 'Het nummer is {{id}}. Bekijk het met: npm run breach -- list',
    button: 'Datalek bekijken',
  },
} satisfies Translation<typeof english>
