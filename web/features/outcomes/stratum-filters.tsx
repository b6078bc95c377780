import { useSearchParams } from 'react-router'
import { STRATA, STRATUM_NAMES, type Stratum } from '#domain/outcomes/strata.ts'
import { FilterSelect } from '#web/outcome-filters/filter-select.tsx'
import type { FurtherFilters } from '#web/outcome-filters/outcome-filter-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FURTHER_NAMES, furtherQuery, type StratumFilters } from './address.ts'
import { useOutcomePage } from './use-outcome-page.ts'

function useSetFilter() {
  const [, setAddress] = useSearchParams()
  return (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
}

function StratumSelect({ name, further }: { name: Stratum; further: StratumFilters }) {
  const { t } = useTranslation('outcomes')
  const set = useSetFilter()
  const options = {
    positionKept: STRATA.positionKept.map((value) => ({ value, label: t(`strata.positionKept.${value}`) })),
    load: STRATA.load.map((value) => ({ value, label: t(`strata.load.${value}`) })),
    treatment: STRATA.treatment.map((value) => ({ value, label: t(`strata.treatment.${value}`) })),
    answered: STRATA.answered.map((value) => ({ value, label: t(`strata.answered.${value}`) })),
  }[name]
  return (
    <FilterSelect<string>
      label={t(`strata.${name}.name`)}
      value={further.strata[name] ?? ''}
      narrows={further.strata[name] !== undefined}
      options={[{ value: '', label: t(`strata.${name}.any`) }, ...options]}
      onChange={(value) => set(name, value)}
    />
  )
}

/** The change that all shown fits included, with the button that shows the others again. */
function OnlyChange({ change }: { change: NonNullable<StratumFilters['change']> }) {
  const { t } = useTranslation('outcomes')
  const set = useSetFilter()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 rounded-full border border-teal bg-teal-soft ps-4 pe-1 font-semibold text-secondary text-teal-deep">
      {t('strata.change', { change: t(`changeKinds.${change}`) })}
      <Button kind="text" size="small" onClick={() => set('change', '')}>
        {t('strata.removeChange')}
      </Button>
    </span>
  )
}

/** The filters that only this page has: what the answer says of the time since the fit, and a change of the fit. */
export function useFurtherFilters(): FurtherFilters {
  const { t } = useTranslation('outcomes')
  const { further, unknown } = useOutcomePage()
  const labelOf = (name: (typeof unknown)[number]) => {
    if (name === 'view') return t('views.label')
    return name === 'change' ? t('rows.change') : t(`strata.${name}.name`)
  }
  return {
    names: FURTHER_NAMES,
    narrowed: Object.keys(furtherQuery(further)).length > 0,
    ignored: unknown.map((name) => ({ name, label: labelOf(name) })),
    controls: (
      <>
        {STRATUM_NAMES.map((name) => (
          <StratumSelect key={name} name={name} further={further} />
        ))}
        {further.change && <OnlyChange change={further.change} />}
      </>
    ),
  }
}
