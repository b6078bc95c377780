import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Hjem',
  print: 'Skriv ut',
  pdf: {
    a4: 'PDF for A4',
    letter: 'PDF for Letter',
  },
  documents: {
    label: 'Dokumenter',
    report: 'Bikefit-rapport',
    shop_card: 'Verkstedkort',
  },
  noContact: 'Kontaktopplysningene dine står ikke i rapporten ennå.',
  addContact: 'Legg dem til i profilen din',
  preview: 'Forhåndsvisning: Syklisten får dette når du fullfører bikefiten. Ingenting sendes før.',
  visit: {
    title: 'Bikefit-rapporten din er klar',
    lead: 'Se hva som ble endret på sykkelen din og hvorfor, og hva du kan vente deg de første ukene.',
    shared:
      'Rapporten er åpen på denne enheten så lenge lenken virker. Hvis du deler enheten, lukker du rapporten når du er ferdig.',
    open: 'Åpne rapport',
    signedIn:
      'Du er logget inn som {{name}}. Hvis denne rapporten ikke er din, logges du ut når du åpner den.',
    logIn: 'Logg inn',
    startPage: 'Gå til startsiden',
    unknown: {
      title: 'Lenken virker ikke lenger',
      text: 'Vi kan ha sendt deg en nyere lenke. Hvis du har en konto, er alle rapportene dine der. Hvis ikke, ber du bikefitteren sende lenken på nytt.',
    },
    over: {
      title: 'Lenken er utløpt',
      text: 'Hvis du har en konto, er rapporten din der. Hvis ikke, ber du bikefitteren sende lenken på nytt.',
    },
    kept: {
      title: 'Denne rapporten er i en konto',
      text: 'Logg inn med e-postadressen vi sendte rapporten til.',
    },
  },
  keep: {
    title: 'Ta vare på rapporten',
    text: 'Lenken virker i en måned. For å ta vare på rapporten med bildene og se hva som endrer seg etter bikefiten, oppretter du en konto med e-postadressen vi sendte den til.',
    signUp: 'Opprett konto',
    logIn: 'Logg inn',
    close: 'Lukk på denne enheten',
  },
  mail: {
    again: 'Send rapporten på nytt',
    sent: 'Sender rapporten. Lenker i tidligere e-poster virker ikke lenger.',
    state: {
      waiting: 'Sender til {{to}}.',
      later: 'Sendes {{at}} til {{to}}.',
      retried: 'E-posttjeneren har ikke tatt imot e-posten til {{to}} ennå. Vi prøver igjen {{at}}.',
      sent: 'Sendt {{at}} til {{to}}.',
      dropped: 'Ikke sendt til {{to}}, fordi bikefiten eller adressen ble endret eller e-posten kom i retur.',
    },
    failed: {
      address: 'Ikke levert {{at}}: Adressen ble avvist ({{to}}).',
      server: 'Ikke levert {{at}}: E-posttjeneren avviste e-posten til {{to}}.',
    },
    earlierAddress: 'en tidligere adresse',
    none: 'Rapporten er ikke sendt på e-post de siste 30 dagene.',
    unreachable: {
      address_failed:
        'E-post til denne syklisten kommer i retur. Rett adressen på syklistens side, eller prøv den på nytt hvis den er riktig.',
      no_address: 'Denne syklisten har ingen e-postadresse. Skriv ut rapporten, eller legg til en adresse.',
    },
  },
  notYet: {
    page: 'Bikefit-rapport',
    title: 'Ingen rapport ennå',
    rider: 'Bikefitteren arbeider fortsatt med bikefiten din. Rapporten vises her når den er ferdig.',
    fitter: 'En avlyst økt har ingen rapport.',
  },
  advice: {
    tick: 'Kryss av for det du har gjort. Bikefitteren ser det også.',
    saidDone: 'Merket som gjort.',
    saidOpen: 'Merket som ikke gjort.',
  },
} satisfies Translation<typeof english>
