import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kontakt',
  lead: 'Skriv till oss. Vi svarar via e-post.',
  description: 'Skriv till människorna bakom {product}: frågor, demosamtal, hjälp och dina personuppgifter.',
  topic: 'Vad gäller det?',
  topics: {
    question: 'En fråga om {product}',
    demo: 'Boka ett demosamtal',
    support: 'Hjälp med mitt konto eller en sida',
    privacy: 'Mina personuppgifter',
    other: 'Något annat',
  },
  name: 'Namn',
  email: 'E-postadress',
  words: 'Meddelande',
  wordsHint: 'Skriv inte om din hälsa här. Det läser din bikefitter i ditt formulär.',
  demoHint: 'Ange två eller tre tider som passar, med din tidszon.',
  privacyHint: 'Du kan själv hämta, rätta, dela och radera dina uppgifter:',
  privacyLink: 'Uppgifter & integritet i inställningarna',
  website: 'Lämna fältet tomt',
  send: 'Skicka meddelande',
  kept: 'Vi sparar ditt meddelande i högst {{days}} dagar, krypterat. Se',
  policy: 'integritetspolicyn',
  sent: 'Meddelande skickat',
  sentText: 'Tack. Vi har skickat en kort bekräftelse och svarar via e-post.',
  again: 'Skriv ett nytt meddelande',
  direct: 'Du kan också skriva till',
  fault: {
    name: 'Ange ditt namn.',
    email: 'E-postadressen är inte fullständig. Skriv den som namn@example.com.',
    words: 'Skriv ditt meddelande.',
    tooLong: 'Det är för långt. Använd högst {{count}} tecken.',
    characters: 'Texten innehåller tecken som inte kan sparas. Ange den igen utan dem.',
    summary: 'Meddelandet skickades inte. Kontrollera de markerade fälten nedan.',
  },
} satisfies Translation<typeof english>
