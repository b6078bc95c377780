import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Deine Anfrage zu deinen Daten',
    heading: {
      received: 'Wir haben deine Anfrage erhalten',
      extended: 'Wir brauchen mehr Zeit für deine Anfrage',
      done: 'Deine Anfrage ist erledigt',
      refused: 'Wir können deiner Anfrage nicht nachkommen',
    },
    asked: 'Die Anfrage: {{right}}.',
    right: {
      access: 'sehen, welche Daten es gibt',
      copy: 'eine Kopie der Daten',
      correction: 'Daten berichtigen',
      erasure: 'die Daten löschen',
      restriction: 'die Verwendung der Daten einschränken',
      objection: 'der Verwendung der Daten widersprechen',
    },
    until: {
      received: 'Wir antworten spätestens am {{day}}.',
      extended: 'Wir antworten spätestens am {{day}}. Der Grund:',
    },
    prove:
      'Damit niemand anderes deine Daten bekommt oder löscht, antworte uns mit diesem Code von dieser Adresse aus:',
    replies: 'Antworten gehen an {{address}}.',
    complain: 'Du kannst dich bei der Datenschutzbehörde deines Wohnorts beschweren und vor Gericht gehen.',
  },
  contactMessage: {
    subject: 'Eine Nachricht aus dem Kontaktformular',
    heading: 'Eine Nachricht aus dem Kontaktformular',
    about: 'Thema: {{topic}}',
    from: 'Von: {{name}}, {{email}}',
    answer:
      'Antworte per E-Mail an die Adresse oben. Niemand hat bestätigt, dass die Nachricht von dort kam.',
    resolve: 'Offene Nachrichten',
    topic: {
      question: 'eine Frage zu {product}',
      demo: 'ein Demo-Gespräch',
      support: 'Hilfe mit einem Konto oder einer Seite',
      privacy: 'personenbezogene Daten',
      other: 'etwas anderes',
    },
  },
  contactConfirmation: {
    subject: 'Wir haben deine Nachricht bekommen',
    heading: 'Wir haben deine Nachricht bekommen',
    text: 'Danke, dass du uns geschrieben hast. Wir antworten per E-Mail.',
    notYou:
      'Wenn du uns nicht geschrieben hast, hat jemand versehentlich deine Adresse eingegeben. Du musst nichts tun.',
  },
  rightsAlarm: {
    subject: 'Eine Anfrage zu personenbezogenen Daten ist am {{day}} fällig',
    heading: 'Eine Anfrage ist noch offen',
    request: 'Nummer: {{id}}. Die Konsole zeigt die Anfrage mit: npm run rights -- list',
    button: 'Anfrage ansehen',
  },
} satisfies Translation<typeof english>
