import { z } from 'zod'
import { signInWays } from '#contract/frame.ts'
import { passwordLength } from '#domain/password/password-faults.ts'
import type { SignInService } from './sign-in-service.ts'

type Way = (typeof signInWays)[number]

const settings = z.object({
  external: z.record(z.string(), z.unknown()),
  disable_signup: z.boolean().optional().catch(undefined),
  // The embedded service says these two; a hosted one does not.
  manual_linking_enabled: z.boolean().optional().catch(undefined),
  password_min_length: z.number().int().optional().catch(undefined),
})

/** The ways to sign in and sign up that the service offers. */
export interface SignInOffer {
  /** Beside address and password. */
  signInWith: Way[]
  /** An account can be made. */
  signUp: boolean
  /** Another provider's account can be added to one's own. */
  linking: boolean
  /** The fewest characters of a password. */
  passwordMin: number
}

const offerOf = (told: z.output<typeof settings>): SignInOffer => ({
  signInWith: signInWays.filter((way) => told.external[way] === true),
  signUp: told.disable_signup !== true,
  linking: told.manual_linking_enabled !== false,
  passwordMin: told.password_min_length ?? passwordLength.min,
})

/** How long the service's word is taken without asking again, and how long its silence. */
const FRESH_MS = 10 * 60_000
const SILENT_MS = 30_000
/** Pages wait for this answer. */
const PATIENCE_MS = 2_000

/**
 * What the service offers, by its own word. Where it does not answer, what it said last; a page never fails for it.
 */
export function offeredWays(service: SignInService, now: () => Date): () => Promise<SignInOffer> {
  let known: SignInOffer = { signInWith: [], signUp: true, linking: true, passwordMin: passwordLength.min }
  let freshUntil = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const answer = await service.ask('GET', '/settings', { patience: PATIENCE_MS }).catch(() => null)
    const told = answer?.status === 200 ? settings.safeParse(answer.body).data : undefined
    if (told) known = offerOf(told)
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
