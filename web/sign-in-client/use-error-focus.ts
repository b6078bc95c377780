import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import type { AuthProblem } from './auth-problem.ts'

const credentials = ['email', 'password']

const firstMissing = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ name, value }) => credentials.includes(name) && !value.trim())

/** Leads to what is wrong: the field with the problem, or the first of the credentials that is missing. */
export function useErrorFocus(problem: AuthProblem | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem || !form.current) return
    if (problem.kind === 'credentials_missing') firstMissing(form.current)?.focus()
    if (problem.place === 'form' || !focusFirstError(form.current)) return
    announce(form.current.querySelector('[data-field-error]')?.textContent ?? '')
  }, [problem])
  return form
}
