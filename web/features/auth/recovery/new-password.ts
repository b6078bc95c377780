import type { GoTrueClient } from '@supabase/auth-js'
import { api } from '#web/api/api.ts'
import { logFailure } from '../../../account/log-failure.ts'

/** Sets the password of the signed-in person and signs out all other devices. Throws the sign-in service's refusal. */
export async function setNewPassword(hosted: GoTrueClient, password: string): Promise<void> {
  const { error } = await hosted.updateUser({ password })
  if (error) throw error
  try {
    // A hosted service ends only its own sessions.
    await api('POST /api/account/sign-ins/end-others')
  } catch (failure) {
    logFailure('Other devices could not be signed out at once', failure)
  }
}
