import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Ora non riusciamo a raggiungere {product}. Puoi continuare con ciò che è conservato su questo dispositivo. Lo invieremo quando tornerai online.',
  forms: 'Moduli che hai iniziato',
  sessions: 'Sessioni che hai aperto',
  intake: 'Questionario iniziale per {{fitter}}',
  followUp: 'Follow-up per {{fitter}}',
  fitOf: 'Fitting del {{date}}',
  openSince: 'Aperto il {{date}}',
  emptyTitle: 'Nulla da aprire offline',
  empty: 'I moduli che inizi e le sessioni che apri restano qui per 7 giorni.',
} satisfies Translation<typeof english>
