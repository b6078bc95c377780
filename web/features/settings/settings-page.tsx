import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '#web/api/user-query.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { type Account, useAccount } from './use-account.ts'

interface SettingsPageProps {
  lead: string
  /** What is shown once the account is known. */
  children: (account: Account) => ReactNode
}

/** A page of the settings: its name, and the account's settings once they are loaded. */
export function SettingsPage({ lead, children }: SettingsPageProps) {
  const name = usePageName()
  const account = useAccount()
  const { error, refetch } = useQuery(userQuery)
  return (
    <div className="max-w-2xl px-5 py-6 md:py-10">
      <h1>{name}</h1>
      <p className="mt-1 mb-6 text-muted">{lead}</p>
      {account && (
        <div className="grid grid-cols-1 gap-5" data-cards>
          {children(account)}
        </div>
      )}
      {!account && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!account && !error && <Skeleton />}
    </div>
  )
}
