import type { GoTrueClient } from '@supabase/auth-js'
import { api } from '#web/api/api.ts'
import { logFailure } from '../../../account/log-failure.ts'

/** Sets the password of who is signed in; every other device is signed out. Throws the sign-in service's refusal. */
export async function setNewPassword(hosted: GoTrueClient, password: string): Promise<void> {
  const { error } = await hosted.updateUser({ password })
  if (error) throw error
  try {
    // A hosted service ends its own sessions only.
    await api('POST /api/account/sign-ins/end-others')
  } catch (failure) {
    logFailure('Other devices could not be signed out at once', failure)
  }
}
