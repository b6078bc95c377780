import { INTERVENTION_KINDS } from '#domain/interventions/intervention.ts'
import { interventionKindKey } from '#domain/interventions/text-keys.ts'
import { ZONES } from '#domain/zones.ts'
import { useAddressChoices } from '#web/list-controls/use-address-choices.ts'
import { FilterSelect } from '#web/outcome-filters/filter-select.tsx'
import { IgnoredFilters } from '#web/outcome-filters/ignored-filters.tsx'
import { PeriodFilter } from '#web/outcome-filters/period-filter.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { LOG_FILTERS, type LogFilter, type LogFilterValues, USUAL_PERIOD } from './address.ts'

interface LogFilterBarProps {
  filters: LogFilterValues
  ignored: readonly LogFilter[]
}

/** The filters of the intervention log, kept in the address. */
export function LogFilterBar({ filters: { kind, zone, period }, ignored }: LogFilterBarProps) {
  const { t } = useTranslation('interventionLog', 'interventions', 'common')
  const { change, narrowed, clear } = useAddressChoices(LOG_FILTERS)
  const kinds = INTERVENTION_KINDS.map((value) => ({ value, label: t(interventionKindKey(value)) }))
  const zones = ZONES.map((value) => ({ value, label: t(`common:zone.${value}`) }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <section aria-label={t('filters')} className="flex flex-wrap items-center gap-2" data-screen-only>
        <FilterSelect<string>
          label={t('kind')}
          value={kind ?? ''}
          narrows={kind !== undefined}
          options={[{ value: '', label: t('allKinds') }, ...kinds]}
          onChange={(value) => change({ kind: value })}
        />
        <FilterSelect<string>
          label={t('zone')}
          value={zone ?? ''}
          narrows={zone !== undefined}
          options={[{ value: '', label: t('allZones') }, ...zones]}
          onChange={(value) => change({ zone: value })}
        />
        <PeriodFilter
          period={period ?? USUAL_PERIOD}
          usual={USUAL_PERIOD}
          onChange={(value) => change({ period: value === USUAL_PERIOD ? '' : value })}
        />
        {narrowed && (
          <Button kind="text" size="small" onClick={() => clear()}>
            {t('common:action.clearFilters')}
          </Button>
        )}
      </section>
      <IgnoredFilters names={ignored.map((name) => t(name))} onRemove={() => clear(ignored)} />
    </div>
  )
}
