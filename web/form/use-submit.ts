import { useCallback, useEffect, useRef, useState } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import { visibleAnswers } from '#domain/questionnaires/visible-answers.ts'
import { ApiError } from '#web/api/api-error.ts'
import { codeOf, type ShownCode } from '#web/api/error-text.ts'
import type { Draft, PressedSubmission } from '#web/drafts/draft.ts'
import { draftRefusal } from '#web/drafts/draft-places.ts'
import type { DraftStore } from '#web/drafts/draft-store.ts'
import { watchPage } from '#web/sync/browser-tabs.ts'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { shownLanguage } from '#web/ui/language/texts.ts'
import type { FormParts } from './form.ts'

/** `waiting`: submitted by the rider, and sent as soon as the server can be reached. */
export type Submitting = 'no' | 'sending' | 'waiting'

export interface Submit {
  phase: Submitting
  /** Why it could not be sent. */
  failure: ShownCode | null
  /** Sends the form. Problems that prevent sending are passed to `onProblems`. */
  press(): void
  callOff(): void
}

interface Means {
  store: DraftStore
  questionnaire: Questionnaire
  send: FormParts['send']
  onProblems(problems: readonly Problem[]): void
  onSent(): void
}

const RETRY_MS = 5000

function pressed(answers: Answers, today: string): PressedSubmission {
  const language = shownLanguage()
  return {
    key: crypto.randomUUID(),
    answers,
    today,
    language,
    ...ownRegion(language),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The submission to send: the earlier one if its content is the same, so that it is sent as one submission. */
function submissionOf(draft: Draft, questionnaire: Questionnaire, today: string): PressedSubmission {
  const answers = visibleAnswers(questionnaire, draft.answers, today)
  const before = draft.submission
  return before && sameJson(before.answers, answers) ? before : pressed(answers, today)
}

type Attempt =
  | { kind: 'sent' }
  | { kind: 'wait' }
  | { kind: 'stop' }
  | { kind: 'problems'; problems: readonly Problem[] }
  | { kind: 'failed'; code: ShownCode }

async function attempt({ store, questionnaire, send }: Means): Promise<Attempt> {
  const status = await store.sendAll()
  if (status === 'submitted') return { kind: 'sent' }
  if (status === 'kept') return { kind: 'wait' }
  if (status !== 'saved') return { kind: 'stop' }
  const { draft } = store.view()
  const today = dateIn(new Date())
  const problems = validate(questionnaire, draft.answers, today)
  if (problems.length > 0) return { kind: 'problems', problems }
  const submission = submissionOf(draft, questionnaire, today)
  store.edit({ submission })
  try {
    await send(draft, submission)
    return { kind: 'sent' }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'request_in_progress') return { kind: 'wait' }
    const refusal = draftRefusal(error)
    if (refusal === 'submitted') return { kind: 'sent' }
    if (refusal === 'retry') return { kind: 'wait' }
    store.edit({ submission: null })
    return { kind: 'failed', code: codeOf(error) }
  }
}

/** Stores the submission with the draft, so that it can be sent when the server can be reached. */
function keepPressed({ store, questionnaire }: Means): void {
  const { draft } = store.view()
  store.edit({ submission: submissionOf(draft, questionnaire, dateIn(new Date())) })
}

/** Tries again while the form waits: at intervals, and as soon as the connection returns. */
function useRepeated(send: () => Promise<void>, waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return
    const again = () => void send()
    const timer = setInterval(() => navigator.onLine && again(), RETRY_MS)
    const unwatch = watchPage({ online: again })
    return () => {
      clearInterval(timer)
      unwatch()
    }
  }, [waiting, send])
}

/** The props of the last render, for code that runs after it. */
function useNewest<Props>(props: Props): { readonly current: Props } {
  const newest = useRef(props)
  useEffect(() => {
    newest.current = props
  })
  return newest
}

/**
 * Submits the form exactly once, however many attempts that takes. Without a connection it waits, and the page says so.
 */
export function useSubmit(means: Means): Submit {
  const { store } = means
  const [phase, setPhase] = useState<Submitting>('no')
  const [failure, setFailure] = useState<ShownCode | null>(null)
  const newest = useNewest(means)

  const send = useCallback(async () => {
    setPhase('sending')
    setFailure(null)
    const outcome = await attempt(newest.current)
    if (outcome.kind === 'wait') {
      keepPressed(newest.current)
      return setPhase('waiting')
    }
    if (outcome.kind === 'sent') {
      await store.finish()
      return newest.current.onSent()
    }
    setPhase('no')
    if (outcome.kind === 'failed') setFailure(outcome.code)
    if (outcome.kind === 'problems') newest.current.onProblems(outcome.problems)
  }, [store, newest])

  useRepeated(send, phase === 'waiting')

  // The rider submitted before a reload and still wants that.
  useEffect(() => {
    if (store.view().draft.submission) setPhase('waiting')
  }, [store])

  return {
    phase,
    failure,
    press: () => void send(),
    callOff: () => {
      store.edit({ submission: null })
      setPhase('no')
    },
  }
}
