import { DISCIPLINES } from '#domain/disciplines.ts'
import { CHANGE_KINDS } from '#domain/interventions/change-kinds.ts'
import { placeKey } from '#domain/interventions/text-keys.ts'
import { CASE_OUTCOMES } from '#domain/past-cases/past-case.ts'
import { ZONES } from '#domain/zones.ts'
import { useAddressChoices } from '#web/list-controls/use-address-choices.ts'
import { FilterSelect } from '#web/outcome-filters/filter-select.tsx'
import { IgnoredFilters } from '#web/outcome-filters/ignored-filters.tsx'
import { PeriodFilter } from '#web/outcome-filters/period-filter.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import {
  CASE_FILTERS,
  type CaseFilter,
  type CaseFilterValues,
  placesOf,
  SEVERITIES,
  USUAL_PERIOD,
} from './address.ts'

type Choice = Exclude<CaseFilter, 'period'>
type Options = readonly { value: string; label: string }[]

interface ShownChoice {
  label: string
  options: Options
}

/** A filter with its name and options, the first of which leaves nothing out. */
const choice = <Value extends string>(
  label: string,
  all: string,
  values: readonly Value[],
  words: (value: Value) => string,
): ShownChoice => ({
  label,
  options: [{ value: '', label: all }, ...values.map((value) => ({ value, label: words(value) }))],
})

function useChoices({ zone }: CaseFilterValues): Record<Choice, ShownChoice> {
  const { t } = useTranslation('cases', 'outcomes', 'interventions', 'intake', 'outcomeFilters', 'common')
  return {
    zone: choice(t('zone'), t('allZones'), ZONES, (value) => t(`common:zone.${value}`)),
    place: choice(t('place'), t('allPlaces'), placesOf(zone), (value) => t(placeKey(value))),
    severity: choice(t('severity'), t('anySeverity'), SEVERITIES, (value) =>
      t('severityFrom', { severity: value }),
    ),
    discipline: choice(
      t('outcomeFilters:discipline'),
      t('outcomeFilters:all.discipline'),
      DISCIPLINES,
      (value) => t(`intake:options.discipline.${value}`),
    ),
    change: choice(t('change'), t('allChanges'), CHANGE_KINDS, (value) => t(`outcomes:changeKinds.${value}`)),
    outcome: choice(t('outcome'), t('allOutcomes'), CASE_OUTCOMES, (value) => t(`outcomes.${value}`)),
  }
}

const CHOICES: readonly Choice[] = ['zone', 'place', 'severity', 'discipline', 'change', 'outcome']

interface CaseFilterBarProps {
  filters: CaseFilterValues
  ignored: readonly CaseFilter[]
}

/** The filters of past cases, kept in the address, and what the address asks for and does not exist. */
export function CaseFilterBar({ filters, ignored }: CaseFilterBarProps) {
  const { t } = useTranslation('cases', 'common')
  const { change, narrowed, clear } = useAddressChoices(CASE_FILTERS)
  const choices = useChoices(filters)
  // The places of another zone are not offered.
  const choose = (name: Choice, value: string) =>
    change(name === 'zone' ? { zone: value, place: '' } : { [name]: value })
  return (
    <div className="grid grid-cols-1 gap-3">
      <section aria-label={t('filters')} className="flex flex-wrap items-center gap-2" data-screen-only>
        {CHOICES.map((name) => (
          <FilterSelect<string>
            key={name}
            label={choices[name].label}
            value={filters[name] ?? ''}
            narrows={filters[name] !== undefined}
            options={choices[name].options}
            onChange={(value) => choose(name, value)}
          />
        ))}
        <PeriodFilter
          period={filters.period ?? USUAL_PERIOD}
          usual={USUAL_PERIOD}
          onChange={(period) => change({ period: period === USUAL_PERIOD ? '' : period })}
        />
        {narrowed && (
          <Button kind="text" size="small" onClick={() => clear()}>
            {t('common:action.clearFilters')}
          </Button>
        )}
      </section>
      <IgnoredFilters
        names={ignored.map((name) => (name === 'period' ? t('period') : choices[name].label))}
        onRemove={() => clear(ignored)}
      />
    </div>
  )
}
