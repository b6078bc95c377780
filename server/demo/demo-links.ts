import { timingSafeEqual } from 'node:crypto'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'

type DemoRole = DemoPerson['role']

/** The links with which a demo is looked at. They are made at its start, and no other process knows them. */
export interface DemoLinks {
  /** The fragment of each link. */
  secrets: Record<DemoRole, string>
  /** The person of a secret; undefined for any other text. */
  personOf(secret: string): DemoPerson | undefined
}

/** The word in front of the secret says to the page, and to whoever reads the link, who it is for. */
const WORDS: Record<DemoRole, string> = { fitter: 'fitter', client: 'rider' }

/** New links. They exist in the memory of this process only. */
export function makeDemoLinks(): DemoLinks {
  const secrets = { fitter: `${WORDS.fitter}-${newSecret()}`, client: `${WORDS.client}-${newSecret()}` }
  const hashes = { fitter: hashSecret(secrets.fitter), client: hashSecret(secrets.client) }
  return {
    secrets,
    personOf(secret) {
      const given = hashSecret(secret)
      return Object.values(DEMO_PEOPLE).find(({ role }) => timingSafeEqual(hashes[role], given))
    },
  }
}
