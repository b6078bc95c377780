import { useId, useState } from 'react'
import { FELT, RATING_LIMITS, type Rating, ratedWith } from '#domain/interventions/rating.ts'
import { Button } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { Intervention } from '../session.ts'
import { useRatingWords } from './use-rating-words.ts'

type Rate = (part: Partial<Rating>) => void

/** Better, same or worse, each with one press. Pressing it again takes it back. */
function Felt({ rating, name, onRate }: { rating: Rating | null; name: string; onRate: Rate }) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  return (
    <>
      <span className="basis-full text-detail text-muted" aria-hidden="true">
        {t('log.rating.label')}
      </span>
      {FELT.map((felt) => {
        const pressed = rating?.felt === felt
        return (
          <button
            key={felt}
            type="button"
            aria-pressed={pressed}
            aria-label={format.labelled(name, t(`log.rating.felt.${felt}`))}
            className={`min-h-11 rounded-full border-[1.5px] px-2.5 text-secondary ${
              pressed ? 'border-teal bg-teal font-semibold text-on-teal' : 'border-edge hover:bg-sunken'
            }`}
            onClick={() => onRate({ felt: pressed ? null : felt })}
          >
            {t(`log.rating.felt.${felt}`)}
          </button>
        )
      })}
    </>
  )
}

interface ScoreProps {
  part: 'severity' | 'rpe'
  rating: Rating | null
  onRate: Rate
}

function Score({ part, rating, onRate }: ScoreProps) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const { max } = RATING_LIMITS[part]
  const value = rating?.[part] ?? null
  return (
    <SelectField
      label={t(`log.rating.${part}`)}
      none={t('log.rating.none')}
      options={Array.from({ length: max + 1 }, (_, score) => ({
        value: String(score),
        label: format.number(score),
      }))}
      value={value === null ? null : String(value)}
      onChange={(score) => onRate({ [part]: score === null ? null : Number(score) })}
    />
  )
}

/** The mean power while trying a change. It is saved when the field is left, unless it is impossible. */
function Power({ rating, onRate }: { rating: Rating | null; onRate: Rate }) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const [typed, setTyped] = useState<number | null>(rating?.power ?? null)
  const { min, max } = RATING_LIMITS.power
  const isPossible = typed === null || (typed >= min && typed <= max)
  const save = () => {
    const power = typed === null ? null : Math.round(typed)
    if (isPossible && power !== (rating?.power ?? null)) onRate({ power })
  }
  return (
    <NumberField
      label={t('log.rating.power')}
      unit={t('log.rating.watts')}
      whole
      error={
        isPossible ? undefined : t('log.problem.rating', { min: format.number(min), max: format.number(max) })
      }
      value={typed}
      onChange={setTyped}
      onBlur={save}
    />
  )
}

/** What was noted, for a fit that can no longer be changed, and on paper. */
function NotedRating({ rating }: { rating: Rating }) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const words = useRatingWords()
  return (
    <p className="text-detail text-muted">
      {format.labelled(t('log.rating.label'), format.list(words(rating)))}
    </p>
  )
}

/** What is noted on request: the discomfort, the power and the effort. */
function Numbers({ rating, onRate }: { rating: Rating | null; onRate: Rate }) {
  return (
    <>
      <Score part="severity" rating={rating} onRate={onRate} />
      <Power rating={rating} onRate={onRate} />
      <Score part="rpe" rating={rating} onRate={onRate} />
    </>
  )
}

/**
 * How the rider finds a change right after it was made: one press, and on request the score of the discomfort, the power
 * and the effort.
 */
export function RiderRating({ entry, name }: { entry: Intervention; name: string }) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const { open, correct } = useFit()
  const [more, setMore] = useState(false)
  const id = useId()
  const { rating } = entry
  if (!open) return rating && <NotedRating rating={rating} />
  const rate: Rate = (part) => correct(entry, { rating: ratedWith(rating, part) })
  return (
    <>
      <fieldset
        aria-label={format.labelled(t('log.rating.label'), name)}
        className="flex flex-wrap items-center gap-1.5 pt-1"
        data-screen-only
      >
        <Felt rating={rating} name={name} onRate={rate} />
        <Button
          kind="text"
          size="small"
          aria-expanded={more}
          aria-controls={id}
          onClick={() => setMore(!more)}
        >
          {t('log.rating.more')}
          <span className="sr-only"> {name}</span>
        </Button>
      </fieldset>
      <div
        id={id}
        className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] items-end gap-3 pt-2"
        data-screen-only
        hidden={!more}
      >
        <Numbers rating={rating} onRate={rate} />
      </div>
    </>
  )
}
