import { z } from 'zod'
import { signInWays } from '#contract/frame.ts'
import type { SignInService } from './sign-in-service.ts'

type Way = (typeof signInWays)[number]

const settings = z.object({ external: z.record(z.string(), z.unknown()) })

/** How long the service's word is taken without asking again, and how long its silence. */
const FRESH_MS = 10 * 60_000
const SILENT_MS = 30_000
/** Pages wait for this answer. */
const PATIENCE_MS = 2_000

/**
 * The ways to sign in that the service offers beside address and password, by its own word. Where it does not answer,
 * what it said last; a page never fails for it.
 */
export function offeredWays(service: SignInService, now: () => Date): () => Promise<Way[]> {
  let known: Way[] = []
  let freshUntil = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const answer = await service.ask('GET', '/settings', { patience: PATIENCE_MS }).catch(() => null)
    const told = answer?.status === 200 ? settings.safeParse(answer.body).data : undefined
    if (told) known = signInWays.filter((way) => told.external[way] === true)
    freshUntil = now().getTime() + (told ? FRESH_MS : SILENT_MS)
  }

  return async () => {
    if (now().getTime() >= freshUntil) {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      await asking
    }
    return known
  }
}
