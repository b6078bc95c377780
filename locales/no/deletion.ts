import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Slett konto',
  text: 'Slett kontoen din for godt. Du ser nøyaktig hva som slettes og hva som beholdes, før du bekrefter.',
  open: 'Slett kontoen min',
  client: {
    goes: 'Vi sletter for godt:',
    fitFiles_one: 'alt {{count}} bikefitter lagrer om deg',
    fitFiles_other: 'alt {{count}} bikefittere lagrer om deg',
    submissions_one: '{{count}} skjema du sendte inn, med svarene dine',
    submissions_other: '{{count}} skjemaer du sendte inn, med svarene dine',
    openIntakes_one: '{{count}} skjema du har begynt på, men ikke sendt inn',
    openIntakes_other: '{{count}} skjemaer du har begynt på, men ikke sendt inn',
    account: 'navnet ditt, adressen, innstillinger og samtykker, og alle måter å logge inn på',
    stays: 'Hva som beholdes',
    staysText:
      'Bikefitterne beholder bare en oversikt over at en økt fant sted, og når. Den sier ikke hvem du er, og inneholder ikke svarene dine.',
  },
  fitter: {
    goes: 'Vi sletter for godt:',
    fitFiles_one: 'alt du lagrer om {{count}} syklist uten konto',
    fitFiles_other: 'alt du lagrer om {{count}} syklister uten konto',
    submissions_one: '{{count}} skjema disse syklistene sendte inn, med svarene',
    submissions_other: '{{count}} skjemaer disse syklistene sendte inn, med svarene',
    openIntakes_one: '{{count}} skjema som er begynt, men ikke sendt inn',
    openIntakes_other: '{{count}} skjemaer som er begynt, men ikke sendt inn',
    invitations_one: '{{count}} åpen invitasjon, som trekkes tilbake',
    invitations_other: '{{count}} åpne invitasjoner, som trekkes tilbake',
    account: 'navnet ditt, adressen, studioet og innstillinger, og alle måter å logge inn på',
    stays: 'Hva som beholdes',
    filesThatStay_one: 'Alt om {{count}} syklist med konto. Syklisten kan fortsatt se det, men ikke du.',
    filesThatStay_other: 'Alt om {{count}} syklister med konto. Syklistene kan fortsatt se det, men ikke du.',
    noneStay: 'Ingenting, fordi ingen av syklistene dine har en konto.',
    askRiders:
      'Hvis loven krever at du oppbevarer dokumentasjon om arbeidet ditt, lagrer du det du trenger før du sletter kontoen.',
  },
  signInStays:
    'Selve innloggingen din administreres av en annen tjeneste. Slett den der også hvis du ikke lenger vil ha den.',
  device: 'Vi sletter også det {product} lagrer på denne enheten.',
  word: 'slett',
  type: 'Skriv ordet «{{word}}» for å fortsette',
  typeWrong: 'Skriv ordet «{{word}}».',
  confirm: 'Slett kontoen min for godt',
  deleted: {
    text: 'Alt som var ditt i den, er også slettet. Takk for at du brukte {product}.',
    receipts: 'Kvittering for det som ble slettet, uten å si hvem det gjaldt: {{numbers}}',
  },
} satisfies Translation<typeof english>
