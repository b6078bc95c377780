import { Link } from 'react-router'
import { clientReportPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Overview } from './overview.ts'

/** The reports of all fits, newest first. */
export function OwnReports({ overview: { fits } }: { overview: Overview }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <Card title={t('client.reports.title')}>
      {fits.length === 0 && <p className="text-muted">{t('client.reports.none')}</p>}
      <ul>
        {fits.map(({ sessionId, fittedOn, fitterName }) => (
          <li key={sessionId} className="border-line border-b py-1 last:border-b-0">
            <Link
              to={clientReportPath(sessionId)}
              className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
            >
              {t('client.reports.open', { date: format.date(fittedOn) })}
            </Link>{' '}
            <span className="text-muted" dir="auto">
              {fitterName}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
