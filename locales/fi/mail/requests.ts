import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Tietojasi koskeva pyyntösi',
    heading: {
      received: 'Saimme pyyntösi',
      extended: 'Tarvitsemme lisää aikaa pyyntöösi',
      done: 'Pyyntösi on toteutettu',
      refused: 'Emme voi tehdä pyytämääsi',
    },
    asked: 'Pyyntö: {{right}}.',
    right: {
      access: 'nähdä, mitä tietoja on',
      copy: 'kopio tiedoista',
      correction: 'korjata tietoja',
      erasure: 'poistaa tiedot pysyvästi',
      restriction: 'rajoittaa tietojen käyttöä',
      objection: 'vastustaa tietojen käyttöä',
    },
    until: { received: 'Vastaamme viimeistään {{day}}.', extended: 'Vastaamme viimeistään {{day}}. Syy:' },
    prove: 'Jotta kukaan muu ei saa tai poista tietojasi, vastaa meille tästä osoitteesta tällä koodilla:',
    replies: 'Vastaukset menevät osoitteeseen {{address}}.',
    complain: 'Voit tehdä valituksen asuinpaikkasi tietosuojaviranomaiselle ja viedä asian tuomioistuimeen.',
  },
  contactMessage: {
    subject: 'Viesti yhteydenottolomakkeelta',
    heading: 'Viesti yhteydenottolomakkeelta',
    about: 'Aihe: {{topic}}',
    from: 'Lähettäjä: {{name}}, {{email}}',
    answer:
      'Vastaa sähköpostilla yllä olevaan osoitteeseen. Kukaan ei ole vahvistanut, että viesti tuli sieltä.',
    resolve: 'Avaa viestit',
    topic: {
      question: 'kysymys palvelusta {product}',
      demo: 'esittelypuhelu',
      support: 'apua tilin tai sivun kanssa',
      privacy: 'henkilötiedot',
      other: 'jokin muu',
    },
  },
  contactConfirmation: {
    subject: 'Saimme viestisi',
    heading: 'Saimme viestisi',
    text: 'Kiitos, että kirjoitit meille. Vastaamme sähköpostilla.',
    notYou: 'Jos et kirjoittanut meille, joku antoi osoitteesi vahingossa. Sinun ei tarvitse tehdä mitään.',
  },
  rightsAlarm: {
    subject: 'Henkilötietoja koskeva pyyntö on käsiteltävä viimeistään {{day}}',
    heading: 'Pyyntö on yhä avoinna',
    request: 'Sen numero on {{id}}. Konsolissa se näkyy komennolla: npm run rights -- list',
    button: 'Katso pyyntöä',
  },
} satisfies Translation<typeof english>
