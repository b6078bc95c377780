import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Je krijgt dit omdat een fietser fittings deelt op {{address}}.',
      right: 'Je krijgt dit vanwege een verzoek over persoonsgegevens op {{address}}.',
      breach: 'Je krijgt dit omdat er op {{address}} een datalek is vastgelegd.',
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
  ...bookingMails,
  deviceCode: {
    subject: 'Je code om verder te gaan met je formulier',
    heading: 'Ga verder op je andere apparaat',
    why: 'Iemand opende je uitnodiging van {{fitter}} op een ander apparaat. Was jij dat, vul daar dan deze code in om verder te gaan waar je was gebleven:',
    valid_one: 'De code werkt één keer en verloopt over {{count}} minuut.',
    valid_other: 'De code werkt één keer en verloopt over {{count}} minuten.',
    notYou:
      'Was jij het niet, doe dan niets en deel de code niet. Zonder de code kan niemand je antwoorden zien.',
  },
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'Je kopie is klaar',
    heading: 'De kopie van je gegevens is klaar',
    text: 'Je kunt die 7 dagen ophalen. Voor je veiligheid moet je zijn ingelogd, en niet langer dan 10 minuten geleden.',
    button: 'Je kopie ophalen',
    notYou:
      'Heb je er niet om gevraagd, dan zit iemand anders in je account. Kies meteen een nieuw wachtwoord op {{address}}/forgot-password. Ga daarna naar Instellingen, Beveiliging, en log alle andere apparaten uit.',
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
  ...requestMails,
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
