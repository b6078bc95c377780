import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Skickat eftersom någon bad om det på {{address}}.',
      invited: 'Skickat eftersom {{fitter}} bjöd in dig.',
      fitted: 'Skickat eftersom {{fitter}} gjorde din bike fit.',
      booked: 'Skickat eftersom du har en tid hos {{fitter}}.',
      changed: 'Skickat eftersom ditt konto på {{address}} ändrades. Den här e-posten kan inte stängas av.',
      support:
        'Skickat eftersom supporten öppnade dina uppgifter på {{address}}. Den här e-posten kan inte stängas av.',
      corrected:
        'Skickat eftersom kontaktuppgifter på {{address}} ändrades. Den här e-posten kan inte stängas av.',
      right: 'Skickat på grund av ett ärende om personuppgifter på {{address}}.',
      contact: 'Skickat eftersom någon använde kontaktformuläret på {{address}}.',
      plan: 'Skickat eftersom ditt abonnemang på {{address}} löper ut eller har löpt ut. Den här e-posten kan inte stängas av.',
      calendar:
        'Skickat eftersom du anslöt en annan kalender på {{address}}. Du får inte den här e-posten när den är borttagen där.',
      news: 'Skickat eftersom e-post om dina cyklister är påslagen på {{address}}.',
    },
    ignore: 'Väntade du inte det här? Då kan du bortse från det, och inget händer.',
    from: '{product}, {{address}}',
    privacy: 'Integritetspolicy',
    terms: 'Användarvillkor',
    buttonFails: 'Om knappen inte fungerar kopierar du adressen till webbläsaren:',
  },
  invitation: {
    subject: '{{fitter}} bjuder in dig att förbereda din bike fit',
    heading: 'Förbered din bike fit',
    who: '{{fitter}} förbereder din bike fit och vill veta hur du cyklar och hur cyklingen känns i dag.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) förbereder din bike fit och vill veta hur du cyklar och hur cyklingen känns i dag.',
    note: 'En hälsning från {{fitter}}:',
    howLong:
      'Det är sex korta steg och tar {{required}} till {{everything}} minuter. Dina svar sparas efter hand, så du kan ta en paus och fortsätta senare på samma enhet.',
    button: 'Öppna inbjudan',
    opening:
      'Inget börjar förrän du trycker på Starta. Första sidan berättar vem som frågar, varför och vad som händer med dina uppgifter.',
    typed: 'Du kan också gå till {{address}} och ange din e-postadress och den här koden:',
    valid_one: 'Länken och koden fungerar i {{count}} dag.',
    valid_other: 'Länken och koden fungerar i {{count}} dagar.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Var:',
    video: 'Anslut via video',
    see: 'Se din tid',
  },
  bookingRequest: {
    subject: 'Bekräfta din tid hos {{fitter}}',
    heading: 'Bekräfta din tid',
    what: 'Någon bad om en tid hos {{fitter}} med den här adressen. Om det var du öppnar du sidan och trycker på Bekräfta. Inget händer förrän du trycker.',
    button: 'Öppna tiden',
    kept: 'Tiden är reserverad åt dig till {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Din tid hos {{fitter}}',
    heading: 'Din tid är bekräftad',
    what: '{{service}} hos {{fitter}}:',
    intake: 'Före din bike fit vill {{fitter}} veta hur du cyklar och hur cyklingen känns i dag.',
    openIntake: 'Fyll i formuläret',
  },
  bookingMoved: {
    subject: 'Din tid hos {{fitter}} har ändrats',
    heading: 'Du har fått en ny tid',
    what: 'Ny tid för {{service}} hos {{fitter}}:',
    message: 'Ett meddelande från {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Din tid hos {{fitter}} är avbokad',
    heading: 'Din tid är avbokad',
    fitter: '{{fitter}} avbokade {{service}}, som skulle äga rum:',
    rider: 'Du avbokade {{service}} hos {{fitter}}, som skulle äga rum:',
  },
  bookingReminder: {
    subject: 'En påminnelse om din tid hos {{fitter}}',
    heading: 'Din bokade tid närmar sig',
    what: '{{service}} hos {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bekräfta din plats på väntelistan hos {{fitter}}',
    heading: 'Bekräfta din plats på väntelistan',
    what: 'Någon bad med den här adressen om att få veta när en tid för {{service}} blir ledig hos {{fitter}}. Om det var du öppnar du sidan och trycker på Bekräfta. Inget händer förrän du trycker.',
    button: 'Öppna sidan',
    leave: 'Med samma länk kan du lämna listan igen.',
  },
  waitingOffer: {
    subject: 'En tid har blivit ledig hos {{fitter}}',
    heading: 'En tid har blivit ledig',
    what: '{{service}} hos {{fitter}}. Tiden är reserverad åt dig:',
    button: 'Se och bekräfta',
    kept: 'Den går till nästa på listan kl. {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Din kod för att fortsätta formuläret',
    heading: 'Fortsätt på din andra enhet',
    why: 'Någon öppnade din inbjudan från {{fitter}} på en annan enhet. Om det var du anger du koden där för att fortsätta där du slutade:',
    valid_one: 'Koden fungerar en gång och går ut om {{count}} minut.',
    valid_other: 'Koden fungerar en gång och går ut om {{count}} minuter.',
    notYou: 'Om det inte var du gör du ingenting och delar inte koden. Ingen kan se dina svar utan den.',
  },
  confirmation: {
    subject: 'Bekräfta din e-postadress',
    heading: 'Välkommen till {product}',
    why: 'Bekräfta din adress för att bli klar med kontot. Inget händer förrän du trycker på knappen på sidan som öppnas.',
    asked: 'Någon skapade {{at}} ett konto med den här adressen, under namnet ”{{name}}”.',
    askedNameless: 'Någon skapade {{at}} ett konto med den här adressen.',
    notYou: 'Om det inte var du gör du ingenting.',
    otherBrowser:
      'Om du bekräftar i en annan webbläsare än den där du skapade kontot ber vi dig välja ett nytt lösenord.',
    button: 'Bekräfta adress',
    typed: 'Eller ange koden där du skapade kontot:',
    valid: 'Länken fungerar i 1 dag, koden i 1 timme.',
  },
  magicLink: {
    subject: 'Logga in på {product}',
    heading: 'Logga in på {product}',
    why: 'Någon bad om att logga in med adressen. Om det var du öppnar du länken. Inget händer förrän du trycker på knappen på sidan som öppnas.',
    button: 'Logga in',
    typed: 'Eller ange koden där du bad om att logga in:',
    valid:
      'Länken fungerar i 1 dag och koden i 1 timme, en gång var. Dela dem inte. Den som har någon av dem kan logga in som du.',
  },
  recovery: {
    subject: 'Välj ett nytt lösenord',
    heading: 'Välj ett nytt lösenord',
    why: 'Någon bad om ett nytt {product}-lösenord för adressen. Om det var du trycker du på knappen och väljer ett. Till dess gäller ditt gamla lösenord.',
    button: 'Välj nytt lösenord',
    typed: 'Eller ange koden där du bad om det:',
    valid:
      'Länken fungerar i 1 dag och koden i 1 timme, en gång var. Dela dem inte. Den som har någon av dem kan logga in som du.',
  },
  reauthentication: {
    subject: 'Din kod för att byta lösenord',
    heading: 'Är det du?',
    why: 'Någon som är inloggad på ditt konto vill byta lösenord. Om det är du anger du koden där:',
    valid: 'Koden fungerar en gång och går ut om 1 timme.',
    notYou:
      'Om det inte är du delar du inte koden, och loggar ut alla andra enheter i inställningarna. Någon kan använda en enhet där du är inloggad.',
  },
  addressChangeCurrent: {
    subject: 'Bekräfta bytet av din e-postadress',
    heading: 'Byta e-postadress?',
    why: 'Någon som är inloggad på ditt konto vill byta ut den här e-postadressen mot en annan. Adressen ändras först när båda är bekräftade. Om det var du trycker du på knappen.',
    button: 'Bekräfta byte',
    valid: 'Länken fungerar i 1 dag. Om det inte var du bekräftar du inte, och byter lösenord.',
  },
  addressChangeNew: {
    subject: 'Bekräfta din nya e-postadress',
    heading: 'Bekräfta din nya e-postadress',
    why: 'Någon vill använda e-postadressen för sitt {product}-konto. Den ändras först när både den nya och den gamla adressen är bekräftade. Om det var du trycker du på knappen.',
    asked: 'Någon bad om det {{at}} under namnet ”{{name}}”.',
    askedNameless: 'Någon bad om det {{at}}.',
    notYou: 'Om det inte var du gör du ingenting.',
    otherBrowser:
      'Knappen fungerar i webbläsaren där du bad om det. I en annan webbläsare loggar du först in på ditt konto.',
    button: 'Bekräfta ny adress',
    valid: 'Länken fungerar i 1 dag.',
  },
  change: {
    you: 'Om det var du behöver du inte göra något.',
  },
  factorAdded: {
    subject: 'Tvåstegsinloggning är på',
    heading: 'Tvåstegsinloggning är på',
    what: 'En autentiseringsapp lades till i ditt {product}-konto {{at}}. Från och med nu behöver du dess kod för att logga in. Du har loggats ut på dina andra enheter.',
    notYou:
      'Om det inte var du kan någon annan komma in på ditt konto. Välj genast ett nytt lösenord på {{address}}/forgot-password och skriv till oss. Vår adress finns längst ned på varje sida.',
  },
  factorRemoved: {
    subject: 'Tvåstegsinloggning är av',
    heading: 'Tvåstegsinloggning är av',
    what: 'Autentiseringsappen togs bort från ditt {product}-konto {{at}}.',
    notYou:
      'Om det inte var du väljer du genast ett nytt lösenord på {{address}}/forgot-password. Gå sedan till Inställningar, Säkerhet, logga ut alla andra enheter och slå på tvåstegsinloggning igen.',
  },
  factorRecovered: {
    subject: 'En återställningskod användes',
    heading: 'En återställningskod användes',
    what: 'Någon använde en återställningskod i stället för din autentiseringsapp {{at}}. Appen och dina andra återställningskoder fungerar inte längre, och du har loggats ut på dina andra enheter.',
    notYou:
      'Om det inte var du har någon ditt lösenord och dina koder. Välj genast ett nytt lösenord på {{address}}/forgot-password, och slå sedan på tvåstegsinloggning igen under Inställningar, Säkerhet.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord har bytts',
    heading: 'Ditt lösenord har bytts',
    what: 'Lösenordet till ditt {product}-konto byttes {{at}}. Du har loggats ut på dina andra enheter.',
    notYou:
      'Om det inte var du väljer du genast ett annat lösenord på {{address}}/forgot-password. Det loggar ut den som bytte det.',
  },
  addressChanged: {
    subject: 'Din e-postadress har bytts',
    heading: 'Din e-postadress har bytts',
    what: 'E-postadressen till ditt {product}-konto byttes {{at}}, efter att båda adresserna bekräftats. Du kan inte längre logga in med den här.',
    notYou:
      'Om det inte var du kan någon läsa din e-post. Byt lösenord till din brevlåda och skriv genast till oss. Vår adress finns längst ned på varje sida av {{address}}.',
  },
  sms: {
    booking: 'Din tid hos {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} är din {product}-kod. Den fungerar en gång, i 1 timme. Dela den inte.',
  },
  fitReport: {
    subject: 'Din bike fit-rapport från {{fitter}} är klar',
    heading: 'Din bike fit-rapport är klar',
    why: '{{fitter}} har slutfört din bike fit och skrivit din rapport.',
    inIt: 'Den visar vad som ändrades och varför, vad din bikefitter rekommenderar och vad du kan vänta dig de första veckorna. Du kan läsa den på nätet, skriva ut den eller spara den som PDF.',
    button: 'Öppna rapport',
    signIn:
      'Logga in för att öppna den. Bara du och din bikefitter kan se den. Den här e-posten innehåller inga mått.',
    byLink:
      'Länken öppnar rapporten utan konto till {{day}}. Den som har den här e-posten kan öppna den, så dela den inte. Den här e-posten innehåller inga mått.',
    keep: 'För att behålla rapporten skapar du ett konto med den här adressen på rapportens sida.',
  },
  freshLink: {
    subject: 'Din nya länk',
    heading: 'Din nya länk',
    why: {
      invitation:
        'Du bad om en ny länk till formuläret som {{fitter}} skickade före din bike fit. Dina svar hittills är sparade.',
      follow_up:
        'Du bad om en ny länk för att berätta för {{fitter}} hur cyklingen har gått sedan din bike fit. Dina svar hittills är sparade.',
      report: 'Du bad om en ny länk till rapporten om din bike fit hos {{fitter}}.',
    },
    button: 'Öppna länk',
    earlier:
      'Länkar i tidigare e-post fungerar inte längre, eftersom tjänsten återställdes från en säkerhetskopia.',
  },
  calendarFeed: {
    blocked: 'Spärrat',
  },
  calendarUnreadable: {
    subject: 'Vi kan inte läsa en av dina kalendrar',
    heading: 'Vi kan inte läsa en av dina andra kalendrar',
    text: 'I en timme har {product} inte kunnat läsa en kalender som du har anslutit. Tiderna den senast uppgav är fortfarande upptagna, och nyare saknas: cyklister kan boka en tid då du är upptagen på annat håll.',
    button: 'Se dina kalendrar',
  },
  fitterNews: {
    intake: {
      subject: 'Ett nytt förhandsformulär har kommit',
      heading: 'Ett nytt förhandsformulär finns att läsa',
      text: 'En cyklist har skickat sitt förhandsformulär. Läs det i {product}. Den här e-posten innehåller inga svar.',
      button: 'Läs förhandsformulär',
    },
    intake_red_flag: {
      subject: 'Ett förhandsformulär kräver åtgärd i dag',
      heading: 'Ett förhandsformulär kräver åtgärd i dag',
      text: 'En cyklist har skickat sitt förhandsformulär. Läs det innan du ändrar något på cykeln. Den här e-posten innehåller inga svar.',
      button: 'Läs förhandsformulär',
    },
    red_flag: {
      subject: 'Ett svar kräver åtgärd i dag',
      heading: 'Ett svar kräver åtgärd i dag',
      text: 'En cyklist har skickat en uppföljning. Läs den innan du ändrar något på cykeln.',
      button: 'Läs svar',
    },
    unhappy: {
      subject: 'Ett svar kräver åtgärd',
      heading: 'Ett svar kräver åtgärd',
      text: 'En cyklist har skickat en uppföljning. Läs den och kontakta cyklisten.',
      button: 'Läs svar',
    },
    settings: 'Välj vilken e-post du får',
  },
  fitterBooking: {
    made: { subject: 'Du har en ny bokning', text: 'En cyklist bokade {{service}}:' },
    moved: {
      subject: 'En bokning har fått en ny tid',
      text: 'En cyklist flyttade {{service}}, som nu äger rum:',
    },
    movedFrom: 'Den skulle ha ägt rum:',
    cancelled: {
      subject: 'En bokning är avbokad',
      text: 'En cyklist avbokade {{service}}, som skulle äga rum:',
    },
    button: 'Öppna kalendern',
  },
  planNotice: {
    trial_ending: {
      subject: 'Din gratisperiod slutar {{day}}',
      heading: 'Din gratisperiod slutar snart',
      text: 'Din gratisperiod på {product} slutar {{day}}. För att fortsätta arbeta efter det väljer du ett abonnemang.',
    },
    payment_failed: {
      subject: 'Din senaste betalning gick inte igenom',
      heading: 'Din senaste betalning gick inte igenom',
      text: 'Vi kunde inte dra pengar från ditt kort för tiden efter {{day}}. Kontrollera betalningsuppgifterna; betalningen görs om automatiskt.',
    },
    ended: {
      subject: 'Ditt abonnemang har löpt ut',
      heading: 'Ditt abonnemang har löpt ut',
      text: 'Ditt abonnemang löpte ut {{day}}. Allt fungerar fortfarande tills vidare. För att fortsätta arbeta väljer du ett abonnemang.',
    },
    read_only_soon: {
      subject: 'Din verksamhet blir skrivskyddad {{readOnly}}',
      heading: 'Din verksamhet blir snart skrivskyddad',
      text: 'Ditt abonnemang löpte ut {{day}}, och inget har betalats sedan dess.',
    },
    read_only: {
      subject: 'Din verksamhet är nu skrivskyddad',
      heading: 'Din verksamhet är nu skrivskyddad',
      text: 'Ditt abonnemang löpte ut {{day}}, och inget har betalats sedan dess.',
    },
    thenReadOnly:
      'Från {{readOnly}} är din verksamhet skrivskyddad: du kan läsa, hämta och radera allt, men inte bjuda in cyklister eller ändra bike fits. Formulär som cyklister har öppna, påminnelser och varningar fortsätter.',
    nowReadOnly:
      'Du kan läsa, hämta och radera allt, men inte bjuda in cyklister eller ändra bike fits. Formulär som cyklister har öppna, påminnelser och varningar fortsätter. Inget går förlorat: när du väljer ett abonnemang fungerar allt som förut.',
    button: 'Se ditt abonnemang',
  },
  fitterDigest: {
    subject: 'Det som finns att göra i dag',
    heading: 'Det som finns att göra i dag',
    followUps_one: '{{count}} uppföljning kräver åtgärd.',
    followUps_other: '{{count}} uppföljningar kräver åtgärd.',
    unreadForms_one: '{{count}} formulär väntar på att läsas.',
    unreadForms_other: '{{count}} formulär väntar på att läsas.',
    button: 'Se vad som finns att göra',
  },
  downloadReady: {
    subject: 'Din kopia är klar',
    heading: 'Kopian av dina uppgifter är klar',
    text: 'Du kan hämta den i 7 dagar. För din säkerhet måste du vara inloggad, och ha loggat in de senaste 10 minuterna.',
    button: 'Hämta din kopia',
  },
  followUpReminder: {
    subject: '{{fitter}} vill veta hur cyklingen går',
    heading: 'Hur har cyklingen gått sedan din bike fit?',
    why: 'Du gjorde din bike fit hos {{fitter}} {{day}}. Hur känns det att cykla nu? Dina svar visar vad som har förändrats sedan din bike fit och vad som bör ses över härnäst.',
    again:
      '{{fitter}} vill fortfarande gärna veta hur cyklingen har gått sedan din bike fit {{day}}. ”Inget har förändrats” är också ett användbart svar.',
    howLong_one: 'Det tar cirka {{count}} minut. Du kan sluta när som helst och fortsätta senare.',
    howLong_other: 'Det tar cirka {{count}} minuter. Du kan sluta när som helst och fortsätta senare.',
    button: 'Starta uppföljning',
    valid: 'Du kan svara till och med {{day}}.',
    stop: 'Inga fler påminnelser från den här bikefittern',
  },
  outbox: {
    title: 'Utkorg',
    why: 'Ingen e-postserver är konfigurerad (SMTP_URL), så {product} sparar sin e-post här, liksom sms om ingen sms-tjänst är konfigurerad (SMS_URL). Du kan bara öppna sidan på den här datorn.',
    empty: 'Inga meddelanden ännu. Ladda om sidan när ett har skickats.',
    to: 'Till',
    sms: 'Sms',
    html: 'Förhandsvisning',
    technical: 'Meddelandehuvuden',
    calendar: 'Kalenderfil',
  },
  supportAccess: {
    subject: '{product}-supporten öppnade en av dina sessioner',
    heading: '{product}-supporten tittar på en session',
    what: 'Någon från {product}-supporten öppnade en session av din bike fit. De kan titta men inte ändra något, och ser varken ditt namn eller hur du nås.',
    whatFitter:
      'Någon från {product}-supporten öppnade en session för en av dina cyklister. De kan titta men inte ändra något, och ser varken cyklistens namn eller hur cyklisten nås.',
    reason: {
      technical: 'Skälet är tekniskt: de ser status, tider, storlekar och felkoder, och inga svar.',
      quality: 'Skälet är kvalitetskontroll: de ser svaren och uppgifterna om denna bike fit.',
    },
    until: 'Åtkomsten upphör automatiskt {{at}}.',
    end: {
      rider: 'Du kan se varför de tittar och vad de öppnar, och avsluta åtkomsten när som helst:',
      fitter:
        'I sessionens historik ser du varför de tittar och vad de öppnar, och kan avsluta åtkomsten när som helst:',
      guest:
        'Din bikefitter ser vad de öppnar och kan avsluta åtkomsten när som helst. Med ett konto för adressen kan du också det:',
    },
    button: 'Se och avsluta åtkomst',
    signUp: 'Skapa ett konto',
  },
  rights: {
    subject: 'Ditt ärende om dina uppgifter',
    heading: {
      received: 'Vi har fått ditt ärende',
      extended: 'Vi behöver mer tid för ditt ärende',
      done: 'Ditt ärende är klart',
      refused: 'Vi kan inte göra det du bad om',
    },
    asked: 'Ärendet: {{right}}.',
    right: {
      access: 'att se vilka uppgifter som finns',
      copy: 'en kopia av uppgifterna',
      correction: 'att rätta uppgifter',
      erasure: 'att radera uppgifterna',
      restriction: 'att begränsa vad som görs med uppgifterna',
      objection: 'att invända mot vad som görs med uppgifterna',
    },
    until: {
      received: 'Vi svarar senast {{day}}.',
      extended: 'Vi svarar senast {{day}}. Skälet:',
    },
    prove:
      'För att ingen annan ska få eller radera dina uppgifter svarar du oss med den här koden från den här adressen:',
    complain: 'Du kan klaga hos dataskyddsmyndigheten där du bor, och gå till domstol.',
  },
  contactMessage: {
    subject: 'Ett meddelande från kontaktformuläret',
    heading: 'Ett meddelande från kontaktformuläret',
    about: 'Gäller: {{topic}}',
    from: 'Från: {{name}}, {{email}}',
    answer: 'Svara via e-post till adressen ovan. Ingen har bekräftat att meddelandet kom därifrån.',
    resolve: 'Öppna meddelanden',
    topic: {
      question: 'en fråga om {product}',
      demo: 'ett demosamtal',
      support: 'hjälp med ett konto eller en sida',
      privacy: 'personuppgifter',
      other: 'något annat',
    },
  },
  contactConfirmation: {
    subject: 'Vi har fått ditt meddelande',
    heading: 'Vi har fått ditt meddelande',
    text: 'Tack för att du skrev till oss. Vi svarar via e-post.',
    notYou: 'Om du inte skrev till oss angav någon din adress av misstag. Du behöver inte göra något.',
  },
  rightsAlarm: {
    subject: 'Ett ärende om personuppgifter ska besvaras {{day}}',
    heading: 'Ett ärende är fortfarande öppet',
    request: 'Numret är {{id}}. Konsolen listar det med: npm run rights -- list',
    button: 'Se ärendet',
  },
  consentWithdrawn: {
    subject: 'Ett samtycke återkallades',
    heading: 'Du återkallade ditt samtycke',
    what: 'Någon med en länk från vår e-post till dig återkallade samtycket till att använda dina uppgifter för din bike fit. Från och med nu används de inte längre.',
    erased: 'Allt i akten raderas {{day}}.',
    undo: 'Var det inte du, eller har du ändrat dig? Skapa ett konto med adressen före den dagen, och ge ditt samtycke igen under Integritet.',
    button: 'Skapa ett konto',
  },
  contactCorrected: {
    subject: 'Dina kontaktuppgifter har rättats',
    heading: 'Din bikefitter har rättat dina kontaktuppgifter',
    what: {
      name: 'Namnet i akten om dig ändrades.',
      email: 'Adressen som e-post om dina bike fits går till ändrades.',
      language: 'Språket i e-post till dig ändrades.',
    },
    wrong: {
      rider: 'Under Integritet ser du vad som ändrades. Om det är fel säger du till din bikefitter.',
      guest:
        'Om det är fel säger du till din bikefitter. Med ett konto ser du varje ändring och rättar dina uppgifter själv.',
    },
    button: {
      rider: 'Se ändringen',
      guest: 'Skapa ett konto',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Mindre än 24 timmar kvar att anmäla en incident',
      overdue: 'En personuppgiftsincident borde ha anmälts vid det här laget',
    },
    heading: {
      warning: 'Myndigheten har inte fått veta om en incident',
      overdue: '72 timmar har gått sedan en incident blev känd',
    },
    aware: 'Den blev känd {{at}}.',
    tell: 'Anmäl till dataskyddsmyndigheten, eller registrera att det är gjort. Om det inte behöver anmälas avslutar du incidenten med skälet.',
    number: 'Numret är {{id}}. Konsolen listar den med: npm run breach -- list',
    button: 'Se incidenten',
  },
} satisfies Translation<typeof english>
