import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Emme saa juuri nyt yhteyttä palveluun {product}. Voit jatkaa sillä, mitä tällä laitteella on. Lähetämme sen, kun yhteys taas toimii.',
  forms: 'Aloittamasi lomakkeet',
  sessions: 'Avaamasi käynnit',
  intake: 'Esitietolomake: {{fitter}}',
  followUp: 'Seuranta: {{fitter}}',
  fitOf: 'Bikefit {{date}}',
  openSince: 'Avattu {{date}}',
  emptyTitle: 'Ei avattavaa ilman yhteyttä',
  empty: 'Aloittamasi lomakkeet ja avaamasi käynnit säilytetään täällä 7 päivää.',
} satisfies Translation<typeof english>
