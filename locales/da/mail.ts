import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Sendt, fordi en rytter deler bikefits på {{address}}.',
      right: 'Sendt på grund af en anmodning om personoplysninger på {{address}}.',
      breach: 'Sendt, fordi et databrud blev registreret på {{address}}.',
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
  ...bookingMails,
  deviceCode: {
    subject: 'Din kode til at fortsætte skemaet',
    heading: 'Fortsæt på din anden enhed',
    why: 'Nogen åbnede din invitation fra {{fitter}} på en anden enhed. Hvis det var dig, så skriv denne kode der for at fortsætte, hvor du slap:',
    valid_one: 'Koden virker én gang og udløber om {{count}} minut.',
    valid_other: 'Koden virker én gang og udløber om {{count}} minutter.',
    notYou: 'Hvis det ikke var dig, så gør ingenting, og del ikke koden. Ingen kan se dine svar uden den.',
  },
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'Din kopi er klar',
    heading: 'Kopien af dine oplysninger er klar',
    text: 'Du kan hente den i 7 dage. For din sikkerhed skal du være logget ind og have logget ind inden for de sidste 10 minutter.',
    button: 'Hent din kopi',
    notYou:
      'Hvis du ikke har bedt om den, er en anden inde på din konto. Vælg straks en ny adgangskode på {{address}}/forgot-password. Gå derefter til Indstillinger, Sikkerhed, og log alle andre enheder ud.',
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
  ...requestMails,
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
