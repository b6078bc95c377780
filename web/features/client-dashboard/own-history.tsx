import { useQuery } from '@tanstack/react-query'
import { ZONES } from '#domain/zones.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { useEntryWords } from '#web/changes/use-entry-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { HoursCourse } from './hours-course.tsx'

type OwnHistoryRead = CallResponse<'GET /api/client/fits'>
type Fit = OwnHistoryRead['fits'][number]
type Change = Fit['changes'][number]

/** How far a goal was reached, from the worst to the best, as the follow-up names it. */
const ATTAINMENTS = ['muchLess', 'less', 'expected', 'better', 'muchBetter'] as const
const EXPECTED = ATTAINMENTS.indexOf('expected')

function GoalLine({ goal: { goal, attainment } }: { goal: Fit['goals'][number] }) {
  const { t } = useTranslation('dashboard', 'intake')
  const format = useFormat()
  const reached = attainment === null ? undefined : ATTAINMENTS[attainment + EXPECTED]
  return (
    <li>
      {format.label(t(`intake:options.goals.${goal}`))}
      <span className="text-muted">{t(`client.history.reached.${reached ?? 'notYet'}`)}</span>
    </li>
  )
}

function ChangeLine({ change }: { change: Change }) {
  const { title, fromTo, direction } = useEntryWords(useWordingInUnits())(change)
  return (
    <li dir="auto">
      {title} <span className="tabular-nums">{fromTo}</span> <span className="text-muted">{direction}</span>
    </li>
  )
}

/** One fit: who did it and when, what was changed, and how far each goal was reached. */
function FitEntry({ fit }: { fit: Fit }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-2 border-line border-b py-3 last:border-b-0 sm:grid-cols-2">
      <h3 className="sm:col-span-2">
        {t('client.reports.open', { date: format.date(fit.fittedOn) })}{' '}
        <span className="font-normal text-muted" dir="auto">
          {fit.fitterName}
        </span>
      </h3>
      <div>
        <h4 className="text-secondary">{t('client.history.changes')}</h4>
        {fit.changes.length === 0 && <p className="text-muted">{t('client.history.noChanges')}</p>}
        <ul>
          {fit.changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ul>
      </div>
      <div>
        <h4 className="text-secondary">{t('client.history.goals')}</h4>
        {fit.goals.length === 0 && <p className="text-muted">{t('client.history.noGoals')}</p>}
        <ul>
          {fit.goals.map((goal) => (
            <GoalLine key={goal.goal} goal={goal} />
          ))}
        </ul>
      </div>
      {fit.scoredAgain && <ScoredAgain scoredAgain={fit.scoredAgain} />}
    </li>
  )
}

/** The zones that the rider scored above 0, once more, before the fit. */
function ScoredAgain({ scoredAgain: { at, scores } }: { scoredAgain: NonNullable<Fit['scoredAgain']> }) {
  const { t } = useTranslation('dashboard', 'common')
  const { date, list, number } = useFormat()
  const named = ZONES.filter((zone) => (scores[zone] ?? 0) > 0).map((zone) =>
    t('client.history.score', { zone: t(`common:zone.${zone}`), score: number(scores[zone] ?? 0) }),
  )
  return (
    <p className="text-secondary sm:col-span-2">
      {t('client.history.again', {
        date: date(at),
        scores: named.length > 0 ? list(named) : t('client.history.nothing'),
      })}
    </p>
  )
}

function FitHistory({ fits }: { fits: readonly Fit[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('client.history.title')}>
      {fits.length === 0 && <p className="text-muted">{t('client.history.none')}</p>}
      <ul className="-my-3">
        {fits.map((fit) => (
          <FitEntry key={fit.sessionId} fit={fit} />
        ))}
      </ul>
    </Card>
  )
}

/** The hours that the rider rides, what was changed in each fit, and how far the goals were reached, at all fitters. */
export default function OwnHistory() {
  const { data, error, refetch } = useQuery(read('GET /api/client/fits'))
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  return (
    <>
      <HoursCourse history={data} />
      <FitHistory fits={data.fits} />
    </>
  )
}
