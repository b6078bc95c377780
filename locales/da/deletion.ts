import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Slet konto',
  text: 'Slet din konto permanent. Du ser præcis, hvad der slettes, og hvad der bevares, før du bekræfter.',
  open: 'Slet min konto',
  client: {
    goes: 'Vi sletter permanent:',
    fitFiles_one: 'alt, {{count}} bikefitter gemmer om dig',
    fitFiles_other: 'alt, {{count}} bikefittere gemmer om dig',
    submissions_one: '{{count}} skema, du har indsendt, med dine svar',
    submissions_other: '{{count}} skemaer, du har indsendt, med dine svar',
    openIntakes_one: '{{count}} skema, du er begyndt på, men ikke har indsendt',
    openIntakes_other: '{{count}} skemaer, du er begyndt på, men ikke har indsendt',
    account: 'dit navn, din adresse, indstillinger og samtykker og alle måder at logge ind på',
    stays: 'Hvad der bevares',
    staysText:
      'Dine bikefittere beholder kun en registrering af, at en session fandt sted, og hvornår. Den siger ikke, hvem du er, og indeholder ikke dine svar.',
  },
  fitter: {
    goes: 'Vi sletter permanent:',
    fitFiles_one: 'alt, du gemmer om {{count}} rytter uden konto',
    fitFiles_other: 'alt, du gemmer om {{count}} ryttere uden konto',
    submissions_one: '{{count}} skema, disse ryttere har indsendt, med svarene',
    submissions_other: '{{count}} skemaer, disse ryttere har indsendt, med svarene',
    openIntakes_one: '{{count}} skema, der er begyndt, men ikke indsendt',
    openIntakes_other: '{{count}} skemaer, der er begyndt, men ikke indsendt',
    invitations_one: '{{count}} åben invitation, som trækkes tilbage',
    invitations_other: '{{count}} åbne invitationer, som trækkes tilbage',
    account: 'dit navn, din adresse, dit studie og indstillinger og alle måder at logge ind på',
    stays: 'Hvad der bevares',
    filesThatStay_one: 'Alt om {{count}} rytter med konto. Rytteren kan stadig se det, men det kan du ikke.',
    filesThatStay_other:
      'Alt om {{count}} ryttere med konto. Rytterne kan stadig se det, men det kan du ikke.',
    noneStay: 'Intet, fordi ingen af dine ryttere har en konto.',
    askRiders:
      'Hvis loven kræver, at du opbevarer dokumentation for dit arbejde, så gem det, du har brug for, før du sletter din konto.',
  },
  signInStays:
    'Selve dit login administreres af en anden tjeneste. Slet det også der, hvis du ikke længere vil have det.',
  device: 'Vi sletter også det, {product} gemmer på denne enhed.',
  word: 'slet',
  type: 'Skriv ordet »{{word}}« for at fortsætte',
  typeWrong: 'Skriv ordet »{{word}}«.',
  confirm: 'Slet min konto permanent',
  deleted: {
    text: 'Alt, der var dit i den, er også slettet. Tak, fordi du brugte {product}.',
    receipts: 'Kvittering for det, der blev slettet, uden at sige, hvem det drejede sig om: {{numbers}}',
  },
} satisfies Translation<typeof english>
