/** Who books: what the booking page asks for first. */
export interface BookAs {
  name: string
  email: string | null
}

/** What a link to a booking page passes on through the browser's history, so that no name is in its address. */
export const bookAsState = ({ name, email }: BookAs) => ({ bookAs: { name, email } })

/** Who books, as a link passed on; null for any other way to a booking page. */
export function bookAs(state: unknown): BookAs | null {
  if (typeof state !== 'object' || state === null || !('bookAs' in state)) return null
  const { bookAs: who } = state
  if (typeof who !== 'object' || who === null || !('name' in who) || typeof who.name !== 'string') return null
  return { name: who.name, email: 'email' in who && typeof who.email === 'string' ? who.email : null }
}
