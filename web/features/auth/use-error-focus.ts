import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import type { AuthProblem } from './auth-problem.ts'

const firstEmpty = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find((input) => input.type !== 'radio' && input.value === '')

/** Leads to what is wrong: the field with the problem, or the first empty one when both are asked for. */
export function useErrorFocus(problem: AuthProblem | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem || !form.current) return
    if (problem.kind === 'credentials_missing') firstEmpty(form.current)?.focus()
    if (problem.place === 'form' || !focusFirstError(form.current)) return
    announce(form.current.querySelector('[data-field-error]')?.textContent ?? '')
  }, [problem])
  return form
}
