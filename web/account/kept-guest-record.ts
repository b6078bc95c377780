import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#web/api/user-query.ts'
import { deviceKeys } from '#web/device-keys.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'

const key = deviceKeys.keptRecord

/** A digest of the guest and the address under which they keep an intake. It reveals neither. */
async function markOf(queryClient: QueryClient, address: string): Promise<string | null> {
  const user = await queryClient.ensureQueryData(userQuery)
  if (!isGuest(user)) return null
  const words = new TextEncoder().encode(`${user.sessionId} ${address.trim().toLowerCase()}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Remembers on this device that its guest asked to keep the intake just sent in the account of an address, until the
 * link in the mail is pressed. The link does not carry this: a link that someone else made for their own account must
 * not take the guest's intake.
 */
export async function rememberKeptRecord(queryClient: QueryClient, address: string): Promise<void> {
  const mark = await markOf(queryClient, address)
  try {
    if (mark !== null) localStorage.setItem(key, mark)
  } catch {
    // Without storage, the code in the same mail still keeps the intake.
  }
}

/** Whether the guest of this device asked to keep the intake under the address that has just signed in by link. */
export async function isRecordKept(queryClient: QueryClient, address: string): Promise<boolean> {
  try {
    const kept = localStorage.getItem(key)
    return kept !== null && kept === (await markOf(queryClient, address))
  } catch {
    return false
  }
}

export function forgetKeptRecord(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage nothing is remembered.
  }
}
