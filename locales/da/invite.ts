import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'En hilsen fra {{fitter}}',
    title: '{{fitter}} inviterer dig til at forberede dit bikefit',
    lead: 'Seks korte trin: omkring {{required}} minutter for det nødvendige, omkring {{everything}} for det hele. Du kan stoppe når som helst. Dine svar er gemt, og du kan fortsætte på en anden enhed.',
    forWhat:
      'Dine svar viser din bikefitter, hvordan det føles at cykle i dag, så dit bikefit kan begynde med det, der er vigtigt for dig.',
    start: 'Start',
    continue: 'Fortsæt',
    goOnText: 'Dine svar er gemt. Fortsæt, hvor du slap.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Dine svar bliver mellem dig og {{fitter}}.',
    text: 'Kun din bikefitter læser dem, og {product}-support, hvis noget skal løses. De er dine: Med en konto kan du når som helst læse, rette og slette dem.',
    link: 'Dine data og dit privatliv',
  },
  consent:
    'Ved at trykke på »Start« samtykker du i, at {{fitter}} må bruge dine svar, herunder helbredsoplysninger, til at forberede og gennemføre dit bikefit. Du kan når som helst trække dit samtykke tilbage.',
  wrongDevice: {
    question: 'Vil du bruge en anden enhed?',
    address: 'Gå til {{address}} på den enhed',
    code: 'og skriv koden fra din e-mail.',
    link: 'Åbn det samme link der, før du trykker på Start her.',
  },
  other: {
    title: 'Du er allerede begyndt',
    text: 'For at beskytte dine svar sender vi dig en kode på e-mail. Skriv den her for at fortsætte, hvor du slap.',
    send: 'Send kode',
    again: 'Send en ny kode',
    sent: 'Hvis adressen er rigtig, har vi sendt dig en kode. Den gælder i kort tid.',
    code: 'Kode fra e-mailen',
    open: 'Fortsæt',
    unreachableTitle: 'Du begyndte på en anden enhed',
    unreachable:
      'Vi har ingen e-mailadresse at sende en kode til. Fortsæt på den enhed, du begyndte på, eller bed {{fitter}} om et nyt link. Et nyt link starter med et tomt skema.',
  },
  code: {
    title: 'Skriv koden fra din e-mail',
    lead: 'E-mailen fra din bikefitter har et link og en kode på 8 bogstaver og cifre.',
    email: 'Din e-mail',
    emailHint: 'Den adresse, invitationen blev sendt til.',
    emailMissing: 'Skriv den adresse, invitationen blev sendt til.',
    emailWrong: 'E-mailadressen er ikke fuldstændig. Brug formen name@example.com.',
    code: 'Kode',
    codeHint: '8 bogstaver og cifre. Mellemrum og bindestreger kan udelades.',
    codeMissing: 'Skriv koden.',
    codeShape: 'En kode har 8 bogstaver og cifre. Sammenlign den med din e-mail.',
    open: 'Åbn invitation',
    noCode: 'Ingen kode? Åbn linket i din e-mail, eller bed din bikefitter om et nyt link eller en QR-kode.',
    left_one: '{{count}} forsøg tilbage. Derefter virker kun linket i din e-mail.',
    left_other: '{{count}} forsøg tilbage. Derefter virker kun linket i din e-mail.',
  },
  submitted: {
    title: 'Tak. Du har indsendt dit forhåndsskema.',
    text: '{{fitter}} har modtaget det og kontakter dig for at aftale dit bikefit.',
    logIn: 'Log ind for at se det',
    signUp: 'Opret konto',
  },
  closed: {
    withdrawn: 'Invitationen er trukket tilbage',
    expired: 'Invitationen er udløbet',
    unknown: 'Invitationen kan ikke findes',
    answered: 'Du har indsendt dit forhåndsskema',
    withdrawnText: 'Din bikefitter har trukket den tilbage. Hvis du tror, det er en fejl, så bed om en ny.',
    expiredText: 'Invitationer virker i 30 dage. Bed din bikefitter om et nyt link.',
    unknownText:
      'En del af linket mangler måske, eller et nyere link har erstattet det. Åbn det igen fra din e-mail, bed din bikefitter om et nyt link, eller skriv din kode.',
    answeredText:
      'Din bikefitter har modtaget det. Log ind for at læse det, eller spørg din bikefitter, hvis noget skal ændres.',
    typeCode: 'Skriv en kode',
  },
} satisfies Translation<typeof english>
