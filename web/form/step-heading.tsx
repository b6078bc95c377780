import { createContext, type RefObject, use, useEffect, useRef } from 'react'
import { useForm } from './form-context.ts'
import type { Screen } from './screen.ts'

export interface Shown {
  screen: Screen
  /** The rider came to it from another one. */
  arrived: boolean
  /** What the step still has to do before it is left; answers whether it can be left. */
  beforeNext: RefObject<(() => boolean) | null>
}

export const ShownStep = createContext<Shown | null>(null)

interface StepHeadingProps {
  /** In place of the step's own title and lead. */
  title?: string
  lead?: string
}

/** The step's title, where the focus goes when the rider comes to the step, and what it is about. */
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
