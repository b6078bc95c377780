import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Ota yhteyttä',
  lead: 'Kirjoita meille. Vastaamme sähköpostilla.',
  description: 'Kirjoita palvelun {product} tekijöille: kysymykset, esittelypuhelut, apu ja henkilötietosi.',
  topic: 'Mistä on kyse?',
  topics: {
    question: 'Kysymys palvelusta {product}',
    demo: 'Varaa esittelypuhelu',
    support: 'Apua tilini tai sivun kanssa',
    privacy: 'Henkilötietoni',
    other: 'Jokin muu',
  },
  name: 'Nimi',
  email: 'Sähköpostiosoite',
  words: 'Viesti',
  wordsHint: 'Älä kirjoita tähän terveydestäsi. Bikefitter lukee siitä lomakkeestasi.',
  demoHint: 'Kerro kaksi tai kolme sinulle sopivaa aikaa ja aikavyöhykkeesi.',
  privacyHint: 'Voit itse ladata, korjata, jakaa ja poistaa tietojasi:',
  privacyLink: 'Tiedot ja yksityisyys asetuksissasi',
  website: 'Jätä tämä kenttä tyhjäksi',
  send: 'Lähetä viesti',
  kept: 'Säilytämme viestiäsi enintään {{days}} päivää salattuna. Lue',
  policy: 'tietosuojaseloste',
  sent: 'Viesti lähetetty',
  sentText: 'Kiitos. Lähetimme sinulle lyhyen vahvistuksen ja vastaamme sähköpostilla.',
  again: 'Kirjoita toinen viesti',
  direct: 'Voit myös kirjoittaa osoitteeseen',
  fault: {
    name: 'Anna nimesi.',
    email: 'Sähköpostiosoite ei ole täydellinen. Käytä muotoa nimi@example.com.',
    words: 'Kirjoita viestisi.',
    tooLong: 'Tämä on liian pitkä. Käytä enintään {{count}} merkkiä.',
    characters: 'Tässä on merkkejä, joita ei voi tallentaa. Anna se uudelleen ilman niitä.',
    summary: 'Viestiä ei lähetetty. Tarkista alla merkityt kentät.',
  },
} satisfies Translation<typeof english>
