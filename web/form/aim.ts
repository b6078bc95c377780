import { type RefObject, useEffect, useState } from 'react'

/** A place on a screen that the rider asked for. */
export interface Aim {
  /** The index of its screen. */
  index: number
  /** Finds the place on the screen. */
  selector: string
}

const controls = 'input, select, textarea, button'

/** The question of a field. */
export const questionOf = (key: string): string => `[data-question="${CSS.escape(key)}"]`

/**
 * Moves the focus to a place once its screen is shown: to its first control, or to the place itself.
 * @param index of the screen that is shown
 */
export function useAim(index: number, main: RefObject<HTMLElement | null>): (aim: Aim) => void {
  const [aim, setAim] = useState<Aim | null>(null)
  useEffect(() => {
    const place = aim?.index === index ? main.current?.querySelector<HTMLElement>(aim.selector) : null
    if (!place) return
    const control = place.querySelector<HTMLElement>(controls) ?? place
    control.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'center' })
  }, [aim, index, main])
  return setAim
}
