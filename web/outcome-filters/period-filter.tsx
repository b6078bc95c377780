import { useState } from 'react'
import { dateIn, yearOf } from '#domain/calendar/local-date.ts'
import { daysOf, NAMED_PERIODS, type Period } from '#domain/outcomes/period.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { DatesDialog } from './dates-dialog.tsx'
import { FilterSelect } from './filter-select.tsx'
import { NO_FILTERS } from './filters.ts'
import { usePeriodWords } from './use-period-words.ts'

/** How many calendar years are offered, with the current one. */
const YEARS = 4

const DATES = 'dates'

interface PeriodFilterProps {
  period: Period
  /** The period that leaves nothing out of the usual list. */
  usual?: Period
  onChange: (period: Period) => void
}

/** The period of the fits: by name, a calendar year, or between two dates. */
export function PeriodFilter({ period, usual = NO_FILTERS.period, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('outcomeFilters')
  const words = usePeriodWords()
  const [today] = useState(() => dateIn(new Date()))
  const [choosing, setChoosing] = useState(false)
  const years = Array.from({ length: YEARS }, (_, index): Period => `${yearOf(today) - index}`)
  const offered = [...NAMED_PERIODS, ...years]
  const all = offered.includes(period) ? offered : [...offered, period]
  return (
    <>
      <FilterSelect<Period | typeof DATES>
        label={t('period')}
        value={period}
        narrows={period !== usual}
        options={[
          ...all.map((value) => ({ value, label: words(value) })),
          { value: DATES, label: t('periods.dates') },
        ]}
        onChange={(value) => (value === DATES ? setChoosing(true) : onChange(value))}
      />
      {choosing && (
        <DatesDialog
          days={daysOf(period, today)}
          onChoose={(chosen) => {
            setChoosing(false)
            onChange(chosen)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
