import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from './navigation.tsx'

export interface Step {
  key: string
  name: string
  /** The link to the step, if it can be opened. */
  to?: string
}

interface StepsProps {
  steps: readonly Step[]
  /** Index of the step that is shown. */
  current: number
}

function StepName({ step, number, current }: { step: Step; number: number; current: boolean }) {
  const text = (
    <>
      <span aria-hidden="true">{number} </span>
      {step.name}
    </>
  )
  if (!step.to || current) return <span className="block py-1.5">{text}</span>
  return (
    <Link to={step.to} className="block py-1.5 hover:text-ink hover:underline">
      {text}
    </Link>
  )
}

/** The steps with their names. On a phone: the bars, the number and the current step's name. */
export function Steps({ steps, current }: StepsProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('steps.label')}>
      <p className="mb-2 text-detail text-muted md:hidden" aria-hidden="true">
        {t('steps.position', { number: current + 1, total: steps.length })} · {steps[current]?.name}
      </p>
      <ol className="flex gap-1 md:gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={index === current ? 'step' : undefined}
            className={`min-w-0 flex-1 border-t-5 text-caption ${index <= current ? 'border-teal' : 'border-line'} ${
              index === current ? 'font-semibold text-ink' : 'text-muted'
            }`}
          >
            <span className="max-md:sr-only">
              <StepName step={step} number={index + 1} current={index === current} />
            </span>
            {index < current && <span className="sr-only">{t('steps.done')}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
