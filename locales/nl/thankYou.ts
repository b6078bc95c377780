import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Bedankt. {{fitter}} heeft je intake.',
  titlePlain: 'Bedankt. We hebben je intake ontvangen.',
  text: 'Je intake is aangekomen. {{fitter}} neemt contact met je op om je fitting te plannen.',
  textPlain: 'Je bikefitter neemt contact met je op om je fitting te plannen.',
  nextTitle: 'Hoe het verdergaat',
  read: 'Je bikefitter leest je antwoorden.',
  schedule: 'Je bikefitter neemt contact op om de fitting te plannen.',
  follow:
    'Een paar weken na de fitting vragen we je hoe fietsen aanvoelt. Jij en je bikefitter zien dan wat er is veranderd.',
  accountTitle: 'Bewaar je antwoorden',
  accountText:
    'Met een account kun je lezen en corrigeren wat je hebt gestuurd, en zien hoe fietsen aanvoelt van fitting tot fitting.',
  account: 'Account aanmaken',
  consents: 'Je toestemmingen bekijken of intrekken',
  logIn: 'Inloggen',
  see: 'Mijn antwoorden bekijken',
  already: 'Je hebt dit formulier al verstuurd',
  nothing: {
    title: 'Nog geen intake',
    text: 'Je hebt nog geen intake verstuurd. Daarna zie je hier hoe het verdergaat.',
    signedOut:
      'Al een verstuurd? Log in om te zien hoe het verdergaat. Als je een uitnodiging hebt, open dan de link of vul de code in om te beginnen.',
    logIn: 'Inloggen',
    haveCode: 'Ik heb een code',
    home: 'Naar je pagina',
  },
} satisfies Translation<typeof english>
