import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Account } from '../use-account.ts'
import { ProveFactor } from './prove-factor.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** What is missing: a recent sign-in, or the second factor in this session. */
export type Need = 'sign_in' | 'factor'

/** Returns whether the person confirmed their identity. */
type Ask = (need: Need) => Promise<boolean>

const AskContext = createContext<Ask | null>(null)

/** Asks the person to confirm their identity, in a dialog over the page. */
export function useConfirmIdentity(): Ask {
  const ask = use(AskContext)
  if (!ask) throw new Error('useConfirmIdentity needs a ConfirmIdentity above it')
  return ask
}

interface Question {
  need: Need
  answer(confirmed: boolean): void
}

/** Lets the components below it ask for a new sign-in in place, so that a refused change can continue. */
export function ConfirmIdentity({ account, children }: { account: Account; children: ReactNode }) {
  const { t } = useTranslation('security')
  const [question, setQuestion] = useState<Question | null>(null)
  const ask: Ask = (need) =>
    new Promise((resolve) => {
      setQuestion({
        need,
        answer: (confirmed) => {
          setQuestion(null)
          resolve(confirmed)
        },
      })
    })
  // A dialog focuses its first button, which closes it. Here the first input gets the focus.
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (question) content.current?.querySelector('input')?.focus()
  }, [question])
  return (
    <AskContext value={ask}>
      {children}
      <Dialog open={question !== null} onClose={() => question?.answer(false)} title={t('you.title')}>
        <div ref={content} className="max-w-md pb-2">
          {question?.need === 'sign_in' && (
            <SignInAgain account={account} onDone={() => question.answer(true)} />
          )}
          {question?.need === 'factor' && <ProveFactor onDone={() => question.answer(true)} />}
        </div>
      </Dialog>
    </AskContext>
  )
}
