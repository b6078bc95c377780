import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { homeOf } from '#web/account/access.ts'
import { pages } from '#web/paths.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { problemCodes } from '#web/sign-in-client/problem-codes.ts'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Spinner } from '#web/ui/waiting.tsx'
import { useAuth } from '../../../account/auth-context.tsx'
import { useEntry } from '../../../account/entry.ts'
import { exchangeAgain } from '../../../account/hosted-events.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { guardUserChange } from '../entry/guard-user-change.ts'
import { StepGate } from '../steps/step-gate.tsx'
import { type Callback, callbackOf } from './callback.ts'

/** The problem that a callback's URL reports; null if it has a code. */
function problemOfCallback(callback: Callback): AuthProblem | null {
  if (callback.kind === 'code') return null
  if (callback.kind === 'nothing') return { kind: 'plain', place: 'form', code: 'provider_trip_lost' }
  const known = problemCodes.get(callback.code)
  return { kind: 'plain', place: 'form', code: known?.code ?? 'provider_failed' }
}

interface FailedProps {
  problem: AuthProblem
  /** Set when asking the product again may help. */
  onRetry: (() => void) | null
}

/**
 * Shown when the sign-in or linking failed. From here the person starts again, or returns to where they started the
 * linking.
 */
function Failed({ problem, onRetry }: FailedProps) {
  const { t } = useTranslation('auth', 'common')
  const entry = useEntry()
  const { user } = useAuth()
  const text = useProblemText(problem)(problem.place)
  const calm = problem.kind === 'plain' && problem.code === 'provider_stopped'
  const kind = onRetry ? 'quiet' : 'primary'
  return (
    <EntryFrame title={t(calm ? 'callback.stoppedTitle' : 'callback.failedTitle')}>
      <p role="alert" className="mb-6 text-muted">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
        {isConfirmed(user) ? (
          <LinkButton kind={kind} to={entry.next ?? homeOf(user)}>
            {t('callback.back')}
          </LinkButton>
        ) : (
          <LinkButton kind={kind} to={entry.to(pages.login)}>
            {t('confirm.logIn')}
          </LinkButton>
        )}
      </div>
    </EntryFrame>
  )
}

/** Redeems the code once, however often the page is rendered. */
function useRedeemed(callback: Callback) {
  const queryClient = useQueryClient()
  const { problem, run } = useAuthWork()
  const [working, setWorking] = useState(callback.kind === 'code')
  const begun = useRef(false)
  const redeem = async (code: string) => {
    await run((hosted) =>
      guardUserChange(queryClient, async () => {
        const { error } = await hosted.exchangeCodeForSession(code)
        if (error) throw error
      }),
    )
    setWorking(false)
  }
  useEffect(() => {
    if (begun.current || callback.kind !== 'code') return
    begun.current = true
    void redeem(callback.code)
  })
  const askAgain = async () => {
    setWorking(true)
    await run(() => exchangeAgain(queryClient))
    setWorking(false)
  }
  return { problem: problemOfCallback(callback) ?? problem, working, askAgain }
}

/** Whether the provider has done its part and only the product could not be reached or refused for now. */
const isPassing = (problem: AuthProblem) =>
  problem.kind === 'product' || (problem.kind === 'plain' && problem.code === 'unreachable')

/** The page to which Google and Facebook redirect. It redeems the code and opens the next page. */
export default function CallbackPage() {
  const { search, hash } = useLocation()
  const [callback] = useState(() => callbackOf(search, hash))
  const entry = useEntry()
  const { user } = useAuth()
  const { problem, working, askAgain } = useRedeemed(callback)
  if (working) return <Spinner />
  if (problem) return <Failed problem={problem} onRetry={isPassing(problem) ? () => void askAgain() : null} />
  return (
    <StepGate>
      <Navigate to={isConfirmed(user) ? (entry.next ?? homeOf(user)) : entry.to(pages.login)} replace />
    </StepGate>
  )
}
