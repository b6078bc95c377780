import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

const GRACE_MS = 10_000

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

const refresh = (refresh_token: string) =>
  call(service, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } })

type Holder = 'owner' | 'thief'
/** A pause, followed by a refresh by one party with the newest token they have. */
interface Turn {
  holder: Holder
  waitMs: number
}

const turn: fc.Arbitrary<Turn> = fc.record({
  holder: fc.constantFrom('owner', 'thief'),
  // Not too close to the end of the grace period, because the clock moves a little during the test.
  waitMs: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 500, max: 4_000 }),
    fc.integer({ min: 11_000, max: 3_600_000 }),
  ),
})

/** The expected outcome of each turn, which depends on when a token was first used. */
function expected(turns: Turn[]): string[] {
  const firstUse = new Map<number, number>()
  const held: Record<Holder, number> = { owner: 1, thief: 1 }
  let [current, now, ended] = [1, 0, false]
  return turns.map(({ holder, waitMs }) => {
    now += waitMs
    if (ended) return 'refresh_token_not_found'
    const used = firstUse.get(held[holder])
    if (used === undefined) {
      firstUse.set(current, now)
      current += 1
    } else if (now - used >= GRACE_MS) {
      ended = true
      return 'refresh_token_already_used'
    }
    held[holder] = current
    return 'refreshed'
  })
}

/** Whether the pauses of a run are far enough from the end of the grace period, individually and added up. */
const isClear = (turns: Turn[]) =>
  turns.every((_, from) =>
    turns.every((__, to) => {
      const between = turns.slice(from + 1, to + 1).reduce((sum, { waitMs }) => sum + waitMs, 0)
      return between < GRACE_MS - 1_500 || between > GRACE_MS + 500
    }),
  )

it('ends the session when a token is used after the grace period, by the owner or by a thief', async () => {
  const runs = fc.array(turn, { minLength: 2, maxLength: 8 }).filter(isClear)
  await fc.assert(
    fc.asyncProperty(runs, async (turns) => {
      const { session } = await signedUp(service)
      const held = { owner: session.refresh_token, thief: session.refresh_token }
      const outcomes: string[] = []
      for (const { holder, waitMs } of turns) {
        service.advance(waitMs)
        const { status, json } = await refresh(held[holder])
        outcomes.push(status === 200 ? 'refreshed' : String(json.code))
        if (status === 200) held[holder] = String(json.refresh_token)
      }
      expect(outcomes).toEqual(expected(turns))
    }),
    { numRuns: 15 },
  )
})

it('lets only one of a thief and an owner who take slow turns continue', async () => {
  const { session } = await signedUp(service)
  let [owner, thief] = [session.refresh_token, session.refresh_token]
  let rounds = 0
  for (; rounds < 3; rounds += 1) {
    service.advance(60_000)
    const first = await refresh(owner)
    service.advance(60_000)
    const second = await refresh(thief)
    if (first.status !== 200 || second.status !== 200) break
    owner = String(first.json.refresh_token)
    thief = String(second.json.refresh_token)
  }
  expect(rounds).toBe(0)
  expect((await refresh(owner)).json.code).toBe('refresh_token_not_found')
})
