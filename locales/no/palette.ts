import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Finn',
  field: 'Finn en side eller en handling',
  fieldOfFitter: 'Finn en syklist, økt, side eller handling',
  results: 'Treff',
  group: {
    riders: 'Syklister',
    sessions: 'Økter',
    actions: 'Handlinger',
    pages: 'Sider',
    cases: 'Tidligere saker',
  },
  count_one: '{{count}} treff',
  count_other: '{{count}} treff',
  none: 'Ingenting funnet. Prøv færre bokstaver.',
  sessionOf: 'Økt {{date}}',
  action: {
    invite: 'Inviter syklist',
    intake: 'Start et forhåndsskjema',
    searchCases: 'Søk i tidligere saker etter «{{words}}»',
    help: 'Vis hurtigtaster',
    logOut: 'Logg ut',
  },
  keys: {
    title: 'Hurtigtaster',
    here: 'På denne siden',
    everywhere: 'På alle sider',
    find: 'Finn syklister, økter, sider og handlinger',
    findToo: 'Det samme',
    findPages: 'Finn sider og handlinger',
    help: 'Vis denne listen',
    typing: 'Mens du skriver i et felt, er disse tastene en del av teksten din.',
    turnOff: 'Slå av hurtigtaster i Innstillinger',
  },
} satisfies Translation<typeof english>
