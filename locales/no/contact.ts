import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kontakt',
  lead: 'Skriv til oss. Vi svarer på e-post.',
  description:
    'Skriv til menneskene bak {product}: spørsmål, demosamtaler, hjelp og personopplysningene dine.',
  topic: 'Hva gjelder det?',
  topics: {
    question: 'Et spørsmål om {product}',
    demo: 'Bestill en demosamtale',
    support: 'Hjelp med kontoen min eller en side',
    privacy: 'Personopplysningene mine',
    other: 'Noe annet',
  },
  name: 'Navn',
  email: 'E-postadresse',
  words: 'Melding',
  wordsHint: 'Ikke skriv om helsen din her. Bikefitteren leser om den i skjemaet ditt.',
  demoHint: 'Oppgi to eller tre tider som passer deg, med tidssone.',
  privacyHint: 'Du kan laste ned, rette, dele og slette opplysningene dine selv:',
  privacyLink: 'Data og personvern i innstillingene',
  website: 'La dette feltet stå tomt',
  send: 'Send melding',
  kept: 'Vi beholder meldingen din i høyst {{days}} dager, kryptert. Se',
  policy: 'personvernerklæringen',
  sent: 'Meldingen er sendt',
  sentText: 'Takk. Vi sendte deg en kort bekreftelse og svarer på e-post.',
  again: 'Skriv en ny melding',
  direct: 'Du kan også skrive til',
  fault: {
    name: 'Skriv inn navnet ditt.',
    email: 'E-postadressen er ikke fullstendig. Bruk formen name@example.com.',
    words: 'Skriv meldingen din.',
    tooLong: 'Dette er for langt. Bruk høyst {{count}} tegn.',
    characters: 'Teksten inneholder tegn som ikke kan lagres. Skriv den inn på nytt uten dem.',
    summary: 'Meldingen ble ikke sendt. Sjekk feltene som er merket nedenfor.',
  },
} satisfies Translation<typeof english>
