import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Je verzoek over je gegevens',
    heading: {
      received: 'We hebben je verzoek ontvangen',
      extended: 'We hebben meer tijd nodig voor je verzoek',
      done: 'Je verzoek is afgehandeld',
      refused: 'We kunnen niet doen wat je vroeg',
    },
    asked: 'Het verzoek: {{right}}.',
    right: {
      access: 'zien welke gegevens er zijn',
      copy: 'een kopie van de gegevens',
      correction: 'gegevens corrigeren',
      erasure: 'de gegevens wissen',
      restriction: 'het gebruik van de gegevens beperken',
      objection: 'bezwaar maken tegen het gebruik van de gegevens',
    },
    until: {
      received: 'We antwoorden uiterlijk op {{day}}.',
      extended: 'We antwoorden uiterlijk op {{day}}. De reden:',
    },
    prove: 'Antwoord ons met deze code vanaf dit adres, zodat niemand anders je gegevens krijgt of wist:',
    replies: 'Antwoorden gaan naar {{address}}.',
    complain:
      'Je kunt een klacht indienen bij de gegevensbeschermingsautoriteit waar je woont, en naar de rechter gaan.',
  },
  contactMessage: {
    subject: 'Een bericht via het contactformulier',
    heading: 'Een bericht via het contactformulier',
    about: 'Over: {{topic}}',
    from: 'Van: {{name}}, {{email}}',
    answer:
      'Antwoord per e-mail naar het adres hierboven. Niemand heeft bevestigd dat het bericht daarvandaan kwam.',
    resolve: 'Berichten openen',
    topic: {
      question: 'een vraag over {product}',
      demo: 'een demogesprek',
      support: 'hulp bij een account of pagina',
      privacy: 'persoonsgegevens',
      other: 'iets anders',
    },
  },
  contactConfirmation: {
    subject: 'We hebben je bericht ontvangen',
    heading: 'We hebben je bericht ontvangen',
    text: 'Bedankt voor je bericht. We antwoorden per e-mail.',
    notYou:
      'Heb je ons niet geschreven? Dan heeft iemand per ongeluk jouw adres ingevuld. Je hoeft niets te doen.',
  },
  rightsAlarm: {
    subject: 'Een verzoek over persoonsgegevens moet op {{day}} klaar zijn',
    heading: 'Een verzoek staat nog open',
    request: 'Het nummer is {{id}}. Bekijk het met: npm run rights -- list',
    button: 'Verzoek bekijken',
  },
} satisfies Translation<typeof english>
