import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { LayoutEditor } from './layout-editor.tsx'
import { layoutQuery } from './use-layout.ts'

/** The page on which a fitter arranges the dashboard. */
export default function LayoutPage() {
  const { t } = useTranslation('widgets', 'frame')
  const { data, error, refetch } = useQuery(layoutQuery)
  return (
    <div className="max-w-2xl px-5 py-6 md:py-10">
      <h1>{t('frame:title.dashboardLayout')}</h1>
      <p className="mt-1 mb-6 text-muted">
        {t('layout.lead')} <Link to={pages.dashboard}>{t('layout.open')}</Link>
      </p>
      {data && <LayoutEditor stored={data.layout} />}
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
    </div>
  )
}
