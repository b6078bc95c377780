import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'De momento não conseguimos contactar a {product}. Pode continuar com o que está neste dispositivo. Enviamo-lo quando a ligação voltar.',
  forms: 'Formulários que começou',
  sessions: 'Sessões que abriu',
  intake: 'Questionário inicial para {{fitter}}',
  followUp: 'Acompanhamento para {{fitter}}',
  fitOf: 'Bike fit de {{date}}',
  openSince: 'Aberto a {{date}}',
  emptyTitle: 'Nada para abrir sem ligação',
  empty: 'Os formulários que começa e as sessões que abre ficam aqui durante 7 dias.',
} satisfies Translation<typeof english>
