import { Steps } from '#web/ui/steps.tsx'
import type { Form } from './form-context.ts'
import type { Screen } from './screen.ts'
import type { useStep } from './use-step.ts'

interface FormStepsProps {
  texts: Form['texts']
  screens: readonly Screen[]
  place: ReturnType<typeof useStep>
  /** The index of the last screen that can be gone to. */
  reach: number
}

/** The steps of a form, each leading to its first screen. */
export function FormSteps({ texts, screens, place, reach }: FormStepsProps) {
  const steps = screens.flatMap(({ step }, index) =>
    step === screens[index - 1]?.step
      ? []
      : [
          {
            key: step.key,
            name: texts.step(step, 'name'),
            ...(index <= reach ? { to: place.to(index) } : {}),
          },
        ],
  )
  return (
    <Steps steps={steps} current={steps.findIndex(({ key }) => key === screens[place.index]?.step.key)} />
  )
}
