import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Vi kan ikke få forbindelse til {product} lige nu. Du kan fortsætte med det, der er gemt på denne enhed. Vi sender det, når du er online igen.',
  forms: 'Skemaer, du er begyndt på',
  sessions: 'Sessioner, du har åbnet',
  intake: 'Forhåndsskema til {{fitter}}',
  followUp: 'Opfølgning til {{fitter}}',
  fitOf: 'Bikefit {{date}}',
  openSince: 'Åbnet {{date}}',
  emptyTitle: 'Intet at åbne offline',
  empty: 'Skemaer, du begynder på, og sessioner, du åbner, gemmes her i 7 dage.',
} satisfies Translation<typeof english>
