import { UNCONFIRMED_HOURS } from '#domain/booking/booking-state.ts'
import { BACKUP_DAYS, RETENTION_YEARS, WITHDRAWN_DAYS } from '#domain/product.ts'
import { RETENTION } from '#domain/retention.ts'
import { When } from '#web/documents/when.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Table } from '#web/ui/table.tsx'

/** The numbers that the policy promises. */
const figures = {
  years: RETENTION_YEARS,
  withdrawnDays: WITHDRAWN_DAYS,
  draftDays: RETENTION.draft.days,
  callDays: RETENTION.call.days,
  waitingDays: RETENTION.waiting.days,
  unconfirmedHours: UNCONFIRMED_HOURS,
  invitedDays: RETENTION.invitedDraft.days,
  signInDays: RETENTION.signIn.days,
  messageDays: RETENTION.message.days,
  contactDays: RETENTION.contactMessage.days,
  resolvedDays: RETENTION.resolvedMessage.days,
  backupDays: BACKUP_DAYS,
} as const

/** Each kind of data with its legal basis, in reading order. */
const ROWS = [
  ['file', 'consent'],
  ['draft', 'consent'],
  ['booking', 'contract'],
  ['waiting', 'contract'],
  ['account', 'contract'],
  ['signIns', 'interest'],
  ['profile', 'contract'],
  ['calendars', 'contract'],
  ['rating', 'contract'],
  ['research', 'consent'],
  ['consents', 'duty'],
  ['trail', 'interest'],
  ['mails', 'contract'],
  ['contact', 'interest'],
  ['requests', 'duty'],
  ['technical', 'interest'],
  ['payments', 'contract'],
  ['backups', 'interest'],
] as const

/** The same where nobody pays. */
const UNPAID_ROWS = ROWS.filter(([row]) => row !== 'payments')

function KeptTable({ rows }: { rows: readonly (typeof ROWS)[number][] }) {
  const { t } = useTranslation('legal')
  return (
    <Table
      caption={t('policy.data.caption')}
      rows={rows}
      rowKey={([row]) => row}
      columns={[
        {
          key: 'what',
          header: t('policy.data.what'),
          names: true,
          cell: ([row]) => t(`policy.data.rows.${row}.what`),
        },
        { key: 'why', header: t('policy.data.why'), cell: ([row]) => t(`policy.data.rows.${row}.why`) },
        {
          key: 'ground',
          header: t('policy.data.ground'),
          cell: ([, ground]) => t(`policy.data.grounds.${ground}`),
        },
        {
          key: 'kept',
          header: t('policy.data.kept'),
          cell: ([row]) => t(`policy.data.rows.${row}.kept`, figures),
        },
      ]}
    />
  )
}

/** What is kept, why, on which ground and how long. Payments are named only where they are collected. */
export function KeptData() {
  return (
    <>
      <When holds="payments">
        <KeptTable rows={ROWS} />
      </When>
      <When fails="payments">
        <KeptTable rows={UNPAID_ROWS} />
      </When>
    </>
  )
}
