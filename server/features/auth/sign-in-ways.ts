import { z } from 'zod'
import { signInWays } from '#contract/frame.ts'
import { passwordLength } from '#domain/password/password-faults.ts'
import type { SignInService } from './sign-in-service.ts'

type Way = (typeof signInWays)[number]

const settings = z.object({
  external: z.record(z.string(), z.unknown()),
  disable_signup: z.boolean().optional().catch(undefined),
  // Only the embedded service returns these two.
  manual_linking_enabled: z.boolean().optional().catch(undefined),
  password_min_length: z.number().int().optional().catch(undefined),
})

/** The ways to sign in and sign up that the service offers. */
export interface SignInOffer {
  /** In addition to address and password. */
  signInWith: Way[]
  /** New accounts can be created. */
  signUp: boolean
  /** Another provider can be linked to an account. */
  linking: boolean
  /** The minimum length of a password. */
  passwordMin: number
}

const offerOf = (received: z.output<typeof settings>): SignInOffer => ({
  signInWith: signInWays.filter((way) => received.external[way] === true),
  signUp: received.disable_signup !== true,
  linking: received.manual_linking_enabled !== false,
  passwordMin: received.password_min_length ?? passwordLength.min,
})

/** How long the service's response, or its absence, is cached. */
const FRESH_MS = 10 * 60_000
const SILENT_MS = 30_000
/** Pages wait for this response. */
const PATIENCE_MS = 2_000

/**
 * What the service offers, according to its settings. If it does not respond, its last response is used, so that a page
 * never fails because of it.
 */
export function offeredWays(service: SignInService, now: () => Date): () => Promise<SignInOffer> {
  let known: SignInOffer = { signInWith: [], signUp: true, linking: true, passwordMin: passwordLength.min }
  let freshUntil = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const answer = await service.ask('GET', '/settings', { patience: PATIENCE_MS }).catch(() => null)
    const received = answer?.status === 200 ? settings.safeParse(answer.body).data : undefined
    if (received) known = offerOf(received)
    freshUntil = now().getTime() + (received ? FRESH_MS : SILENT_MS)
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
