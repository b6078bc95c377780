import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tack. {{fitter}} har ditt förhandsformulär.',
  titlePlain: 'Tack. Vi har fått ditt förhandsformulär.',
  text: 'Vi har tagit emot formuläret. {{fitter}} hör av sig för att boka din bike fit.',
  textPlain: 'Din bikefitter hör av sig för att boka din bike fit.',
  nextTitle: 'Vad händer nu',
  read: 'Din bikefitter läser dina svar.',
  schedule: 'Din bikefitter hör av sig för att boka din bike fit.',
  follow:
    'Några veckor efter din bike fit frågar vi hur det känns att cykla. Du och din bikefitter ser båda vad som förändrats.',
  accountTitle: 'Behåll dina svar',
  accountText:
    'Med ett konto kan du läsa och rätta det du skickade och se hur cyklingen känns från bike fit till bike fit.',
  account: 'Skapa konto',
  consents: 'Se eller återkalla dina samtycken',
  logIn: 'Logga in',
  see: 'Se mina svar',
  already: 'Du har redan skickat formuläret',
  nothing: {
    title: 'Inget förhandsformulär ännu',
    text: 'Du har inte skickat något förhandsformulär ännu. När du har gjort det ser du här vad som händer sedan.',
    signedOut:
      'Redan skickat ett? Logga in för att se vad som händer sedan. Om du har en inbjudan öppnar du länken eller anger koden för att börja.',
    logIn: 'Logga in',
    haveCode: 'Jag har en kod',
    home: 'Gå till din sida',
  },
} satisfies Translation<typeof english>
