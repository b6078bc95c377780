import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Vi får ikke kontakt med {product} akkurat nå. Du kan fortsette med det som er lagret på denne enheten. Vi sender det når du er på nett igjen.',
  forms: 'Skjemaer du har begynt på',
  sessions: 'Økter du har åpnet',
  intake: 'Forhåndsskjema for {{fitter}}',
  followUp: 'Oppfølging for {{fitter}}',
  fitOf: 'Bikefit {{date}}',
  openSince: 'Åpnet {{date}}',
  emptyTitle: 'Ingenting å åpne frakoblet',
  empty: 'Skjemaer du begynner på og økter du åpner, lagres her i 7 dager.',
} satisfies Translation<typeof english>
