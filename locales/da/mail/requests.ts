import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Din anmodning om dine oplysninger',
    heading: {
      received: 'Vi har fået din anmodning',
      extended: 'Vi har brug for mere tid til din anmodning',
      done: 'Din anmodning er udført',
      refused: 'Vi kan ikke gøre det, du bad om',
    },
    asked: 'Anmodningen: {{right}}.',
    right: {
      access: 'at se, hvilke oplysninger der er',
      copy: 'en kopi af oplysningerne',
      correction: 'at rette oplysninger',
      erasure: 'at slette oplysningerne',
      restriction: 'at begrænse, hvad oplysningerne bruges til',
      objection: 'at gøre indsigelse mod, hvad oplysningerne bruges til',
    },
    until: {
      received: 'Vi svarer senest {{day}}.',
      extended: 'Vi svarer senest {{day}}. Årsagen:',
    },
    prove:
      'For at ingen andre får eller sletter dine oplysninger, så svar os med denne kode fra denne adresse:',
    replies: 'Svar sendes til {{address}}.',
    complain: 'Du kan klage til databeskyttelsesmyndigheden, hvor du bor, og gå til domstolene.',
  },
  contactMessage: {
    subject: 'En besked fra kontaktformularen',
    heading: 'En besked fra kontaktformularen',
    about: 'Om: {{topic}}',
    from: 'Fra: {{name}}, {{email}}',
    answer: 'Svar på e-mail til adressen ovenfor. Ingen har bekræftet, at beskeden kom derfra.',
    resolve: 'Åbn beskeder',
    topic: {
      question: 'et spørgsmål om {product}',
      demo: 'en demosamtale',
      support: 'hjælp med en konto eller en side',
      privacy: 'personoplysninger',
      other: 'noget andet',
    },
  },
  contactConfirmation: {
    subject: 'Vi har fået din besked',
    heading: 'Vi har fået din besked',
    text: 'Tak, fordi du skrev til os. Vi svarer på e-mail.',
    notYou:
      'Hvis du ikke skrev til os, har nogen skrevet din adresse ved en fejl. Du behøver ikke gøre noget.',
  },
  rightsAlarm: {
    subject: 'En anmodning om personoplysninger har frist {{day}}',
    heading: 'En anmodning er stadig åben',
    request: 'Nummeret er {{id}}. Konsollen viser den med: npm run rights -- list',
    button: 'Se anmodningen',
  },
} satisfies Translation<typeof english>
