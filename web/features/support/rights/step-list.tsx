import type rights from '#locales/en/rights.ts'
import type { CallResponse } from '#web/api/api.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { FormattedDate } from '#web/ui/times.tsx'

type Step = CallResponse<'GET /api/rights-requests'>['open'][number]['steps'][number]
type StepName = keyof typeof rights.step

const STEPS: readonly StepName[] = [
  'entered',
  'proven',
  'extended',
  'alarmed',
  'carried_out',
  'answered',
  'authority_told',
  'people_told',
  'warned',
  'closed',
]

/** What was done, when and by whom, as the trail has it. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('rights')
  const nameOf = (name: string) => t(`step.${STEPS.find((step) => step === name) ?? 'other'}`)
  return (
    <details className="text-secondary">
      <summary className="min-h-11 py-2 text-teal underline underline-offset-2">{t('steps')}</summary>
      <ul className="grid grid-cols-1 gap-1">
        {steps.map(({ at, name, by }) => (
          <li key={`${at}${name}`}>
            <FormattedDate at={at} withTime /> · {nameOf(name)} · {t(`by.${by}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
