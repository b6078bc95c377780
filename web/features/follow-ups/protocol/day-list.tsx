import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NumberField } from '#web/ui/number-field.tsx'

interface DayListProps {
  title: string
  hint: string
  /** The name of each day: "Reminder 2". */
  nameOf: (number: number) => string
  days: readonly (number | null)[]
  onChange: (days: (number | null)[]) => void
  /** The label of the button that adds a day, and the maximum number of days. */
  add: string
  max: number
  problems: readonly string[]
}

/** A list of days in a plan. Each can be changed or removed, and others can be added. */
export function DayList({ title, hint, nameOf, days, onChange, add, max, problems }: DayListProps) {
  const { t } = useTranslation('followUpPages')
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-semibold">{title}</legend>
      <p className="text-secondary text-muted">{hint}</p>
      <ul className="grid grid-cols-1 gap-3">
        {days.map((day, index) => (
          <li key={nameOf(index + 1)} className="flex flex-wrap items-end gap-x-3 gap-y-1">
            <NumberField
              label={nameOf(index + 1)}
              unit={t('protocol.days')}
              whole
              value={day}
              onChange={(value) => onChange(days.with(index, value))}
            />
            <Button kind="text" size="small" onClick={() => onChange(days.toSpliced(index, 1))}>
              {t('protocol.remove')}
              <span className="sr-only"> {nameOf(index + 1)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="font-semibold text-coral-text">
          {problem}
        </p>
      ))}
      {days.length < max && (
        <div>
          <Button kind="quiet" size="small" onClick={() => onChange([...days, null])}>
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
