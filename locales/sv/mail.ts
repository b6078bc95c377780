import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Skickat eftersom en cyklist delar bike fits på {{address}}.',
      right: 'Skickat på grund av ett ärende om personuppgifter på {{address}}.',
      breach: 'Skickat eftersom en personuppgiftsincident registrerades på {{address}}.',
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
  ...bookingMails,
  deviceCode: {
    subject: 'Din kod för att fortsätta formuläret',
    heading: 'Fortsätt på din andra enhet',
    why: 'Någon öppnade din inbjudan från {{fitter}} på en annan enhet. Om det var du anger du koden där för att fortsätta där du slutade:',
    valid_one: 'Koden fungerar en gång och går ut om {{count}} minut.',
    valid_other: 'Koden fungerar en gång och går ut om {{count}} minuter.',
    notYou: 'Om det inte var du gör du ingenting och delar inte koden. Ingen kan se dina svar utan den.',
  },
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'Din kopia är klar',
    heading: 'Kopian av dina uppgifter är klar',
    text: 'Du kan hämta den i 7 dagar. För din säkerhet måste du vara inloggad, och ha loggat in de senaste 10 minuterna.',
    button: 'Hämta din kopia',
    notYou:
      'Om du inte bad om den är någon annan inne på ditt konto. Välj genast ett nytt lösenord på {{address}}/forgot-password. Gå sedan till Inställningar, Säkerhet, och logga ut alla andra enheter.',
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
  ...requestMails,
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
