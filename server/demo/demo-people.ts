import { addressOf, CAST, STUDIO } from './story/cast.ts'
import { SHOWN_RIDER } from './story/practice-story.ts'

/** Somebody of the demo who can be signed in as. The subject is the same in every demo. */
export interface DemoPerson {
  subject: string
  role: 'fitter' | 'client'
  name: string
  email: string
}

const shown = CAST[SHOWN_RIDER]
if (!shown) throw new Error('the cast is empty')

export const DEMO_PEOPLE: Readonly<Record<DemoPerson['role'], DemoPerson>> = {
  fitter: {
    subject: 'de300000-0000-4000-8000-000000000001',
    role: 'fitter',
    name: STUDIO.fitter,
    email: STUDIO.email,
  },
  client: {
    subject: 'de300000-0000-4000-8000-000000000002',
    role: 'client',
    name: shown.name,
    email: addressOf(shown),
  },
}
