import { useQueryClient } from '@tanstack/react-query'
import { usePresent } from '#web/account/present.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useAction } from '#web/api/use-action.ts'
import { LinkVisit, SignedInNotice } from '#web/link-visit/link-visit.tsx'
import { clientReportPath, loginPath, pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { reportQuery } from './report.ts'

interface ReportVisitProps {
  secret: string
  sessionId: string
  /** Called when the secret is no longer needed. */
  onUsed: () => void
}

const refusals = { report_unknown: 'unknown', report_link_over: 'over', report_kept: 'kept' } as const
type Refusal = (typeof refusals)[keyof typeof refusals]

const refusalOf = (error: unknown): Refusal | null =>
  Object.entries(refusals).find(([code]) => code === codeOf(error))?.[1] ?? null

function useOpen({ secret, sessionId, onUsed }: ReportVisitProps) {
  const client = useQueryClient()
  const { refresh } = usePresent()
  return useAction(async () => {
    await api('POST /api/report-visits', { body: { secret } })
    // Data that another person has read on this device must not be shown.
    client.removeQueries({ queryKey: reportQuery(sessionId).queryKey })
    // The frame must learn that this device may now read the report.
    await refresh()
    onUsed()
  })
}

/** Shown for a link that no longer works: the reason, and how to reach the report by signing in. */
function Refused({ why, sessionId }: { why: Refusal; sessionId: string }) {
  const { t } = useTranslation('reportPages')
  const own = clientReportPath(sessionId)
  return (
    <div className="mx-auto grid w-full max-w-xl gap-3 px-5 py-8 md:py-12" role="alert">
      <h1>{t(`visit.${why}.title`)}</h1>
      <p className="text-lg text-muted">{t(`visit.${why}.text`)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={loginPath(own)}>{t('visit.logIn')}</LinkButton>
        <LinkButton kind="quiet" to={pages.home}>
          {t('visit.startPage')}
        </LinkButton>
      </div>
    </div>
  )
}

/** The page of the link in a report's mail. */
export function ReportVisit(props: ReportVisitProps) {
  const { t } = useTranslation('reportPages')
  const open = useOpen(props)
  const why = open.error !== null && refusalOf(open.error)
  if (why) return <Refused why={why} sessionId={props.sessionId} />
  return (
    <LinkVisit
      secret={props.secret}
      texts={{
        title: t('visit.title'),
        lead: t('visit.lead'),
        note: t('visit.shared'),
        start: t('visit.open'),
      }}
      visit={open}
    >
      <SignedInNotice text={(name) => t('visit.signedIn', { name })} />
    </LinkVisit>
  )
}
