import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import type { AuthProblem } from './auth-problem.ts'

const credentials = ['email', 'password']

const firstMissing = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ name, value }) => credentials.includes(name) && !value.trim())

/** The text of the first field's problem with all its reasons, for screen readers. */
function errorText(form: HTMLFormElement): string {
  const lines = form.querySelector('[data-field-error]')?.querySelectorAll('p, li') ?? []
  return [...lines].map(({ textContent }) => textContent).join(' ')
}

/** Moves the focus to the problem: the field with the problem, or the first credential that is missing. */
export function useAuthErrorFocus(problem: AuthProblem | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem || !form.current) return
    if (problem.kind === 'credentials_missing') firstMissing(form.current)?.focus()
    if (problem.place === 'form' || !focusFirstError(form.current)) return
    announce(errorText(form.current))
  }, [problem])
  return form
}
