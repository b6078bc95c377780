import { createContext, type RefObject, use, useEffect, useRef } from 'react'
import type { Step } from '#domain/questionnaires/questionnaire.ts'
import { useForm } from './form-context.ts'

export interface Shown {
  step: Step
  /** The rider came to it from another one. */
  arrived: boolean
  /** What the step still has to do before it is left; answers whether it can be left. */
  beforeNext: RefObject<(() => boolean) | null>
}

export const ShownStep = createContext<Shown | null>(null)

/** The step's title, where the focus goes when the rider comes to the step, and what it is about. */
export function StepHeading() {
  const shown = use(ShownStep)
  const { texts } = useForm()
  const heading = useRef<HTMLHeadingElement>(null)
  const key = shown?.step.key
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
        {texts.step(shown.step, 'title')}
      </h1>
      <p className="mt-1.5 max-w-prose text-muted">{texts.step(shown.step, 'lead')}</p>
    </div>
  )
}
