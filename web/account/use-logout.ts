import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { pages } from '#web/paths.ts'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { loadDrafts, sendDrafts, signOut } from './sign-out.ts'

/** Called with whether to sign out although something is lost. */
export type SignOutAnswer = (leave: boolean) => void

interface Logout {
  logout(): Promise<void>
  /** From the decision to sign out until the sign-in page is shown: nobody counts as signed in, and no page objects. */
  leaving: boolean
  /** Present while the person is asked. */
  question: SignOutAnswer | null
}

/** The question whether to lose what cannot be sent. */
function useSignOutQuestion() {
  const [question, setQuestion] = useState<{ answer: SignOutAnswer } | null>(null)
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        answer: (leave) => {
          setQuestion(null)
          resolve(leave)
        },
      })
    })
  return { ask, question: question?.answer ?? null }
}

/** Signing out, with the question before it and the sign-in page after it: the next person here starts afresh. */
export function useLogout(role: Role | null): Logout {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [stage, setStage] = useState<'here' | 'leaving' | 'left'>('here')
  const { ask, question } = useSignOutQuestion()

  useEffect(() => {
    if (stage === 'left' && pathname === pages.login) setStage('here')
  }, [stage, pathname])

  // Signing out must work offline, when no more code can be loaded.
  useEffect(() => {
    if (role === null) return
    const settled = () => undefined
    return preloadWhenIdle([{ preload: () => loadDrafts().then(settled, settled) }])
  }, [role])

  const logout = async () => {
    if (role !== null && !(await sendDrafts()) && !(await ask())) return
    setStage('leaving')
    await signOut(queryClient)
    setStage('left')
    await navigate(pages.login, { replace: true })
  }
  return { logout, leaving: stage !== 'here', question }
}
