import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Wir erreichen {product} gerade nicht. Du kannst mit dem weitermachen, was auf diesem Gerät gespeichert ist. Wir senden es, wenn du wieder online bist.',
  forms: 'Formulare, die du begonnen hast',
  sessions: 'Sitzungen, die du geöffnet hast',
  intake: 'Vorabfragebogen für {{fitter}}',
  followUp: 'Nachkontrolle für {{fitter}}',
  fitOf: 'Fitting am {{date}}',
  openSince: 'Geöffnet am {{date}}',
  emptyTitle: 'Offline gibt es nichts zu öffnen',
  empty: 'Formulare, die du beginnst, und Sitzungen, die du öffnest, bleiben hier 7 Tage.',
} satisfies Translation<typeof english>
