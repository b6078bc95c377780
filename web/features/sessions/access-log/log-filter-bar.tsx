import { useState } from 'react'
import { ACCESS_ACTORS, ACCESS_KINDS } from '#domain/access-log.ts'
import { isLocalDate } from '#domain/calendar/local-date.ts'
import { useAddressChoices } from '#web/list-controls/use-address-choices.ts'
import { FilterSelect } from '#web/outcome-filters/filter-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { LOG_FILTERS, type LogFilters } from './log-filters.ts'

export interface LogFile {
  riderId: string
  fitterName: string
}

interface LogFilterBarProps {
  filters: LogFilters
  /** The rider's files, if the reader is the rider. */
  files: readonly LogFile[] | null
}

function useSelects({ filters, files }: LogFilterBarProps) {
  const { t } = useTranslation('accessLog')
  const named = (actor: (typeof ACCESS_ACTORS)[number]) =>
    actor === 'rider' && files ? t('bys.you') : t(`bys.${actor}`)
  return [
    {
      name: 'kind',
      label: t('kind'),
      value: filters.kind ?? '',
      options: [
        { value: '', label: t('kinds.all') },
        ...ACCESS_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      ],
    },
    {
      name: 'by',
      label: t('by'),
      value: filters.by ?? '',
      options: [
        { value: '', label: t('bys.all') },
        ...ACCESS_ACTORS.map((value) => ({ value, label: named(value) })),
      ],
    },
    {
      name: 'file',
      label: t('file'),
      value: filters.file ?? '',
      options: [
        { value: '', label: t('allFiles') },
        ...(files ?? []).map(({ riderId, fitterName }) => ({ value: riderId, label: fitterName })),
      ],
    },
  ] as const
}

interface DayFilterProps {
  label: string
  value: string | null
  error?: string | undefined
  onChange: (day: string) => void
}

/** Whether a day can be filtered by. One whose year is still being typed, or that does not exist, is kept but not used. */
const isUsable = (day: string): boolean => isLocalDate(day) && !day.startsWith('0')

/** A day of the filter. What is typed stays in the field, and goes into the address once it is a day. */
function DayFilter({ value, onChange, ...shown }: DayFilterProps) {
  const [unusable, setUnusable] = useState<string | null>(null)
  const enter = (day: string | null) => {
    const isKept = day !== null && !isUsable(day)
    setUnusable(isKept ? day : null)
    onChange(isKept ? '' : (day ?? ''))
  }
  return <DateField {...shown} value={unusable ?? value} onChange={enter} optional="unmarked" />
}

interface DaysProps extends Pick<LogFilters, 'from' | 'until'> {
  change: (changes: { from: string } | { until: string }) => void
}

/** The first and the last day of the entries. */
function Days({ from, until, change }: DaysProps) {
  const { t } = useTranslation('accessLog', 'outcomeFilters')
  const backwards = from !== null && until !== null && until < from
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <DayFilter label={t('from')} value={from} onChange={(day) => change({ from: day })} />
      <DayFilter
        label={t('until')}
        value={until}
        error={backwards ? t('outcomeFilters:dates.order') : undefined}
        onChange={(day) => change({ until: day })}
      />
    </div>
  )
}

/** The filters of the log, kept in the address. */
export function LogFilterBar(props: LogFilterBarProps) {
  const { t } = useTranslation('accessLog', 'common')
  const { filters, files } = props
  const { change, narrowed, clear } = useAddressChoices(LOG_FILTERS)
  const selects = useSelects(props).filter(({ name }) => name !== 'file' || (files ?? []).length > 1)
  return (
    <section aria-label={t('filters')} className="grid grid-cols-1 gap-3" data-screen-only>
      <div className="flex flex-wrap items-center gap-2">
        {selects.map(({ name, label, value, options }) => (
          <FilterSelect<string>
            key={name}
            label={label}
            value={value}
            options={options}
            narrows={value !== ''}
            onChange={(chosen) => change({ [name]: chosen })}
          />
        ))}
        {narrowed && (
          <Button kind="text" size="small" onClick={() => clear()}>
            {t('common:action.clearFilters')}
          </Button>
        )}
      </div>
      <Days {...filters} change={change} />
    </section>
  )
}
