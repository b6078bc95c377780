import { Link } from 'react-router'
import { dateIn } from '#domain/calendar/local-date.ts'
import { riderPath } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { ZoneChips } from '#web/ui/zone-chips.tsx'
import { type Client, nextStepPath } from './client.ts'

/** Who a client is: the name, else the invited address. */
function useClientName(): (client: Client) => string {
  const { t } = useTranslation('clients', 'common')
  return ({ name, email }) => name || email || t('common:unnamedRider')
}

function RiderCell({ client }: { client: Client }) {
  const { t } = useTranslation('clients', 'intake')
  const format = useFormat()
  const nameOf = useClientName()
  return (
    <span className="grid grid-cols-1 justify-items-start gap-1 min-[56.25rem]:max-w-64">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={riderPath(client.riderId)} className="py-1 hover:underline" dir="auto">
          {nameOf(client)}
        </Link>
        {client.unread && <Pill tone="teal">{t('new')}</Pill>}
        {client.alerts > 0 && <Pill tone="coral">{t('alerts', { count: client.alerts })}</Pill>}
      </span>
      {client.bikeTypes.length > 0 && (
        <span className="font-normal text-detail text-muted">
          {format.list(client.bikeTypes.map((type) => t(`intake:options.bikeTypes.${type}`)))}
        </span>
      )}
    </span>
  )
}

/** What the state of a client leads to, with its day. */
function useStepWords(): (client: Client) => string {
  const { t } = useTranslation('clients')
  const format = useFormat()
  return ({ nextStep, nextOn, unread, session }) => {
    const until = session.invitationExpiresAt ? format.shortDate(session.invitationExpiresAt) : ''
    switch (nextStep) {
      case 'read':
        return t(`step.read.${unread?.kind ?? 'intake'}`)
      case 'wait_intake':
      case 'invite_again':
        return t(`step.${nextStep}`, { date: until })
      case 'wait_follow_up':
        if (!nextOn) return t('step.wait_no_follow_up')
        return t(nextOn <= dateIn(new Date()) ? 'step.wait_answer' : 'step.wait_follow_up', {
          date: format.shortDate(nextOn),
        })
      case 'new_fit':
        return session.fittedAt
          ? t('step.new_fit', { date: format.shortDate(session.fittedAt) })
          : t('step.new_fit_none')
      default:
        return t(`step.${nextStep}`)
    }
  }
}

function StateCell({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const stepWords = useStepWords()
  return (
    <>
      <span className="block">{t(`state.${client.session.status}`)}</span>
      <span className="block min-w-44 text-detail text-muted">{stepWords(client)}</span>
    </>
  )
}

function WorstCell({ client: { worst, hasForm } }: { client: Client }) {
  const { t } = useTranslation('clients')
  if (worst)
    return (
      <div className="min-[56.25rem]:whitespace-nowrap">
        <ZoneChips scores={{ [worst.zone]: worst.score }} />
      </div>
    )
  return <span className="text-muted">{t(hasForm ? 'worstNone' : 'noForm')}</span>
}

function ActionCell({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const nameOf = useClientName()
  const { nextStep, unread } = client
  return (
    <Link
      to={nextStepPath(client)}
      className="inline-block py-1.5 font-semibold text-teal underline underline-offset-4 min-[56.25rem]:whitespace-nowrap"
    >
      {nextStep === 'read' ? t(`do.read.${unread?.kind ?? 'intake'}`) : t(`do.${nextStep}`)}
      <span className="sr-only"> {nameOf(client)}</span>
    </Link>
  )
}

/** Clients as table rows, or as cards on narrow screens. */
export function ClientTable({ clients }: { clients: readonly Client[] }) {
  const { t } = useTranslation('clients')
  const columns: Column<Client>[] = [
    { key: 'rider', header: t('column.rider'), names: true, cell: (client) => <RiderCell client={client} /> },
    { key: 'state', header: t('column.state'), cell: (client) => <StateCell client={client} /> },
    { key: 'worst', header: t('column.worst'), cell: (client) => <WorstCell client={client} /> },
    {
      key: 'contact',
      header: t('column.contact'),
      cell: ({ lastContactAt }) => <RelativeTime at={lastContactAt} />,
    },
    {
      key: 'action',
      header: t('column.action'),
      quiet: true,
      align: 'end',
      cell: (client) => <ActionCell client={client} />,
    },
  ]
  return <Table caption={t('caption')} columns={columns} rows={clients} rowKey={({ riderId }) => riderId} />
}
