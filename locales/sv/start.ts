import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Vi når inte {product} just nu. Du kan fortsätta med det som finns på enheten. Vi skickar det när du är online igen.',
  forms: 'Formulär du påbörjat',
  sessions: 'Sessioner du öppnat',
  intake: 'Förhandsformulär till {{fitter}}',
  followUp: 'Uppföljning till {{fitter}}',
  fitOf: 'Bike fit {{date}}',
  openSince: 'Öppnad {{date}}',
  emptyTitle: 'Inget att öppna offline',
  empty: 'Formulär du påbörjar och sessioner du öppnar finns här i 7 dagar.',
} satisfies Translation<typeof english>
