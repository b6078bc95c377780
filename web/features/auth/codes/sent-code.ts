import type { GoTrueClient } from '@supabase/auth-js'
import { secondsToWait } from '#web/sign-in-client/retry-after.ts'
import type { Identifier } from '../entry/identifier.ts'

/** The purpose of a code: to confirm a new account, to log in, to set a new password, or to prove the address. */
export type CodePurpose = 'signup' | 'login' | 'recovery' | 'proof'

export interface SentCode {
  purpose: CodePurpose
  to: Identifier
  /** The absolute URL on this site that the link in the same mail opens after its button is pressed. */
  linkTo: string
}

/** A code that was sent, with the seconds to wait before another can be sent. */
export interface AskedCode extends SentCode {
  pause: number
}

/** A hosted service reports that there is no such account. It is never shown. */
const isUnknownAccount = (error: { code?: string | undefined }) => error.code === 'otp_disabled'

/**
 * Sends the code (again), by mail with a link or by text message. It does not reveal whether there is such an account.
 */
export async function sendCode(hosted: GoTrueClient, { purpose, to, linkTo }: SentCode): Promise<void> {
  const { error } = await ask(hosted, purpose, to, linkTo)
  if (error && !isUnknownAccount(error)) throw error
}

/** The service sends at most one code per minute to an address. */
export const pauseSeconds = 60

const justSent = ['over_email_send_rate_limit', 'over_sms_send_rate_limit']

/** Whether the refusal means that a code was sent within the last minute, which the person can use. */
const wasJustSent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  justSent.includes(String(error.code)) &&
  secondsToWait() <= pauseSeconds

/** Sends a first code. If one was sent a moment ago, that one is used and the wait is shorter. */
export async function askForCode(hosted: GoTrueClient, sent: SentCode): Promise<AskedCode> {
  try {
    await sendCode(hosted, sent)
    return { ...sent, pause: pauseSeconds }
  } catch (error) {
    if (!wasJustSent(error)) throw error
    return { ...sent, pause: secondsToWait() }
  }
}

function ask(hosted: GoTrueClient, purpose: CodePurpose, to: Identifier, linkTo: string) {
  if ('phone' in to) {
    if (purpose === 'signup') return hosted.resend({ type: 'sms', phone: to.phone })
    return hosted.signInWithOtp({ phone: to.phone, options: { shouldCreateUser: false } })
  }
  const { email } = to
  if (purpose === 'recovery') return hosted.resetPasswordForEmail(email, { redirectTo: linkTo })
  if (purpose === 'signup') {
    return hosted.resend({ type: 'signup', email, options: { emailRedirectTo: linkTo } })
  }
  return hosted.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: linkTo } })
}

const mailTypes = { signup: 'signup', login: 'email', recovery: 'recovery', proof: 'email' } as const

/** Signs in with the code. A wrong, expired or used code and an unknown address give the same error. */
export async function verifyCode(
  hosted: GoTrueClient,
  { purpose, to }: SentCode,
  token: string,
): Promise<void> {
  const { error } = await hosted.verifyOtp(
    'phone' in to
      ? { phone: to.phone, token, type: 'sms' }
      : { email: to.email, token, type: mailTypes[purpose] },
  )
  if (error) throw error
}
