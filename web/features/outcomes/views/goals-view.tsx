import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { goalSelection } from '#domain/outcomes/selection.ts'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { type ShareOfRow, SharesOf } from '#web/outcome-charts/shares-of.tsx'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { useOutcomePage } from '../use-outcome-page.ts'

type GoalFigures = CallResponse<'GET /api/outcomes/goals'>
type Counts = { fits: number; riders: number }

interface FigureCardProps {
  title: string
  /** The figure in words; null if there are too few riders for one. */
  value: string | null
  counts: Counts
  /** The selection of the fits behind it. */
  of: string
  text?: string
  /** Shown if nobody answered. */
  none?: string
  children?: ReactNode
}

/** One figure with its interval, what it rests on, and the way to exactly those fits. */
function FigureCard({ title, value, counts, of, text, none, children }: FigureCardProps) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const { sessions } = useOutcomePage()
  return (
    <Card title={title} aside={t('lead.respondersOnly')}>
      {counts.fits === 0 ? (
        <p className="text-muted">{none ?? t('goals.none')}</p>
      ) : (
        <>
          <p className="font-bold text-xl">{value ?? t('goals.few')}</p>
          {children}
          <p className="mt-1">
            <Link to={sessions(of)}>{words.counts(counts)}</Link>
          </p>
        </>
      )}
      {text && <p className="mt-2 text-secondary text-muted">{text}</p>}
    </Card>
  )
}

/** How the answers to "how likely are you to recommend" divide, each a link to its fits. */
function Recommendation({ recommend }: { recommend: GoalFigures['recommend'] }) {
  const { t } = useTranslation('outcomes')
  const format = useFormat()
  const words = useChartWords()
  const { sessions } = useOutcomePage()
  const { score } = recommend
  const whole = (value: number) => words.whole(value)
  return (
    <FigureCard
      title={t('goals.recommend')}
      value={
        score &&
        (score.interval
          ? words.t('interval', {
              value: whole(score.value),
              low: whole(score.interval.low),
              high: whole(score.interval.high),
            })
          : whole(score.value))
      }
      counts={recommend}
      of="recommend"
      text={t('goals.recommendText')}
    >
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {(['promoters', 'passives', 'detractors'] as const).map((name) => (
          <li key={name}>
            {format.label(t(`goals.${name}`))}
            <Link to={sessions(name)}>{words.t('fits', { count: recommend[name] })}</Link>
          </li>
        ))}
      </ul>
    </FigureCard>
  )
}

/** The goals one by one, as bars with Wilson's intervals. */
function ByGoal({ figures: { goals, period } }: { figures: GoalFigures }) {
  const { t } = useTranslation('outcomes', 'intake')
  const { sessions } = useOutcomePage()
  if (goals.length === 0) return null
  const rows = goals.map(
    ({ goal, fits, riders, attained, rated, share }): ShareOfRow => ({
      key: goal,
      label: t(`intake:options.goals.${goal}`),
      counts: { fits, riders },
      sessions: sessions(goalSelection(goal)),
      having: attained,
      of: rated,
      share,
    }),
  )
  const title = t('goals.attained')
  return (
    <Card title={title} aside={t('lead.respondersOnly')}>
      <SharesOf
        title={title}
        name="goals"
        period={period}
        rows={rows}
        rowsName={t('rows.goal')}
        facts={[t('lead.respondersOnly')]}
      />
    </Card>
  )
}

/** A share of goals in words, with its interval if there are enough riders. */
function useGoalWords() {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  return {
    attained: ({ attained, rated, share }: GoalFigures['attained']) => {
      const numbers = { attained: words.count(attained), rated: words.count(rated) }
      return share
        ? t('goals.attainedText', { ...numbers, share: words.withInterval('share', share) })
        : t('goals.attainedFew', numbers)
    },
    addressed: ({ addressed, stated, share }: GoalFigures['addressed']) => {
      const numbers = { addressed: words.count(addressed), stated: words.count(stated) }
      return share
        ? t('goals.addressedText', { ...numbers, share: words.withInterval('share', share) })
        : t('goals.addressedFew', numbers)
    },
    mean: ({ mean }: GoalFigures['tScore']) => mean && words.withInterval('mean', mean),
  }
}

function Figures({ figures }: { figures: GoalFigures }) {
  const { t } = useTranslation('outcomes')
  const say = useGoalWords()
  const { attained, addressed, tScore, alignment, recommend } = figures
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <FigureCard
        title={t('goals.together')}
        value={say.attained(attained)}
        counts={attained}
        of="goals_rated"
      />
      <FigureCard
        title={t('goals.addressed')}
        value={say.addressed(addressed)}
        counts={addressed}
        of="goals_stated"
      />
      <FigureCard
        title={t('goals.tScore')}
        value={say.mean(tScore)}
        counts={tScore}
        of="goals_agreed"
        text={t('goals.tScoreText')}
        none={t('goals.tScoreNone')}
      />
      <FigureCard
        title={t('goals.alignment')}
        value={say.mean(alignment)}
        counts={alignment}
        of="alignment"
        text={t('goals.alignmentText')}
      />
      <Recommendation recommend={recommend} />
    </div>
  )
}

/** Goals and how likely riders are to recommend the fitter. */
export function GoalsView() {
  const { query } = useOutcomePage()
  const { data, error, refetch } = useQuery(read('GET /api/outcomes/goals', { query }))
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <ByGoal figures={data} />
      <Figures figures={data} />
    </>
  )
}
