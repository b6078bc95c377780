import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Sendt fordi en syklist deler bikefiter på {{address}}.',
      right: 'Sendt på grunn av en forespørsel om personopplysninger på {{address}}.',
      breach: 'Sendt fordi et databrudd ble registrert på {{address}}.',
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
  ...bookingMails,
  deviceCode: {
    subject: 'Koden din for å fortsette skjemaet',
    heading: 'Fortsett på den andre enheten din',
    why: 'Noen åpnet invitasjonen din fra {{fitter}} på en annen enhet. Hvis det var deg, skriver du inn denne koden der for å fortsette der du slapp:',
    valid_one: 'Koden virker én gang og utløper om {{count}} minutt.',
    valid_other: 'Koden virker én gang og utløper om {{count}} minutter.',
    notYou:
      'Hvis det ikke var deg, gjør du ingenting og deler ikke koden. Ingen kan se svarene dine uten den.',
  },
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'Kopien din er klar',
    heading: 'Kopien av opplysningene dine er klar',
    text: 'Du kan hente den i 7 dager. For din sikkerhet må du være logget inn, og ha logget inn i løpet av de siste 10 minuttene.',
    button: 'Hent kopien din',
    notYou:
      'Hvis du ikke har bedt om den, er noen andre inne på kontoen din. Velg straks et nytt passord på {{address}}/forgot-password. Gå så til Innstillinger, Sikkerhet, og logg ut alle andre enheter.',
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
  ...requestMails,
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
