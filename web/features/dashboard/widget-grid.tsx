import { type ReactNode, Suspense } from 'react'
import type { PlacedWidget } from '#domain/dashboard/layout.ts'
import type { WidgetKey, WidgetSize } from '#domain/dashboard/widgets.ts'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Goals } from './figures/goals.tsx'
import { Improvement } from './figures/improvement.tsx'
import { Rating } from './figures/rating.tsx'
import { Responses } from './figures/responses.tsx'
import type { FirstData } from './first-data.ts'
import { OpenAlerts } from './widgets/open-alerts.tsx'
import { OpenInvitations, openAmong } from './widgets/open-invitations.tsx'
import { RecentSubmissions } from './widgets/recent-submissions.tsx'
import { UpcomingAppointments } from './widgets/upcoming-appointments.tsx'
import { WidgetCard } from './widgets/widget-card.tsx'

const columns: Record<WidgetSize, string> = {
  small: '',
  medium: 'md:col-span-2',
  large: 'md:col-span-2 xl:col-span-4',
}

/** The radar with its bars is about as high as three other cards, so that those that follow it stand beside it. */
const rowsOf = ({ key, size }: PlacedWidget) => (key === 'radar' && size === 'medium' ? 'xl:row-span-3' : '')

/** Loaded later, because it needs the vocabulary of measurements and is below what fitters see first. */
const changes = lazyPart(
  () => import('./widgets/recent-changes.tsx'),
  ['interventions', 'measurements', 'zoneDetails', 'report'],
)

/** Loaded later, because its charts are large. */
const radar = lazyPart(() => import('./figures/radar.tsx'))
const filterBar = lazyPart(
  () => import('#web/outcome-filters/outcome-filter-bar.tsx'),
  ['outcomeFilters', 'intake'],
)

/** The widgets whose figures the filters are about. */
const FIGURES: readonly WidgetKey[] = ['rating', 'goals', 'improvement', 'radar', 'responses']

/** The content of a widget with figures. A figure that was hidden until now comes with the next read. */
const figures: Partial<Record<WidgetKey, (data: FirstData) => ReactNode>> = {
  rating: ({ setting, figures: { rating } }) => rating && <Rating setting={setting} rating={rating} />,
  goals: ({ setting, figures: { goals } }) => goals && <Goals setting={setting} goals={goals} />,
  improvement: ({ setting, layout, figures: { improvement } }) =>
    improvement && (
      <Improvement
        setting={setting}
        improvement={improvement}
        withCaution={layout.every(({ key, shown }) => key !== 'radar' || !shown)}
      />
    ),
  radar: ({ setting, figures: { zones } }) => zones && <radar.Part setting={setting} zones={zones} />,
  responses: ({ setting, figures: { responses } }) =>
    responses && <Responses setting={setting} responses={responses} />,
}

const lists: Partial<Record<WidgetKey, (data: FirstData) => ReactNode>> = {
  alerts: ({ alerts, followUps }) => <OpenAlerts cards={alerts} count={followUps.alerts} />,
  appointments: () => <UpcomingAppointments />,
  submissions: ({ submissions }) => <RecentSubmissions submissions={submissions} />,
  invitations: ({ invitations }) => <OpenInvitations invitations={openAmong(invitations)} />,
  interventions: () => <changes.Part />,
}

function Widget({ widget, data }: { widget: WidgetKey; data: FirstData }) {
  const list = lists[widget]?.(data)
  const waiting = <Skeleton lines={5} />
  if (list) return <Suspense fallback={<WidgetCard widget={widget}>{waiting}</WidgetCard>}>{list}</Suspense>
  return (
    <WidgetCard widget={widget}>
      <Suspense fallback={waiting}>{figures[widget]?.(data) ?? waiting}</Suspense>
    </WidgetCard>
  )
}

function NoWidgets() {
  const { t } = useTranslation('dashboard')
  return (
    <EmptyState
      title={t('widgets.nothing')}
      text={t('widgets.nothingText')}
      action={
        <LinkButton kind="quiet" to={pages.dashboardLayout}>
          {t('widgets.arrange')}
        </LinkButton>
      }
    />
  )
}

/** The widgets that the fitter chose, in their order and width, with the filters of their figures. */
export function WidgetGrid({ data }: { data: FirstData }) {
  const shown = data.layout.filter((widget) => widget.shown)
  if (shown.length === 0) return <NoWidgets />
  return (
    <>
      {shown.some(({ key }) => FIGURES.includes(key)) && (
        <div className="min-h-11">
          <Suspense fallback={null}>
            <filterBar.Part />
          </Suspense>
        </div>
      )}
      <div
        className={`grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-4 ${data.isOutdated ? 'opacity-60' : ''}`}
        aria-busy={data.isOutdated}
        data-widgets
      >
        {shown.map((widget) => (
          <div key={widget.key} className={`min-w-0 ${columns[widget.size]} ${rowsOf(widget)}`}>
            <Widget widget={widget.key} data={data} />
          </div>
        ))}
      </div>
    </>
  )
}
