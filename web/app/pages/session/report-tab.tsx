import type { SessionTabProps } from '#web/features/sessions/session.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The report of a fit; there is none before the fit is complete. */
export default function ReportTab({ session }: SessionTabProps) {
  const { t } = useTranslation('sessions')
  return (
    <Card title={t('tab.report')}>
      <p className="text-muted">{t(session.fittedAt ? 'report.there' : 'report.notYet')}</p>
    </Card>
  )
}
