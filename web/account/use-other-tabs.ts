import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/api/user-query.ts'
import { userKey } from './auth-cache.ts'
import { forgetUser } from './present-user.ts'

/** Signing in or out in one tab counts in all: they share the cookie, so they must not show somebody else's pages. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const follow = async ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== userKey || oldValue === newValue) return
      if (newValue === null) await forgetUser(queryClient)
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
    }
    const onStorage = (event: StorageEvent) => void follow(event)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [queryClient])
}
