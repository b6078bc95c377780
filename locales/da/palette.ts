import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Find',
  field: 'Find en side eller en handling',
  fieldOfFitter: 'Find en rytter, session, side eller handling',
  results: 'Resultater',
  group: {
    riders: 'Ryttere',
    sessions: 'Sessioner',
    actions: 'Handlinger',
    pages: 'Sider',
    cases: 'Tidligere sager',
  },
  count_one: '{{count}} resultat',
  count_other: '{{count}} resultater',
  none: 'Intet fundet. Prøv færre bogstaver.',
  sessionOf: 'Session {{date}}',
  action: {
    invite: 'Inviter rytter',
    intake: 'Start et forhåndsskema',
    searchCases: 'Søg i tidligere sager efter »{{words}}«',
    help: 'Vis genvejstaster',
    logOut: 'Log ud',
  },
  keys: {
    title: 'Genvejstaster',
    here: 'På denne side',
    everywhere: 'På alle sider',
    find: 'Find ryttere, sessioner, sider og handlinger',
    findToo: 'Det samme',
    findPages: 'Find sider og handlinger',
    help: 'Vis denne liste',
    typing: 'Mens du skriver i et felt, er disse taster en del af din tekst.',
    turnOff: 'Slå genvejstaster fra i Indstillinger',
  },
} satisfies Translation<typeof english>
