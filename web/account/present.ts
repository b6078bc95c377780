import { createContext, use } from 'react'
import type { Role } from '#domain/roles.ts'
import type { AuthUser } from '#web/sign-in-client/auth-user.ts'

/** Who uses the page. A guest has the role `client`. */
export interface Present {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  user: AuthUser | null
  role: Role | null
  /** Asks the server again. Rejects as `api` does. */
  refresh(): Promise<void>
}

/** Provided by the frame of the page. It may know nobody yet. */
export const PresentContext = createContext<Present>({
  status: 'loading',
  user: null,
  role: null,
  refresh: async () => undefined,
})

export const usePresent = (): Present => use(PresentContext)
