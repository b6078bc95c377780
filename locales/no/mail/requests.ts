import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Forespørselen din om opplysningene dine',
    heading: {
      received: 'Vi har fått forespørselen din',
      extended: 'Vi trenger mer tid til forespørselen din',
      done: 'Forespørselen din er utført',
      refused: 'Vi kan ikke gjøre det du ba om',
    },
    asked: 'Forespørselen: {{right}}.',
    right: {
      access: 'å se hvilke opplysninger som finnes',
      copy: 'en kopi av opplysningene',
      correction: 'å rette opplysninger',
      erasure: 'å slette opplysningene',
      restriction: 'å begrense hva opplysningene brukes til',
      objection: 'å protestere mot hva opplysningene brukes til',
    },
    until: {
      received: 'Vi svarer senest {{day}}.',
      extended: 'Vi svarer senest {{day}}. Årsaken:',
    },
    prove:
      'For at ingen andre skal få eller slette opplysningene dine, svarer du oss med denne koden fra denne adressen:',
    replies: 'Svar går til {{address}}.',
    complain: 'Du kan klage til datatilsynsmyndigheten der du bor, og gå til domstolene.',
  },
  contactMessage: {
    subject: 'En melding fra kontaktskjemaet',
    heading: 'En melding fra kontaktskjemaet',
    about: 'Om: {{topic}}',
    from: 'Fra: {{name}}, {{email}}',
    answer: 'Svar på e-post til adressen over. Ingen har bekreftet at meldingen kom derfra.',
    resolve: 'Åpne meldinger',
    topic: {
      question: 'et spørsmål om {product}',
      demo: 'en demosamtale',
      support: 'hjelp med en konto eller en side',
      privacy: 'personopplysninger',
      other: 'noe annet',
    },
  },
  contactConfirmation: {
    subject: 'Vi har fått meldingen din',
    heading: 'Vi har fått meldingen din',
    text: 'Takk for at du skrev til oss. Vi svarer på e-post.',
    notYou:
      'Hvis du ikke skrev til oss, har noen skrevet inn adressen din ved en feil. Du trenger ikke å gjøre noe.',
  },
  rightsAlarm: {
    subject: 'En forespørsel om personopplysninger har frist {{day}}',
    heading: 'En forespørsel er fortsatt åpen',
    request: 'Nummeret er {{id}}. Konsollen viser den med: npm run rights -- list',
    button: 'Se forespørselen',
  },
} satisfies Translation<typeof english>
