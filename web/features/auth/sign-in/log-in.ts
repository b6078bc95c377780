import type { GoTrueClient } from '@supabase/auth-js'
import { logFailure } from '../../../account/log-failure.ts'
import type { Identifier } from '../entry/identifier.ts'

/** Signs in with address or number and password. A refusal is logged and thrown as the sign-in service's error. */
export async function logIn(hosted: GoTrueClient, who: Identifier, password: string): Promise<void> {
  try {
    const { error } = await hosted.signInWithPassword(
      'phone' in who ? { phone: who.phone, password } : { email: who.email, password },
    )
    if (error) throw error
  } catch (error) {
    logFailure('Login failed', error)
    throw error
  }
}
