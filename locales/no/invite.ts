import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'En hilsen fra {{fitter}}',
    title: '{{fitter}} inviterer deg til å forberede bikefiten din',
    lead: 'Seks korte trinn: omtrent {{required}} minutter for det nødvendige, omtrent {{everything}} for alt. Du kan stoppe når som helst. Svarene dine er lagret, og du kan fortsette på en annen enhet.',
    forWhat:
      'Svarene dine viser bikefitteren hvordan det kjennes å sykle i dag, så bikefiten kan begynne med det som er viktig for deg.',
    start: 'Start',
    continue: 'Fortsett',
    goOnText: 'Svarene dine er lagret. Fortsett der du slapp.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Svarene dine blir mellom deg og {{fitter}}.',
    text: 'Bare bikefitteren leser dem, og {product}-support hvis noe må rettes opp. De er dine: Med en konto kan du når som helst lese, rette og slette dem.',
    link: 'Dine data og personvern',
  },
  consent:
    'Ved å trykke «Start» samtykker du til at {{fitter}} kan bruke svarene dine, inkludert helseopplysninger, til å forberede og gjennomføre bikefiten din. Du kan når som helst trekke tilbake samtykket.',
  wrongDevice: {
    question: 'Vil du bruke en annen enhet?',
    address: 'Gå til {{address}} på den enheten',
    code: 'og skriv inn koden fra e-posten.',
    link: 'Åpne den samme lenken der før du trykker Start her.',
  },
  other: {
    title: 'Du har allerede begynt',
    text: 'For å beskytte svarene dine sender vi deg en kode på e-post. Skriv den inn her for å fortsette der du slapp.',
    send: 'Send kode',
    again: 'Send en ny kode',
    sent: 'Hvis adressen er riktig, har vi sendt deg en kode. Den gjelder en kort stund.',
    code: 'Kode fra e-posten',
    open: 'Fortsett',
    unreachableTitle: 'Du begynte på en annen enhet',
    unreachable:
      'Vi har ingen e-postadresse å sende en kode til. Fortsett på enheten du begynte på, eller be {{fitter}} om en ny lenke. En ny lenke starter med et tomt skjema.',
  },
  code: {
    title: 'Skriv inn koden fra e-posten',
    lead: 'E-posten fra bikefitteren har en lenke og en kode på 8 bokstaver og sifre.',
    email: 'E-posten din',
    emailHint: 'Adressen invitasjonen ble sendt til.',
    emailMissing: 'Skriv inn adressen invitasjonen ble sendt til.',
    emailWrong: 'E-postadressen er ikke fullstendig. Bruk formen name@example.com.',
    code: 'Kode',
    codeHint: '8 bokstaver og sifre. Mellomrom og bindestreker kan utelates.',
    codeMissing: 'Skriv inn koden.',
    codeShape: 'En kode har 8 bokstaver og sifre. Sammenlign den med e-posten.',
    open: 'Åpne invitasjon',
    noCode: 'Ingen kode? Åpne lenken i e-posten, eller be bikefitteren om en ny lenke eller QR-kode.',
    left_one: '{{count}} forsøk igjen. Etter det virker bare lenken i e-posten.',
    left_other: '{{count}} forsøk igjen. Etter det virker bare lenken i e-posten.',
  },
  submitted: {
    title: 'Takk. Du har sendt inn forhåndsskjemaet.',
    text: '{{fitter}} har mottatt det og tar kontakt for å avtale bikefiten.',
    logIn: 'Logg inn for å se det',
    signUp: 'Opprett konto',
  },
  closed: {
    withdrawn: 'Invitasjonen er trukket tilbake',
    expired: 'Invitasjonen er utløpt',
    unknown: 'Vi finner ikke invitasjonen',
    answered: 'Du har sendt inn forhåndsskjemaet',
    withdrawnText: 'Bikefitteren har trukket den tilbake. Be om en ny hvis du tror det er en feil.',
    expiredText: 'Invitasjoner virker i 30 dager. Be bikefitteren om en ny lenke.',
    unknownText:
      'En del av lenken kan mangle, eller en nyere lenke har erstattet den. Åpne den på nytt fra e-posten, be bikefitteren om en ny lenke, eller skriv inn koden din.',
    answeredText:
      'Bikefitteren har mottatt det. Logg inn for å lese det, eller spør bikefitteren hvis noe må endres.',
    typeCode: 'Skriv inn en kode',
  },
} satisfies Translation<typeof english>
