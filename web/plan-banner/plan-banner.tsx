import type { CallResponse } from '#web/api/api.ts'
import { pages } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link, useNavigation } from '#web/ui/navigation.tsx'

type PlanToTell = NonNullable<CallResponse<'GET /api/waiting-counts'>['plan']>

/** Above every page of a fitter whose plan ends or ended: what follows, and when. */
export default function PlanBanner({ plan }: { plan: PlanToTell }) {
  const { t } = useTranslation('plan')
  const format = useFormat()
  const { pathname } = useNavigation().place
  const tone =
    plan.notice === 'trial_ending' ? 'bg-amber-soft text-amber-deep' : 'bg-coral-soft text-coral-deep'
  return (
    <aside
      aria-label={t('banner.label')}
      className={`flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-5 py-2 text-center ${tone}`}
      data-screen-only
    >
      <p>
        {t(`banner.${plan.notice}`, {
          covered: format.date(plan.coveredUntil),
          readOnly: format.date(plan.readOnlyFrom),
        })}
      </p>
      {pathname !== pages.plan && (
        <Link
          to={pages.plan}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
        >
          {t('banner.open')}
        </Link>
      )}
    </aside>
  )
}
