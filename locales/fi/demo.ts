import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Tietoja tästä demosta',
    text: 'Tämä on demo. Kaikki ihmiset, luvut ja kuvat ovat keksittyjä, eikä sähköposteja lähetetä.',
  },
  fitter: {
    title: 'Katsele ympärillesi bikefitterinä',
    text: 'Näet Maren Holtin studion: 60 pyöräilijää, kahden vuoden bikefitit ja mitä pyöräilijät sanoivat viikkoja myöhemmin. Kaikki on keksittyä, joten kokeile mitä haluat.',
    button: 'Avaa studio',
  },
  client: {
    title: 'Katsele ympärillesi pyöräilijänä',
    text: 'Näet, mitä Tom Ashworth näkee: bikefitinsä, raporttinsa ja seurannan, johon vastata. Kaikki on keksittyä, joten kokeile mitä haluat.',
    button: 'Avaa pyöräilijän sivut',
  },
  choose: {
    title: 'Katsele ympärillesi demossa',
    text: 'Studio, jossa on 60 pyöräilijää ja kahden vuoden bikefitit. Kaikki on keksittyä, eikä kukaan voi muuttaa sitä.',
  },
  unknown: {
    title: 'Tämä linkki ei avaa demoa',
    text: 'Linkit vaihtuvat aina, kun demo käynnistyy. Käytä viimeisimmän käynnistyksen linkkiä.',
  },
  none: {
    title: 'Avaa demo sen linkillä',
    text: 'Komento npm run demo käynnistää demon ja tulostaa kaksi linkkiä: toisen bikefitterille, toisen pyöräilijälle.',
  },
} satisfies Translation<typeof english>
