import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kontakt',
  lead: 'Skriv til os. Vi svarer på e-mail.',
  description:
    'Skriv til menneskene bag {product}: spørgsmål, demosamtaler, hjælp og dine personoplysninger.',
  topic: 'Hvad drejer det sig om?',
  topics: {
    question: 'Et spørgsmål om {product}',
    demo: 'Bestil en demosamtale',
    support: 'Hjælp med min konto eller en side',
    privacy: 'Mine personoplysninger',
    other: 'Noget andet',
  },
  name: 'Navn',
  email: 'E-mailadresse',
  words: 'Besked',
  wordsHint: 'Skriv ikke om dit helbred her. Det læser din bikefitter i dit skema.',
  demoHint: 'Skriv to eller tre tider, der passer dig, med din tidszone.',
  privacyHint: 'Du kan selv downloade, rette, dele og slette dine oplysninger:',
  privacyLink: 'Data og privatliv i dine indstillinger',
  website: 'Lad dette felt stå tomt',
  send: 'Send besked',
  kept: 'Vi gemmer din besked i højst {{days}} dage, krypteret. Se',
  policy: 'privatlivspolitikken',
  sent: 'Beskeden er sendt',
  sentText: 'Tak. Vi har sendt dig en kort bekræftelse og svarer på e-mail.',
  again: 'Skriv en besked mere',
  direct: 'Du kan også skrive til',
  fault: {
    name: 'Skriv dit navn.',
    email: 'E-mailadressen er ikke fuldstændig. Brug formen name@example.com.',
    words: 'Skriv din besked.',
    tooLong: 'Det er for langt. Brug højst {{count}} tegn.',
    characters: 'Teksten indeholder tegn, som ikke kan gemmes. Skriv den igen uden dem.',
    summary: 'Beskeden blev ikke sendt. Tjek felterne, der er markeret nedenfor.',
  },
} satisfies Translation<typeof english>
