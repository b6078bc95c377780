import { type RefObject, useEffect, useRef } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import type { AuthProblem } from './auth-problem.ts'

const credentials = ['email', 'password']

const firstMissing = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ name, value }) => credentials.includes(name) && !value.trim())

/** The first field's problem with all its reasons, as one text to be said. */
function errorText(form: HTMLFormElement): string {
  const lines = form.querySelector('[data-field-error]')?.querySelectorAll('p, li') ?? []
  return [...lines].map(({ textContent }) => textContent).join(' ')
}

/** Leads to what is wrong: the field with the problem, or the first of the credentials that is missing. */
export function useErrorFocus(problem: AuthProblem | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem || !form.current) return
    if (problem.kind === 'credentials_missing') firstMissing(form.current)?.focus()
    if (problem.place === 'form' || !focusFirstError(form.current)) return
    announce(errorText(form.current))
  }, [problem])
  return form
}
