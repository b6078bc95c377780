// Does slow work on a server when asked to: { kind, ms } by message, answered with how often per second it was done.
// It runs in a process of its own, so that its computing does not delay what the benchmark measures.
import { once } from 'node:events'
import { z } from 'zod'
import { completeFit } from './completed-fit.ts'
import { phonePhoto } from './phone-photo.ts'
import { ask, freshVisitor, perSecond, sendPhoto, signUp } from './server.ts'

const orderSchema = z.object({ kind: z.enum(['pdf', 'photo', 'signIn']), ms: z.number() })

/** Two reports as PDF, two photos of 12 megapixels, or four sign-ins at once. */
export type SlowKind = z.infer<typeof orderSchema>['kind']

/** Fits whose reports are printed: more than the typesetter caches results of. */
const FITS = 8
const PEOPLE = 40
const PHOTOS = 4

const pick = <T>(of: readonly T[], turn: number): T => {
  const found = of[turn % of.length]
  if (found === undefined) throw new Error('nothing to pick')
  return found
}

async function prepared(origin: string) {
  const fits = await Promise.all(
    Array.from({ length: FITS }, async (_none, index) => {
      const { cookie } = await signUp(origin, 'fitter')
      return { cookie, sessionId: await completeFit(origin, cookie, `Jonas Meier ${index}`) }
    }),
  )
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(origin, 'client')))
  const photos = await Promise.all(Array.from({ length: PHOTOS }, phonePhoto))
  return {
    async pdf(turn: number) {
      const { cookie, sessionId } = pick(fits, turn)
      const headers = { ...freshVisitor(), cookie }
      const answer = await fetch(`${origin}/api/sessions/${sessionId}/report/pdf`, { headers })
      await answer.arrayBuffer()
      return answer.status
    },
    photo: async (turn: number) => (await sendPhoto(origin, pick(fits, turn), pick(photos, turn))).status,
    async signIn(turn: number) {
      const { email, password } = pick(people, turn)
      return (await ask(origin, 'POST', '/api/auth/login', { email, password })).status
    },
  } satisfies Record<SlowKind, (turn: number) => Promise<number>>
}

const LANES: Record<SlowKind, number> = { pdf: 2, photo: 2, signIn: 4 }

if (import.meta.main) {
  const works = await prepared(process.argv[2] ?? '')
  let turn = 0
  process.on('message', async (message) => {
    const { kind, ms } = orderSchema.parse(message)
    const work = async () => {
      turn += 1
      const status = await works[kind](turn)
      if (status >= 300) throw new Error(`${kind} answered ${status}`)
    }
    process.send?.(await perSecond(work, { ms, lanes: LANES[kind] }))
  })
  process.send?.('ready')
  await once(process, 'disconnect')
  process.exit()
}
