import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { homeOf } from '#web/account/access.ts'
import { useVisitor } from '#web/account/visitor.ts'
import { userQuery } from '#web/api/user-query.ts'
import { pages } from '#web/paths.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { Redirect } from '#web/ui/navigation.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { OnThisDevice } from './on-this-device.tsx'

/**
 * The page with which the installed product starts: the person's own pages, or the login. If the server cannot be
 * reached, what can be opened without it.
 */
export default function StartPage() {
  const { data, error, refetch, isFetching } = useQuery(userQuery)
  const visitor = useVisitor()
  useEffect(keepFormOffline, [])
  if (data !== undefined) return <Redirect to={visitor ? homeOf(visitor) : pages.login} />
  return error && !isFetching ? <OnThisDevice onRetry={() => void refetch()} /> : <Spinner />
}
