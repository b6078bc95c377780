import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#web/api/read.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { type Breach, BreachCard } from './breach-card.tsx'
import { EnterBreach } from './enter-breach.tsx'
import { EnterRequest } from './enter-request.tsx'
import { type Request, RequestCard } from './request-card.tsx'

// Colleagues and the console work on the same list.
const fresh = { staleTime: 0, refetchOnMount: 'always' } as const

function Requests({ items }: { items: readonly Request[] }) {
  return (
    <ul>
      {items.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </ul>
  )
}

function Breaches({ items }: { items: readonly Breach[] }) {
  return (
    <ul>
      {items.map((breach) => (
        <BreachCard key={breach.id} breach={breach} />
      ))}
    </ul>
  )
}

interface QueueProps {
  title: string
  waiting: boolean
  error: unknown
  onRetry: () => void
  children: ReactNode
}

function Queue({ title, waiting, error, onRetry, children }: QueueProps) {
  return (
    <Card title={title}>
      {error !== null && <RequestFailure error={error} onRetry={onRetry} />}
      {waiting && error === null && <Skeleton lines={4} />}
      {children}
    </Card>
  )
}

function RequestQueue() {
  const { t } = useTranslation('rights')
  const { data, error, refetch } = useQuery({ ...read('GET /api/rights-requests'), ...fresh })
  return (
    <Queue title={t('requests')} waiting={!data} error={error} onRetry={() => void refetch()}>
      {data?.open.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {data && <Requests items={data.open} />}
      {data && data.answered.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{t('over')}</summary>
          <Requests items={data.answered} />
        </details>
      )}
    </Queue>
  )
}

function BreachLog() {
  const { t } = useTranslation('rights')
  const { data, error, refetch } = useQuery({ ...read('GET /api/data-breaches'), ...fresh })
  return (
    <Queue title={t('breaches')} waiting={!data} error={error} onRetry={() => void refetch()}>
      {data?.open.length === 0 && <EmptyState title={t('noBreach')} text={t('noBreachText')} />}
      {data && <Breaches items={data.open} />}
      {data && data.closed.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{t('closedTitle')}</summary>
          <Breaches items={data.closed} />
        </details>
      )}
    </Queue>
  )
}

/** Where support works off requests about rights that came by mail, and breaches. */
export default function RightsPage() {
  const { t } = useTranslation('rights')
  const name = usePageName()
  return (
    <div className="px-5 py-6 md:py-10">
      <h1>{name}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      <p className="mt-1 mb-6 max-w-prose text-muted">{t('incident')}</p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <RequestQueue />
        <EnterRequest />
        <BreachLog />
        <EnterBreach />
      </div>
    </div>
  )
}
