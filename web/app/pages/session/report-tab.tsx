import { ReportOf } from '#web/features/reports/report-of.tsx'
import { ReportEditor } from '#web/features/sessions/report/report-editor.tsx'
import type { SessionTabProps } from '#web/features/sessions/session.ts'

/** What the fitter writes for the rider, above the report as its rider reads it; a preview until the fit is complete. */
export default function ReportTab({ session }: SessionTabProps) {
  return (
    <>
      <ReportEditor />
      <ReportOf
        sessionId={session.id}
        as={session.shared ? 'otherFitter' : 'fitter'}
        written={{ summary: session.summary ?? '' }}
      />
    </>
  )
}
