import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { pages } from '#web/paths.ts'
import { workWhenIdle } from '#web/ui/preload-when-idle.ts'
import { loadDrafts, sendDrafts, signOut } from './sign-out.ts'

/** Called with whether to sign out although something will be lost. */
export type SignOutAnswer = (leave: boolean) => void

interface Logout {
  logout(): Promise<void>
  /**
   * True from the decision to sign out until the sign-in page is shown. In this time nobody counts as signed in, and no
   * page blocks the navigation.
   */
  leaving: boolean
  /** Set while the question is shown. */
  question: SignOutAnswer | null
}

/** The question whether to lose the changes that cannot be sent. */
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

/** Signs out: asks the question if needed, then shows the sign-in page without a way back. */
export function useLogout(role: Role | null): Logout {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [stage, setStage] = useState<'here' | 'leaving' | 'left'>('here')
  const { ask, question } = useSignOutQuestion()

  useEffect(() => {
    if (stage === 'left' && pathname === pages.login) setStage('here')
  }, [stage, pathname])

  // Signing out must work offline, when code can no longer be loaded.
  useEffect(() => {
    if (role === null) return
    return workWhenIdle([{ preload: async () => void (await loadDrafts()) }])
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
