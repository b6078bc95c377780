import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'We kunnen {product} nu niet bereiken. Je kunt verder met wat op dit apparaat is bewaard. We versturen het als je weer online bent.',
  forms: 'Formulieren die je bent begonnen',
  sessions: 'Sessies die je hebt geopend',
  intake: 'Intake voor {{fitter}}',
  followUp: 'Follow-up voor {{fitter}}',
  fitOf: 'Fitting op {{date}}',
  openSince: 'Geopend op {{date}}',
  emptyTitle: 'Niets om offline te openen',
  empty: 'Formulieren die je begint en sessies die je opent, blijven hier 7 dagen bewaard.',
} satisfies Translation<typeof english>
