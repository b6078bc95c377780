import { Link, useParams } from 'react-router'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ReportOf } from './report-of.tsx'

/** The fit report as its rider reads it. */
export default function ClientReportPage() {
  const { t } = useTranslation('reports')
  const { sessionId = '' } = useParams()
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-4 px-5 py-6 print:max-w-none print:p-0">
      <p data-screen-only>
        <Link
          to="/client-dashboard"
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {t('back')}
        </Link>
      </p>
      <ReportOf sessionId={sessionId} as="rider" />
    </div>
  )
}
