import type { Session } from '@supabase/auth-js'

/**
 * Whether a password has to be chosen: the sign-up was confirmed in another browser, so the one it was made with does not
 * count. The embedded service says so with the session, until the session is refreshed.
 */
export const needsPassword = (session: Session): boolean => Reflect.get(session, 'password_needed') === true
