import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Ditt ärende om dina uppgifter',
    heading: {
      received: 'Vi har fått ditt ärende',
      extended: 'Vi behöver mer tid för ditt ärende',
      done: 'Ditt ärende är klart',
      refused: 'Vi kan inte göra det du bad om',
    },
    asked: 'Ärendet: {{right}}.',
    right: {
      access: 'att se vilka uppgifter som finns',
      copy: 'en kopia av uppgifterna',
      correction: 'att rätta uppgifter',
      erasure: 'att radera uppgifterna',
      restriction: 'att begränsa vad som görs med uppgifterna',
      objection: 'att invända mot vad som görs med uppgifterna',
    },
    until: {
      received: 'Vi svarar senast {{day}}.',
      extended: 'Vi svarar senast {{day}}. Skälet:',
    },
    prove:
      'För att ingen annan ska få eller radera dina uppgifter svarar du oss med den här koden från den här adressen:',
    replies: 'Svar går till {{address}}.',
    complain: 'Du kan klaga hos dataskyddsmyndigheten där du bor, och gå till domstol.',
  },
  contactMessage: {
    subject: 'Ett meddelande från kontaktformuläret',
    heading: 'Ett meddelande från kontaktformuläret',
    about: 'Gäller: {{topic}}',
    from: 'Från: {{name}}, {{email}}',
    answer: 'Svara via e-post till adressen ovan. Ingen har bekräftat att meddelandet kom därifrån.',
    resolve: 'Öppna meddelanden',
    topic: {
      question: 'en fråga om {product}',
      demo: 'ett demosamtal',
      support: 'hjälp med ett konto eller en sida',
      privacy: 'personuppgifter',
      other: 'något annat',
    },
  },
  contactConfirmation: {
    subject: 'Vi har fått ditt meddelande',
    heading: 'Vi har fått ditt meddelande',
    text: 'Tack för att du skrev till oss. Vi svarar via e-post.',
    notYou: 'Om du inte skrev till oss angav någon din adress av misstag. Du behöver inte göra något.',
  },
  rightsAlarm: {
    subject: 'Ett ärende om personuppgifter ska besvaras {{day}}',
    heading: 'Ett ärende är fortfarande öppet',
    request: 'Numret är {{id}}. Konsolen listar det med: npm run rights -- list',
    button: 'Se ärendet',
  },
} satisfies Translation<typeof english>
