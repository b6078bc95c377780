import { hostedSessionKey } from './hosted-session.ts'

function storedSession(): unknown {
  try {
    return JSON.parse(localStorage.getItem(hostedSessionKey) ?? 'null')
  } catch {
    return null
  }
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([key]) => key === name)?.[1]
    : undefined

/**
 * Whether a second factor is active, according to the sign-in stored on this device. It is read at once, without the
 * sign-in client, and is as old as the last token: at most an hour. Null on a device without a stored sign-in.
 */
export function hasStoredFactor(): boolean | null {
  const user = partOf(storedSession(), 'user')
  if (user === undefined) return null
  const factors = partOf(user, 'factors')
  return Array.isArray(factors) && factors.some((factor) => partOf(factor, 'status') === 'verified')
}
