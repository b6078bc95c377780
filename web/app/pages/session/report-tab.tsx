import { ReportOf } from '#web/features/reports/report-of.tsx'
import type { SessionTabProps } from '#web/features/sessions/session.ts'

/** The report of a fit as its rider reads it. There is none before the fit is complete. */
export default function ReportTab({ session }: SessionTabProps) {
  return <ReportOf sessionId={session.id} as="fitter" />
}
