import type { Session } from '@supabase/auth-js'

/**
 * Whether a password must be chosen: the sign-up was confirmed in another browser, so its password does not count. The
 * embedded service marks the session until it is refreshed.
 */
export const needsPassword = (session: Session): boolean => Reflect.get(session, 'password_needed') === true
