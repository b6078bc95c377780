import type { CallResponse } from '#web/api/api.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type ShownMark = Pick<
  CallResponse<'GET /api/marks/:slug'>,
  'year' | 'riders' | 'asked' | 'answered' | 'computedAt' | 'replacedOn' | 'rating'
>

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

/** A mark as everybody sees it: the rating with its interval, and what it rests on. */
export function MarkCard({ mark, level }: { mark: ShownMark; level: 2 | 3 }) {
  const { t } = useTranslation('publicMark')
  const { number, date } = useFormat()
  const { rating, year, riders, asked, answered, computedAt, replacedOn } = mark
  const one = (value: number) => number(value, ONE_DECIMAL)
  const Heading = `h${level}` as const
  return (
    <section className="rounded-lg border-2 border-teal bg-card p-5" data-print-block>
      <Heading className="font-semibold text-base tracking-normal">
        {t('mark.title', { year: String(year) })}
      </Heading>
      <p className="mt-1 font-bold text-2xl tabular-nums">{t('mark.rating', { value: one(rating.value) })}</p>
      <p>{t('mark.interval', { low: one(rating.interval.low), high: one(rating.interval.high) })}</p>
      <p className="mt-2 text-secondary text-muted">
        {t('mark.riders', { count: riders })} ·{' '}
        {t('mark.answered', { answered: number(answered), asked: number(asked) })}
      </p>
      <p className="text-secondary text-muted">
        {t('mark.computed', { date: date(computedAt), until: date(replacedOn) })}
      </p>
    </section>
  )
}
