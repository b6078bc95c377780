import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstErrorOnceShown } from './focus-first-error.ts'

interface ErrorFocus {
  form: RefObject<HTMLFormElement | null>
  /** Moves the focus to the first field with a problem that was found before anything was sent. */
  focusError: () => void
}

/**
 * Moves the focus in a form to the first field with a problem: when the person saves, and when the server has refused
 * what was sent. It does not move while the person types.
 * @param busy whether something is being sent
 */
export function useErrorFocus(busy: boolean): ErrorFocus {
  const form = useRef<HTMLFormElement>(null)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy) focusFirstErrorOnceShown(form)
    wasBusy.current = busy
  }, [busy])
  return { form, focusError: () => focusFirstErrorOnceShown(form) }
}
