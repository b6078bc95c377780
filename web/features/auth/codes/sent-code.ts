import type { GoTrueClient } from '@supabase/auth-js'
import { secondsToWait } from '#web/sign-in-client/retry-after.ts'
import type { Identifier } from '../entrance/identifier.ts'

/** What a code is sent for: to confirm a new account, to log in with, to set a new password, to prove the address. */
export type CodePurpose = 'signup' | 'login' | 'recovery' | 'proof'

export interface SentCode {
  purpose: CodePurpose
  to: Identifier
  /** Where the link of the same mail leads after its button was pressed: an address of this site. */
  linkTo: string
}

/** One that is on its way, and how many seconds must pass before another. */
export interface AskedCode extends SentCode {
  pause: number
}

/** There is nobody of that address: told by a hosted service, and never passed on. */
const tellsNobody = (error: { code?: string | undefined }) => error.code === 'otp_disabled'

/** Has the code sent (again), by mail with a link or as a text message. Whether anybody gets one is not told. */
export async function sendCode(hosted: GoTrueClient, { purpose, to, linkTo }: SentCode): Promise<void> {
  const { error } = await ask(hosted, purpose, to, linkTo)
  if (error && !tellsNobody(error)) throw error
}

/** The service sends one a minute to an address. */
export const pauseSeconds = 60

const justSent = ['over_email_send_rate_limit', 'over_sms_send_rate_limit']

/** A refusal because one was sent within the last minute: it is there to be used. */
const oneIsThere = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  justSent.includes(String(error.code)) &&
  secondsToWait() <= pauseSeconds

/** Has a first code sent. Whoever asked a moment ago uses that one, and waits less for another. */
export async function askForCode(hosted: GoTrueClient, sent: SentCode): Promise<AskedCode> {
  try {
    await sendCode(hosted, sent)
    return { ...sent, pause: pauseSeconds }
  } catch (error) {
    if (!oneIsThere(error)) throw error
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

/** Signs in with the code. Wrong, too old, used and nobody's are one error. */
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
