import type { ReactNode } from 'react'
import { BIKE_TYPES, type BikeType } from '#domain/bikes/bike.ts'
import { DISCIPLINES, type Discipline } from '#domain/disciplines.ts'
import { GOALS, type Goal } from '#domain/goals.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FilterSelect } from './filter-select.tsx'
import { FILTER_NAMES, type FilterName } from './filters.ts'
import { IgnoredFilters } from './ignored-filters.tsx'
import { PeriodFilter } from './period-filter.tsx'
import { type OutcomeFilterControl, useOutcomeFilters } from './use-outcome-filters.ts'

interface ChoiceFilterProps<Value extends string> {
  name: Exclude<FilterName, 'period'>
  value: Value | null
  values: readonly Value[]
  words: (value: Value) => string
  onChange: (value: Value | null) => void
}

function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { name, value, values, words, onChange } = props
  const { t } = useTranslation('outcomeFilters')
  const all = { value: '' as const, label: t(`all.${name}`) }
  return (
    <FilterSelect<Value | ''>
      label={t(name)}
      value={value ?? ''}
      narrows={value !== null}
      options={[all, ...values.map((each) => ({ value: each, label: words(each) }))]}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
}

/** The filters with a fixed list of values, each with the names of its values. */
function useChoiceFilters({ filters, change }: OutcomeFilterControl) {
  const { t } = useTranslation('outcomeFilters', 'intake', 'common')
  return {
    discipline: {
      value: filters.discipline,
      values: DISCIPLINES,
      words: (value: Discipline) => t(`intake:options.discipline.${value}`),
      onChange: (value: Discipline | null) => change('discipline', value),
    },
    bikeType: {
      value: filters.bikeType,
      values: BIKE_TYPES,
      words: (value: BikeType) => t(`intake:options.bikeTypes.${value}`),
      onChange: (value: BikeType | null) => change('bikeType', value),
    },
    goal: {
      value: filters.goal,
      values: GOALS,
      words: (value: Goal) => t(`intake:options.goals.${value}`),
      onChange: (value: Goal | null) => change('goal', value),
    },
    zone: {
      value: filters.zone,
      values: ZONES,
      words: (value: Zone) => t(`common:zone.${value}`),
      onChange: (value: Zone | null) => change('zone', value),
    },
  }
}

/** Filters that only one page has, beside those that all have. */
export interface FurtherFilters {
  /** Their names in the address. */
  names: readonly string[]
  /** Whether one of them leaves out fits. */
  narrowed: boolean
  /** Those whose value does not exist, by name in the address and on the page. */
  ignored: readonly { name: string; label: string }[]
  controls: ReactNode
}

const NONE: FurtherFilters = { names: [], narrowed: false, ignored: [], controls: null }

/**
 * The filters of the figures: period, discipline, bike type, goal and zone, kept in the address. Also shows what the
 * address asks for and does not exist.
 */
export default function OutcomeFilterBar({ further = NONE }: { further?: FurtherFilters }) {
  const { t } = useTranslation('outcomeFilters', 'intake', 'common')
  const control = useOutcomeFilters()
  const { filters, ignored, narrowed, change, clear } = control
  const choices = useChoiceFilters(control)
  const allIgnored = [...ignored.map((name) => ({ name, label: t(name) })), ...further.ignored]
  return (
    <div className="grid grid-cols-1 gap-3">
      <section aria-label={t('label')} className="flex flex-wrap items-center gap-2" data-screen-only>
        <PeriodFilter period={filters.period} onChange={(value) => change('period', value)} />
        <ChoiceFilter name="discipline" {...choices.discipline} />
        <ChoiceFilter name="bikeType" {...choices.bikeType} />
        <ChoiceFilter name="goal" {...choices.goal} />
        <ChoiceFilter name="zone" {...choices.zone} />
        {further.controls}
        {(narrowed || further.narrowed) && (
          <Button kind="text" size="small" onClick={() => clear([...FILTER_NAMES, ...further.names])}>
            {t('common:action.clearFilters')}
          </Button>
        )}
      </section>
      <IgnoredFilters
        names={allIgnored.map(({ label }) => label)}
        onRemove={() => clear(allIgnored.map(({ name }) => name))}
      />
    </div>
  )
}
