import type { GoTrueClient } from '@supabase/auth-js'
import type { Identifier } from './identifier.ts'

/** What a code is sent for: to confirm a new account, to log in with, to set a new password. */
export type CodePurpose = 'signup' | 'login' | 'recovery'

export interface SentCode {
  purpose: CodePurpose
  to: Identifier
  /** Where the link of the same mail leads after its button was pressed: an address of this site. */
  linkTo: string
}

/** There is nobody of that address: told by a hosted service, and never passed on. */
const tellsNobody = (error: { code?: string | undefined }) => error.code === 'otp_disabled'

/** Has the code sent (again), by mail with a link or as a text message. Whether anybody gets one is not told. */
export async function sendCode(hosted: GoTrueClient, { purpose, to, linkTo }: SentCode): Promise<void> {
  const { error } = await ask(hosted, purpose, to, linkTo)
  if (error && !tellsNobody(error)) throw error
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

const mailTypes = { signup: 'signup', login: 'email', recovery: 'recovery' } as const

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
