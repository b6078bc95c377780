import { Link, useParams } from 'react-router'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { RequireRole } from '#web/account/require-role.tsx'
import { useVisitor } from '#web/account/visitor.ts'
import { api } from '#web/api/api.ts'
import { PassportCard } from '#web/passport/passport-card.tsx'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { KeepReport } from './keep-report.tsx'
import { ReportOf } from './report-of.tsx'
import { ReportVisit } from './report-visit.tsx'

interface OwnReportProps {
  sessionId: string
  /** Closes the report for a guest on this device. */
  onClose: () => void
}

function Report({ sessionId, onClose }: OwnReportProps) {
  const { t } = useTranslation('reportPages')
  const isGuest = useVisitor()?.guestOf !== undefined
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-4 px-5 py-6 print:max-w-none print:p-0">
      {!isGuest && (
        <p data-screen-only>
          <Link
            to={pages.clientDashboard}
            className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline"
          >
            <span aria-hidden="true">←&nbsp;</span>
            {t('back')}
          </Link>
        </p>
      )}
      <ReportOf
        sessionId={sessionId}
        as={isGuest ? 'guest' : 'rider'}
        notice={isGuest && <KeepReport sessionId={sessionId} onClose={onClose} />}
      />
      {!isGuest && (
        <PassportCard
          key={sessionId}
          of="fit"
          make={(body) => api('POST /api/sessions/:sessionId/passport', { params: { sessionId }, body })}
        />
      )}
    </div>
  )
}

function OfSession({ sessionId, onClose }: OwnReportProps) {
  const [secret, take] = useLinkSecret(`report-${sessionId}`)
  if (secret !== null) return <ReportVisit secret={secret} sessionId={sessionId} onUsed={() => take(null)} />
  return (
    <RequireRole who={['client']} guests>
      <Report sessionId={sessionId} onClose={onClose} />
    </RequireRole>
  )
}

/** The fit report for its rider, signed in or by the link in its mail. */
export function ClientReport({ onClose }: { onClose: () => void }) {
  const { sessionId = '' } = useParams()
  return <OfSession key={sessionId} sessionId={sessionId} onClose={onClose} />
}
