import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tak. {{fitter}} har dit forhåndsskema.',
  titlePlain: 'Tak. Vi har modtaget dit forhåndsskema.',
  text: 'Dit skema er modtaget. {{fitter}} kontakter dig for at aftale dit bikefit.',
  textPlain: 'Din bikefitter kontakter dig for at aftale dit bikefit.',
  nextTitle: 'Hvad sker der nu',
  read: 'Din bikefitter læser dine svar.',
  schedule: 'Din bikefitter kontakter dig for at aftale bikefittet.',
  follow:
    'Nogle uger efter bikefittet spørger vi dig, hvordan det føles at cykle. Både du og din bikefitter ser, hvad der har ændret sig.',
  accountTitle: 'Behold dine svar',
  accountText:
    'Med en konto kan du læse og rette det, du har sendt, og se, hvordan det føles at cykle fra bikefit til bikefit.',
  account: 'Opret konto',
  consents: 'Se eller træk dine samtykker tilbage',
  logIn: 'Log ind',
  see: 'Se mine svar',
  already: 'Du har allerede indsendt dette skema',
  nothing: {
    title: 'Intet forhåndsskema endnu',
    text: 'Du har ikke indsendt et forhåndsskema endnu. Når du har, ser du her, hvad der sker nu.',
    signedOut:
      'Har du allerede indsendt et? Log ind for at se, hvad der sker nu. Hvis du har en invitation, så åbn linket, eller skriv koden for at starte.',
    logIn: 'Log ind',
    haveCode: 'Jeg har en kode',
    home: 'Gå til din side',
  },
} satisfies Translation<typeof english>
