import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Takk. {{fitter}} har forhåndsskjemaet ditt.',
  titlePlain: 'Takk. Vi har mottatt forhåndsskjemaet ditt.',
  text: 'Skjemaet ditt er mottatt. {{fitter}} tar kontakt for å avtale bikefiten.',
  textPlain: 'Bikefitteren tar kontakt for å avtale bikefiten.',
  nextTitle: 'Hva skjer nå',
  read: 'Bikefitteren leser svarene dine.',
  schedule: 'Bikefitteren tar kontakt for å avtale bikefiten.',
  follow:
    'Noen uker etter bikefiten spør vi deg hvordan det kjennes å sykle. Både du og bikefitteren ser hva som endret seg.',
  accountTitle: 'Ta vare på svarene dine',
  accountText:
    'Med en konto kan du lese og rette det du har sendt, og se hvordan det kjennes å sykle fra bikefit til bikefit.',
  account: 'Opprett konto',
  consents: 'Se eller trekk tilbake samtykkene dine',
  logIn: 'Logg inn',
  see: 'Se svarene mine',
  already: 'Du har allerede sendt inn dette skjemaet',
  nothing: {
    title: 'Ikke noe forhåndsskjema ennå',
    text: 'Du har ikke sendt inn et forhåndsskjema ennå. Når du har gjort det, ser du her hva som skjer videre.',
    signedOut:
      'Har du allerede sendt inn et? Logg inn for å se hva som skjer videre. Hvis du har en invitasjon, åpner du lenken eller skriver inn koden for å starte.',
    logIn: 'Logg inn',
    haveCode: 'Jeg har en kode',
    home: 'Gå til siden din',
  },
} satisfies Translation<typeof english>
