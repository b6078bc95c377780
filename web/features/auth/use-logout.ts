import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Role } from '#domain/roles.ts'
import { preloadWhenIdle } from '#web/app/idle.ts'
import { loadDrafts, sendDrafts, signOut } from './sign-out.ts'

/** Called with whether to sign out although something is lost. */
export type SignOutAnswer = (leave: boolean) => void

interface Logout {
  logout(): Promise<void>
  /** Present while the person is asked. */
  question: SignOutAnswer | null
}

/** Signing out, with the question before it and the sign-in page after it. */
export function useLogout(status: string, role: Role | null): Logout {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const leaving = useRef(false)
  const [question, setQuestion] = useState<{ answer: SignOutAnswer } | null>(null)

  // A page that is no longer allowed asks to come back to it; the next person here should start afresh.
  useEffect(() => {
    if (status !== 'unauthenticated' || !leaving.current) return
    leaving.current = false
    navigate('/login', { replace: true })
  }, [status, navigate])

  // Signing out must work offline, when no more code can be fetched.
  useEffect(() => {
    if (role !== 'client') return
    const settled = () => undefined
    return preloadWhenIdle([{ preload: () => loadDrafts().then(settled, settled) }])
  }, [role])

  const ask = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        answer: (leave) => {
          setQuestion(null)
          resolve(leave)
        },
      })
    })

  const logout = async () => {
    if (role === 'client' && !(await sendDrafts()) && !(await ask())) return
    leaving.current = true
    await signOut(queryClient)
  }
  return { logout, question: question?.answer ?? null }
}
