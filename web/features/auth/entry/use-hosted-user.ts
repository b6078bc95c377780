import type { User } from '@supabase/auth-js'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openHosted } from '#web/sign-in-client/hosted-client.ts'

type HostedUser =
  | { state: 'loading' }
  | { state: 'nobody' }
  | { state: 'unreachable' }
  | { state: 'signed_in'; user: User }

/** The person who is signed in at the sign-in service, whether or not the product has accepted the sign-in yet. */
export function useHostedUser(): HostedUser {
  const queryClient = useQueryClient()
  const [found, setFound] = useState<HostedUser>({ state: 'loading' })
  useEffect(() => {
    let left = false
    const look = async (): Promise<HostedUser> => {
      const client = await openHosted(queryClient)
      const { data } = await client.getSession()
      return data.session ? { state: 'signed_in', user: data.session.user } : { state: 'nobody' }
    }
    const show = (next: HostedUser) => {
      if (!left) setFound(next)
    }
    look().then(show, () => show({ state: 'unreachable' }))
    return () => {
      left = true
    }
  }, [queryClient])
  return found
}
