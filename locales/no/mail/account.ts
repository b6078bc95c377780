import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Bekreft e-postadressen din',
    heading: 'Velkommen til {product}',
    why: 'Bekreft adressen for å fullføre opprettelsen av kontoen. Ingenting skjer før du trykker på knappen på siden som åpnes.',
    asked: 'Noen opprettet {{at}} en konto med denne adressen, under navnet «{{name}}».',
    askedNameless: 'Noen opprettet {{at}} en konto med denne adressen.',
    notYou: 'Hvis det ikke var deg, gjør du ingenting.',
    otherBrowser:
      'Hvis du bekrefter i en annen nettleser enn den du opprettet kontoen i, ber vi deg velge et nytt passord.',
    button: 'Bekreft adresse',
    typed: 'Eller skriv inn denne koden der du opprettet kontoen:',
    valid: 'Lenken virker i 1 dag, koden i 1 time.',
  },
  magicLink: {
    subject: 'Logg inn på {product}',
    heading: 'Logg inn på {product}',
    why: 'Noen ba om å logge inn med denne adressen. Hvis det var deg, åpner du lenken. Ingenting skjer før du trykker på knappen på siden som åpnes.',
    button: 'Logg inn',
    typed: 'Eller skriv inn denne koden der du ba om å logge inn:',
    valid:
      'Lenken virker i 1 dag og koden i 1 time, hver én gang. Ikke del dem. Alle som har en av dem, kan logge inn som deg.',
  },
  recovery: {
    subject: 'Velg et nytt passord',
    heading: 'Velg et nytt passord',
    why: 'Noen ba om et nytt {product}-passord for denne adressen. Hvis det var deg, trykker du på knappen og velger et. Til da forblir passordet det samme.',
    button: 'Velg nytt passord',
    typed: 'Eller skriv inn denne koden der du ba om det:',
    valid:
      'Lenken virker i 1 dag og koden i 1 time, hver én gang. Ikke del dem. Alle som har en av dem, kan logge inn som deg.',
  },
  reauthentication: {
    subject: 'Koden din for å endre passordet',
    heading: 'Er dette deg?',
    why: 'Noen som er logget inn på kontoen din, vil endre passordet. Hvis det er deg, skriver du inn denne koden der:',
    valid: 'Koden virker én gang og utløper om 1 time.',
    notYou:
      'Hvis det ikke er deg, deler du ikke koden og logger ut alle andre enheter i innstillingene. Noen kan bruke en enhet du er logget inn på.',
  },
  addressChangeCurrent: {
    subject: 'Bekreft endringen av e-postadressen din',
    heading: 'Endre e-postadressen din?',
    why: 'Noen som er logget inn på kontoen din, vil erstatte denne e-postadressen med en annen. Adressen endres bare når begge er bekreftet. Hvis det var deg, trykker du på knappen.',
    button: 'Bekreft endring',
    valid: 'Lenken virker i 1 dag. Hvis det ikke var deg, bekrefter du ikke, og endrer passordet ditt.',
  },
  addressChangeNew: {
    subject: 'Bekreft den nye e-postadressen din',
    heading: 'Bekreft den nye e-postadressen din',
    why: 'Noen vil bruke denne e-postadressen for {product}-kontoen sin. Den endres bare når både den nye og den gamle adressen er bekreftet. Hvis det var deg, trykker du på knappen.',
    asked: 'Noen ba om dette {{at}}, under navnet «{{name}}».',
    askedNameless: 'Noen ba om dette {{at}}.',
    notYou: 'Hvis det ikke var deg, gjør du ingenting.',
    otherBrowser:
      'Knappen virker i nettleseren du ba fra. I andre nettlesere må du logge inn på kontoen først.',
    button: 'Bekreft ny adresse',
    valid: 'Lenken virker i 1 dag.',
  },
  change: {
    you: 'Hvis det var deg, trenger du ikke å gjøre noe.',
  },
  factorAdded: {
    subject: 'Totrinnsinnlogging er på',
    heading: 'Totrinnsinnlogging er på',
    what: 'En autentiseringsapp ble lagt til i {product}-kontoen din {{at}}. Fra nå av trenger du koden fra den for å logge inn. Du er logget ut på de andre enhetene dine.',
    notYou:
      'Hvis det ikke var deg, kan noen andre komme inn på kontoen din. Velg straks et nytt passord på {{address}}/forgot-password, og skriv til oss. Adressen vår står nederst på hver side.',
  },
  factorRemoved: {
    subject: 'Totrinnsinnlogging er av',
    heading: 'Totrinnsinnlogging er av',
    what: 'Autentiseringsappen ble fjernet fra {product}-kontoen din {{at}}.',
    notYou:
      'Hvis det ikke var deg, velger du straks et nytt passord på {{address}}/forgot-password. Gå så til Innstillinger, Sikkerhet, logg ut alle andre enheter og slå på totrinnsinnlogging igjen.',
  },
  factorRecovered: {
    subject: 'En gjenopprettingskode ble brukt',
    heading: 'En gjenopprettingskode ble brukt',
    what: 'Noen brukte en gjenopprettingskode i stedet for autentiseringsappen din {{at}}. Appen og de andre gjenopprettingskodene virker ikke lenger, og du er logget ut på de andre enhetene dine.',
    notYou:
      'Hvis det ikke var deg, har noen passordet og kodene dine. Velg straks et nytt passord på {{address}}/forgot-password, og slå så på totrinnsinnlogging igjen under Innstillinger, Sikkerhet.',
  },
  passwordChanged: {
    subject: 'Passordet ditt ble endret',
    heading: 'Passordet ditt ble endret',
    what: 'Passordet for {product}-kontoen din ble endret {{at}}. Du er logget ut på de andre enhetene dine.',
    notYou:
      'Hvis det ikke var deg, velger du straks et annet passord på {{address}}/forgot-password. Det logger ut den som endret det.',
  },
  addressChanged: {
    subject: 'E-postadressen din ble endret',
    heading: 'E-postadressen din ble endret',
    what: 'E-postadressen for {product}-kontoen din ble endret {{at}}, etter at begge adressene var bekreftet. Du kan ikke lenger logge inn med denne.',
    notYou:
      'Hvis det ikke var deg, kan noen lese e-posten din. Endre passordet til e-postkontoen, og skriv til oss med en gang. Adressen vår står nederst på hver side av {{address}}.',
  },
} satisfies Translation<typeof english>
