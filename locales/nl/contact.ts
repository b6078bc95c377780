import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Contact',
  lead: 'Schrijf ons. We antwoorden per e-mail.',
  description:
    'Schrijf naar de mensen achter {product}: vragen, demogesprekken, hulp, en je persoonsgegevens.',
  topic: 'Waar gaat het over?',
  topics: {
    question: 'Een vraag over {product}',
    demo: 'Een demogesprek plannen',
    support: 'Hulp bij mijn account of een pagina',
    privacy: 'Mijn persoonsgegevens',
    other: 'Iets anders',
  },
  name: 'Naam',
  email: 'E-mailadres',
  words: 'Bericht',
  wordsHint: 'Schrijf hier niets over je gezondheid. Je bikefitter leest dat in je formulier.',
  demoHint: 'Noem twee of drie tijden die je uitkomen, met je tijdzone.',
  privacyHint: 'Je kunt je gegevens zelf downloaden, corrigeren, delen en wissen:',
  privacyLink: 'Gegevens en privacy in je instellingen',
  website: 'Laat dit veld leeg',
  send: 'Bericht versturen',
  kept: 'We bewaren je bericht hoogstens {{days}} dagen, versleuteld. Zie het',
  policy: 'privacybeleid',
  sent: 'Bericht verstuurd',
  sentText: 'Bedankt. We hebben je een korte bevestiging gestuurd en antwoorden per e-mail.',
  again: 'Nog een bericht schrijven',
  direct: 'Je kunt ook schrijven naar',
  fault: {
    name: 'Vul je naam in.',
    email: 'Dit e-mailadres is niet volledig. Gebruik de vorm naam@example.com.',
    words: 'Schrijf je bericht.',
    tooLong: 'Dit is te lang. Gebruik hoogstens {{count}} tekens.',
    characters: 'Dit bevat tekens die niet kunnen worden opgeslagen. Vul het zonder die tekens opnieuw in.',
    summary: 'Het bericht is niet verstuurd. Controleer de gemarkeerde velden hieronder.',
  },
} satisfies Translation<typeof english>
