import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'En hälsning från {{fitter}}',
    title: '{{fitter}} bjuder in dig att förbereda din bike fit',
    lead: 'Sex korta steg: cirka {{required}} minuter för det som behövs, cirka {{everything}} för allt. Du kan sluta när som helst. Dina svar sparas, och du kan fortsätta på en annan enhet.',
    forWhat:
      'Dina svar visar din bikefitter hur cyklingen känns i dag, så att din bike fit kan börja med det som är viktigt för dig.',
    start: 'Starta',
    continue: 'Fortsätt',
    goOnText: 'Dina svar är sparade. Fortsätt där du slutade.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Dina svar stannar mellan dig och {{fitter}}.',
    text: 'Bara din bikefitter läser dem, och {product}-supporten om något behöver åtgärdas. De är dina: med ett konto kan du läsa, rätta och radera dem när som helst.',
    link: 'Dina uppgifter & integritet',
  },
  consent:
    'Genom att trycka på ”Starta” samtycker du till att {{fitter}} får använda dina svar, inklusive hälsouppgifter, för att förbereda och genomföra din bike fit. Du kan återkalla ditt samtycke när som helst.',
  wrongDevice: {
    question: 'Vill du använda en annan enhet?',
    address: 'Gå till {{address}} på den enheten',
    code: 'och ange koden från e-postmeddelandet.',
    link: 'Öppna samma länk där innan du trycker på Starta här.',
  },
  other: {
    title: 'Du har redan börjat',
    text: 'För att skydda dina svar skickar vi en kod via e-post. Ange den här för att fortsätta där du slutade.',
    send: 'Skicka kod',
    again: 'Skicka en ny kod',
    sent: 'Om adressen stämmer har vi skickat en kod. Den gäller en kort tid.',
    code: 'Kod från e-postmeddelandet',
    open: 'Fortsätt',
    unreachableTitle: 'Du började på en annan enhet',
    unreachable:
      'Vi har ingen e-postadress att skicka en kod till. Fortsätt på enheten där du började, eller be {{fitter}} om en ny länk. En ny länk börjar med ett tomt formulär.',
  },
  code: {
    title: 'Ange koden från din e-post',
    lead: 'I bikefitterns e-post finns en länk och en kod med 8 bokstäver och siffror.',
    email: 'Din e-post',
    emailHint: 'Adressen som inbjudan skickades till.',
    emailMissing: 'Ange adressen som inbjudan skickades till.',
    emailWrong: 'E-postadressen är inte fullständig. Skriv den som namn@example.com.',
    code: 'Kod',
    codeHint: '8 bokstäver och siffror. Du kan utelämna mellanslag och bindestreck.',
    codeMissing: 'Ange koden.',
    codeShape: 'En kod har 8 bokstäver och siffror. Jämför med din e-post.',
    open: 'Öppna inbjudan',
    noCode: 'Ingen kod? Öppna länken i din e-post, eller be din bikefitter om en ny länk eller QR-kod.',
    left_one: '{{count}} försök kvar. Sedan fungerar bara länken i din e-post.',
    left_other: '{{count}} försök kvar. Sedan fungerar bara länken i din e-post.',
  },
  submitted: {
    title: 'Tack. Ditt förhandsformulär är skickat.',
    text: '{{fitter}} har fått det och hör av sig för att boka din bike fit.',
    logIn: 'Logga in för att se det',
    signUp: 'Skapa konto',
  },
  closed: {
    withdrawn: 'Inbjudan har dragits tillbaka',
    expired: 'Inbjudan har gått ut',
    unknown: 'Inbjudan hittades inte',
    answered: 'Du har skickat ditt förhandsformulär',
    withdrawnText:
      'Din bikefitter har dragit tillbaka den. Om du tror att det är ett misstag ber du om en ny.',
    expiredText: 'Inbjudningar fungerar i 30 dagar. Be din bikefitter om en ny länk.',
    unknownText:
      'En del av länken kan saknas, eller så har en nyare länk ersatt den. Öppna den igen från din e-post, be din bikefitter om en ny länk eller ange koden.',
    answeredText:
      'Din bikefitter har fått det. Logga in för att läsa det, eller fråga din bikefitter om du behöver ändra något.',
    typeCode: 'Ange en kod',
  },
} satisfies Translation<typeof english>
