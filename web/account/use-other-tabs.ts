import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/api/user-query.ts'
import { userKey } from './auth-cache.ts'
import { forgetUser } from './present-user.ts'

/**
 * Applies a sign-in or sign-out in one tab to all tabs. They share the cookie and must not show another person's pages.
 */
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
