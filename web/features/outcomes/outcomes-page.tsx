import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import OutcomeFilterBar from '#web/outcome-filters/outcome-filter-bar.tsx'
import { pages } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState, NothingFound } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Link } from '#web/ui/navigation.tsx'
import { PartPlace } from '#web/ui/part-place.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { VIEWS } from './address.ts'
import { Band, SomeAnyway } from './aside/cautions.tsx'
import { ReviewFirst } from './aside/review-first.tsx'
import { WhoAnswered } from './aside/who-answered.tsx'
import type { Outcomes } from './outcome-rows.ts'
import { useFurtherFilters } from './stratum-filters.tsx'
import { useOutcomePage } from './use-outcome-page.ts'
import { ChangesView } from './views/changes-view.tsx'
import { GoalsView } from './views/goals-view.tsx'
import { GroupsView } from './views/groups-view.tsx'
import { PredictionsView } from './views/predictions-view.tsx'
import { TimeView } from './views/time-view.tsx'
import { ZonesView } from './views/zones-view.tsx'

/** One line: what is counted, when, and how many answered. */
function Lead({ outcomes }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const { sessions } = useOutcomePage()
  const primary = outcomes.response.find(({ wave }) => wave === 'primary')
  const answered = () => {
    if (!primary) return t('lead.noneDue')
    const numbers = { answered: words.count(primary.answered), due: words.count(primary.fits) }
    return primary.share
      ? t('lead.answered', { ...numbers, share: words.share(primary.share.value) })
      : t('lead.answeredFew', numbers)
  }
  return (
    <p className="text-muted">
      {words.period(outcomes.period)} · <Link to={sessions('fits')}>{words.counts(outcomes.fits)}</Link> ·{' '}
      <strong className="text-ink">{answered()}</strong> · {t('lead.respondersOnly')}
    </p>
  )
}

/** The views as links, each with its own address. */
function Views() {
  const { t } = useTranslation('outcomes')
  const page = useOutcomePage()
  return (
    <nav aria-label={t('views.label')} data-screen-only>
      <ul className="flex flex-wrap gap-2">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={page.with({ view: view === VIEWS[0] ? null : view })}
              replace
              aria-current={view === page.view ? 'page' : undefined}
              className={`inline-flex min-h-9 items-center rounded-full border px-3.5 font-semibold text-secondary ${
                view === page.view
                  ? 'border-teal bg-teal text-on-teal'
                  : 'border-line bg-card text-ink hover:border-muted'
              }`}
            >
              {t(`views.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ShownProps {
  outcomes: Outcomes
  onClear: () => void
}

function ShownView({ outcomes, onClear }: ShownProps) {
  const { view } = useOutcomePage()
  switch (view) {
    case 'zones':
      return <ZonesView outcomes={outcomes} />
    case 'changes':
      return <ChangesView onClear={onClear} />
    case 'time':
      return <TimeView />
    case 'groups':
      return <GroupsView />
    case 'goals':
      return <GoalsView />
    case 'predictions':
      return <PredictionsView />
  }
}

/** The state of a practice without fits, or without any answer. */
function NothingYet({ outcomes: { fits } }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes')
  if (fits.fits === 0) {
    return (
      <EmptyState
        title={t('states.noFits')}
        text={t('states.noFitsText')}
        action={<LinkButton to={pages.clients}>{t('states.noFitsAction')}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={t('states.nobody')}
      text={t('states.nobodyText', { count: fits.fits })}
      action={<LinkButton to={pages.followUps}>{t('states.nobodyAction')}</LinkButton>}
    />
  )
}

/** The chosen view, and beside it what every figure has to be read with. */
function Shown({ outcomes, onClear }: ShownProps) {
  const { t } = useTranslation('outcomes')
  const { narrowed } = useOutcomePage()
  if (outcomes.fits.fits === 0) {
    return narrowed ? <NothingFound onClear={onClear} /> : <NothingYet outcomes={outcomes} />
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        {outcomes.scored.fits === 0 ? (
          <NothingYet outcomes={outcomes} />
        ) : (
          <ShownView outcomes={outcomes} onClear={onClear} />
        )}
      </div>
      <aside aria-label={t('aside.label')} className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-1">
        <ReviewFirst outcomes={outcomes} />
        <WhoAnswered outcomes={outcomes} />
        <Band outcomes={outcomes} />
        <SomeAnyway outcomes={outcomes} />
      </aside>
    </div>
  )
}

const summary = lazyPart(() => import('./yearly-summary.tsx'), ['reportPages'])

/** Opens the dialog in which the summary of a year is saved. Its code is loaded when it is opened. */
function YearlySummary() {
  const { t } = useTranslation('outcomes')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" className="flex-none" onClick={() => setOpen(true)} data-screen-only>
        {t('yearly')}
      </Button>
      {open && (
        <PartPlace waiting={null}>
          <summary.Part onClose={() => setOpen(false)} />
        </PartPlace>
      )}
    </>
  )
}

/** What came of the fitter's fits, from those who answered, with filters in the address. */
export default function OutcomesPage() {
  const { t } = useTranslation('frame')
  const [, setAddress] = useSearchParams()
  const { query } = useOutcomePage()
  const further = useFurtherFilters()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/outcomes', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-5 py-7 md:px-9">
      <div className="flex flex-wrap items-start justify-between gap-4 md:flex-nowrap">
        <div className="min-w-0">
          <h1>{t('title.outcomes')}</h1>
          {data ? <Lead outcomes={data} /> : <p>&nbsp;</p>}
        </div>
        <YearlySummary />
      </div>
      <Views />
      <OutcomeFilterBar further={further} />
      {error && !data && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Shown outcomes={data} onClear={() => setAddress({})} />}
    </div>
  )
}
