import { createContext, type RefObject, use, useEffect, useRef, useState } from 'react'
import { withQuery } from '#web/form-paths.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { type Form, type Screen, useForm } from './form.ts'
import type { Place } from './review.tsx'

interface ShownStepOfUrl {
  /** The index of the step in the URL. */
  index: number
  /** The last step that was shown in this visit. */
  furthest: number
  /** Whether another step was shown before, so that the focus has to move. */
  arrived: boolean
  /** The URL of a step. */
  to(index: number): string
  go(index: number): void
}

/** The step in the URL, so that reloading and the browser's Back work. */
export function useStep(count: number, address: Record<string, string>): ShownStepOfUrl {
  const {
    place: { pathname, search },
    go,
  } = useNavigation()
  const asked = Number(new URLSearchParams(search).get('step') ?? 1)
  const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), count) - 1 : 0
  const [seen, setSeen] = useState({ first: index, furthest: index, moved: false })
  if (index > seen.furthest || (index !== seen.first && !seen.moved)) {
    setSeen({ ...seen, furthest: Math.max(index, seen.furthest), moved: true })
  }
  const to = (step: number) => withQuery(pathname, { ...address, step: step + 1 })
  return {
    index,
    furthest: seen.furthest,
    arrived: seen.moved,
    to,
    go: (step) => go(to(step)),
  }
}

interface FormStepsProps {
  texts: Form['texts']
  screens: readonly Screen[]
  place: ReturnType<typeof useStep>
  /** The index of the last screen that can be opened. */
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

export interface Shown {
  screen: Screen
  /** The rider came to it from another step. */
  arrived: boolean
  /** What the step has to do before it is left. @returns whether it can be left */
  beforeNext: RefObject<(() => boolean) | null>
  /** On the last screen of a form with a review: opens the screen of an answer, at that answer. */
  onEdit?: ((place: Place) => void) | undefined
}

export const ShownStep = createContext<Shown | null>(null)

interface StepHeadingProps {
  /** Shown in place of the step's own title and introduction. */
  title?: string
  lead?: string
}

/** The step's title, to which the focus moves when the rider comes to the step, and its introduction. */
export function StepHeading({ title, lead }: StepHeadingProps) {
  const shown = use(ShownStep)
  const { texts } = useForm()
  const heading = useRef<HTMLHeadingElement>(null)
  const key = shown?.screen.key
  const arrived = shown?.arrived
  useEffect(() => {
    if (!key || !arrived) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [key, arrived])
  if (!shown) return null
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {title ?? texts.step(shown.screen.step, 'title')}
      </h1>
      <p className="mt-1.5 max-w-prose text-muted">{lead ?? texts.step(shown.screen.step, 'lead')}</p>
    </div>
  )
}
