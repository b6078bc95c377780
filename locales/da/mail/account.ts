import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Bekræft din e-mailadresse',
    heading: 'Velkommen til {product}',
    why: 'Bekræft din adresse for at blive færdig med at oprette kontoen. Der sker intet, før du trykker på knappen på den side, der åbner.',
    asked: 'Nogen oprettede {{at}} en konto med denne adresse, under navnet »{{name}}«.',
    askedNameless: 'Nogen oprettede {{at}} en konto med denne adresse.',
    notYou: 'Hvis det ikke var dig, så gør ingenting.',
    otherBrowser:
      'Hvis du bekræfter i en anden browser end den, du oprettede kontoen i, beder vi dig vælge en ny adgangskode.',
    button: 'Bekræft adresse',
    typed: 'Eller skriv denne kode der, hvor du oprettede kontoen:',
    valid: 'Linket virker i 1 dag, koden i 1 time.',
  },
  magicLink: {
    subject: 'Log ind på {product}',
    heading: 'Log ind på {product}',
    why: 'Nogen bad om at logge ind med denne adresse. Hvis det var dig, så åbn linket. Der sker intet, før du trykker på knappen på den side, der åbner.',
    button: 'Log ind',
    typed: 'Eller skriv denne kode der, hvor du bad om at logge ind:',
    valid:
      'Linket virker i 1 dag og koden i 1 time, hver én gang. Del dem ikke. Alle, der har en af dem, kan logge ind som dig.',
  },
  recovery: {
    subject: 'Vælg en ny adgangskode',
    heading: 'Vælg en ny adgangskode',
    why: 'Nogen bad om en ny {product}-adgangskode til denne adresse. Hvis det var dig, så tryk på knappen, og vælg en. Indtil da er din adgangskode den samme.',
    button: 'Vælg ny adgangskode',
    typed: 'Eller skriv denne kode der, hvor du bad om det:',
    valid:
      'Linket virker i 1 dag og koden i 1 time, hver én gang. Del dem ikke. Alle, der har en af dem, kan logge ind som dig.',
  },
  reauthentication: {
    subject: 'Din kode til at ændre adgangskoden',
    heading: 'Er det dig?',
    why: 'Nogen, der er logget ind på din konto, vil ændre adgangskoden. Hvis det er dig, så skriv denne kode der:',
    valid: 'Koden virker én gang og udløber om 1 time.',
    notYou:
      'Hvis det ikke er dig, så del ikke koden, og log alle andre enheder ud i dine indstillinger. Nogen bruger måske en enhed, du er logget ind på.',
  },
  addressChangeCurrent: {
    subject: 'Bekræft ændringen af din e-mailadresse',
    heading: 'Ændre din e-mailadresse?',
    why: 'Nogen, der er logget ind på din konto, vil erstatte denne e-mailadresse med en anden. Din adresse ændres først, når begge er bekræftet. Hvis det var dig, så tryk på knappen.',
    button: 'Bekræft ændring',
    valid: 'Linket virker i 1 dag. Hvis det ikke var dig, så bekræft ikke, og skift din adgangskode.',
  },
  addressChangeNew: {
    subject: 'Bekræft din nye e-mailadresse',
    heading: 'Bekræft din nye e-mailadresse',
    why: 'Nogen vil bruge denne e-mailadresse til sin {product}-konto. Den ændres først, når både den nye og den gamle adresse er bekræftet. Hvis det var dig, så tryk på knappen.',
    asked: 'Nogen bad om det {{at}}, under navnet »{{name}}«.',
    askedNameless: 'Nogen bad om det {{at}}.',
    notYou: 'Hvis det ikke var dig, så gør ingenting.',
    otherBrowser:
      'Knappen virker i den browser, du bad om det fra. I enhver anden browser skal du først logge ind på din konto.',
    button: 'Bekræft ny adresse',
    valid: 'Linket virker i 1 dag.',
  },
  change: {
    you: 'Hvis det var dig, behøver du ikke gøre noget.',
  },
  factorAdded: {
    subject: 'Totrinslogin er slået til',
    heading: 'Totrinslogin er slået til',
    what: 'En godkendelsesapp blev føjet til din {product}-konto {{at}}. Fra nu af skal du bruge dens kode for at logge ind. Du er logget ud på dine andre enheder.',
    notYou:
      'Hvis det ikke var dig, kan en anden komme ind på din konto. Vælg straks en ny adgangskode på {{address}}/forgot-password, og skriv til os. Vores adresse står nederst på hver side.',
  },
  factorRemoved: {
    subject: 'Totrinslogin er slået fra',
    heading: 'Totrinslogin er slået fra',
    what: 'Godkendelsesappen blev fjernet fra din {product}-konto {{at}}.',
    notYou:
      'Hvis det ikke var dig, så vælg straks en ny adgangskode på {{address}}/forgot-password. Gå derefter til Indstillinger, Sikkerhed, log alle andre enheder ud, og slå totrinslogin til igen.',
  },
  factorRecovered: {
    subject: 'En gendannelseskode blev brugt',
    heading: 'En gendannelseskode blev brugt',
    what: 'Nogen brugte en gendannelseskode i stedet for din godkendelsesapp {{at}}. Appen og dine andre gendannelseskoder virker ikke længere, og du er logget ud på dine andre enheder.',
    notYou:
      'Hvis det ikke var dig, har nogen din adgangskode og dine koder. Vælg straks en ny adgangskode på {{address}}/forgot-password, og slå derefter totrinslogin til igen under Indstillinger, Sikkerhed.',
  },
  passwordChanged: {
    subject: 'Din adgangskode blev ændret',
    heading: 'Din adgangskode blev ændret',
    what: 'Adgangskoden til din {product}-konto blev ændret {{at}}. Du er logget ud på dine andre enheder.',
    notYou:
      'Hvis det ikke var dig, så vælg straks en anden adgangskode på {{address}}/forgot-password. Det logger den ud, der ændrede den.',
  },
  addressChanged: {
    subject: 'Din e-mailadresse blev ændret',
    heading: 'Din e-mailadresse blev ændret',
    what: 'E-mailadressen til din {product}-konto blev ændret {{at}}, efter at begge adresser var bekræftet. Du kan ikke længere logge ind med denne.',
    notYou:
      'Hvis det ikke var dig, kan nogen læse dine e-mails. Skift adgangskoden til din postkasse, og skriv til os med det samme. Vores adresse står nederst på hver side af {{address}}.',
  },
} satisfies Translation<typeof english>
