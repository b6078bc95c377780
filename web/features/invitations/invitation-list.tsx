import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { actionsFor, type Invitation, isOpen, stateText, stateTone } from '#web/invitation-link/invitation.ts'
import { Pill } from '#web/ui/card.tsx'
import { CursorPages, useCursor } from '#web/ui/cursor-pages.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { InvitationActions } from './invitation-actions.tsx'

const pageSize = 20

function RiderCell({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitations', 'common')
  const { name, email, channel } = invitation
  return (
    <span className="block min-[56.25rem]:max-w-64">
      {name ?? email ?? t('common:unnamedRider')}
      <span className="block font-normal text-caption text-muted">
        {name && email ? `${email} · ` : ''}
        {t(`list.by.${channel}`)}
      </span>
    </span>
  )
}

/** Whether it still matters how the mail was delivered. */
const saysDelivery = (invitation: Invitation): boolean =>
  !invitation.linkEnded &&
  (isOpen(invitation) || (invitation.delivery === 'failed' && invitation.state !== 'submitted'))

function StateCell({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('invitations')
  const format = useFormat()
  const { state, delivery } = invitation
  return (
    <>
      <Pill tone={stateTone[state]}>{t(stateText(invitation))}</Pill>
      {invitation.linkEnded ? (
        <span className="mt-1 block font-semibold text-detail text-coral-text">
          {t(actionsFor(invitation).resend ? 'linkEnded' : 'linkEndedFresh')}
        </span>
      ) : null}
      {delivery !== 'none' && saysDelivery(invitation) && (
        <span
          className={`mt-1 block text-detail ${delivery === 'failed' ? 'font-semibold text-coral-text' : 'text-muted'}`}
        >
          {t(`delivery.${delivery}`)}
        </span>
      )}
      {isOpen(invitation) && (
        <span className="mt-1 block text-caption text-muted">
          {t('list.expires', { date: format.shortDate(invitation.expiresAt) })}
        </span>
      )}
    </>
  )
}

function useColumns(): Column<Invitation>[] {
  const { t } = useTranslation('invitations', 'common')
  return [
    {
      key: 'rider',
      header: t('list.rider'),
      names: true,
      cell: (invitation) => <RiderCell invitation={invitation} />,
    },
    {
      key: 'state',
      header: t('list.state'),
      cell: (invitation) => <StateCell invitation={invitation} />,
    },
    {
      key: 'when',
      header: t('list.when'),
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      key: 'actions',
      header: t('list.actions'),
      quiet: true,
      align: 'end',
      cell: (invitation) => (
        <InvitationActions
          invitation={invitation}
          name={invitation.name ?? invitation.email ?? t('common:unnamedRider')}
        />
      ),
    },
  ]
}

/** All invitations, newest first, with their state and actions. */
export function InvitationList() {
  const { t } = useTranslation('invitations')
  const columns = useColumns()
  const cursor = useCursor()
  const { data, error, refetch } = useQuery(
    read('GET /api/invitations', { query: { cursor, limit: pageSize } }),
  )
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  if (data.items.length === 0) return <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
  return (
    <>
      <Table caption={t('list.caption')} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      <CursorPages label={t('list.pages')} next={data.next} />
    </>
  )
}
