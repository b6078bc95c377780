import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { deviceStorage, readCachedUser } from '#web/account/auth-cache.ts'
import { readDrafts } from '#web/drafts/draft-places.ts'
import { followUpPath, intakePath, sessionPath } from '#web/paths.ts'
import { readKept } from '#web/sync/kept-reads.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { type KeptSession, keptSessions } from './kept-sessions.ts'

/** The forms and sessions on this device that the present person may open. */
async function whatIsHere() {
  const now = new Date()
  const user = readCachedUser(deviceStorage)
  const reads = user && 'name' in user ? await readKept(user.id, now) : new Map()
  return { drafts: user ? await readDrafts(now) : [], sessions: keptSessions(reads) }
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-semibold text-base tracking-normal">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-2">{children}</ul>
    </section>
  )
}

function Item({ to, title, text }: { to: string; title: string; text?: string }) {
  return (
    <li className="relative min-w-0 rounded-lg border border-line bg-card p-4">
      <Link to={to} className="font-semibold after:absolute after:inset-0" dir="auto">
        {title}
      </Link>
      {text && <p className="text-muted">{text}</p>}
    </li>
  )
}

function SessionItem({ session: { id, riderName, fittedAt, createdAt } }: { session: KeptSession }) {
  const { t } = useTranslation('start', 'common')
  const format = useFormat()
  return (
    <Item
      to={sessionPath(id)}
      title={riderName || t('common:unnamedRider')}
      text={
        fittedAt
          ? t('fitOf', { date: format.date(fittedAt) })
          : t('openSince', { date: format.date(createdAt) })
      }
    />
  )
}

function Kept({ drafts, sessions }: Awaited<ReturnType<typeof whatIsHere>>) {
  const { t } = useTranslation('start')
  if (drafts.length + sessions.length === 0) return <EmptyState title={t('emptyTitle')} text={t('empty')} />
  return (
    <>
      {drafts.length > 0 && (
        <List title={t('forms')}>
          {drafts.map(({ sessionId, followUp, fitter }) => (
            <Item
              key={`${sessionId}/${followUp?.milestone}`}
              to={followUp ? followUpPath(sessionId, followUp.milestone) : intakePath(sessionId)}
              title={t(followUp ? 'followUp' : 'intake', { fitter: fitter.name })}
            />
          ))}
        </List>
      )}
      {sessions.length > 0 && (
        <List title={t('sessions')}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </List>
      )}
    </>
  )
}

/** What can be opened without the server: forms that were started, and sessions that were opened here. */
export function OnThisDevice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('start', 'common')
  const name = usePageName()
  const { data, error } = useQuery({
    queryKey: ['on this device'],
    queryFn: whatIsHere,
    staleTime: 0,
    gcTime: 0,
  })
  if (!data && !error) return <Spinner />
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-5 py-8">
      <div className="grid justify-items-start gap-3">
        <h1>{name}</h1>
        <p className="text-lg text-muted">{t('lead')}</p>
        <Button kind="quiet" size="small" onClick={onRetry}>
          {t('common:action.retry')}
        </Button>
      </div>
      <Kept {...(data ?? { drafts: [], sessions: [] })} />
    </div>
  )
}
