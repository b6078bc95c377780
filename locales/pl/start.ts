import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Nie możemy teraz połączyć się z {product}. Możesz kontynuować z tym, co jest na tym urządzeniu. Wyślemy to, gdy wróci połączenie.',
  forms: 'Rozpoczęte formularze',
  sessions: 'Otwarte sesje',
  intake: 'Ankieta: bikefitter {{fitter}}',
  followUp: 'Kontrola dla bikefittera {{fitter}}',
  fitOf: 'Fitting {{date}}',
  openSince: 'Otwarto {{date}}',
  emptyTitle: 'Nie ma nic do otwarcia offline',
  empty: 'Rozpoczęte formularze i otwarte sesje są tu przechowywane przez 7 dni.',
} satisfies Translation<typeof english>
