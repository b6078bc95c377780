import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Account } from '../use-account.ts'
import { ProveFactor } from './prove-factor.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** What is missing: a sign-in of just now, or the second factor in this session. */
export type Need = 'sign_in' | 'factor'

/** Answers whether the person showed that it is them. */
type Ask = (need: Need) => Promise<boolean>

const Asking = createContext<Ask | null>(null)

/** Asks whoever is at the device to show that it is them, in a dialog over the page. */
export function useConfirmIdentity(): Ask {
  const ask = use(Asking)
  if (!ask) throw new Error('useConfirmIdentity needs a ConfirmIdentity above it')
  return ask
}

interface Question {
  need: Need
  answer(confirmed: boolean): void
}

/** Lets everything below it ask for a sign-in on the spot, so that a change goes on where it was refused. */
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
  // The dialog begins at its first button, which closes it; here one begins to type.
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (question) content.current?.querySelector('input')?.focus()
  }, [question])
  return (
    <Asking value={ask}>
      {children}
      <Dialog open={question !== null} onClose={() => question?.answer(false)} title={t('you.title')}>
        <div ref={content} className="max-w-md pb-2">
          {question?.need === 'sign_in' && (
            <SignInAgain account={account} onDone={() => question.answer(true)} />
          )}
          {question?.need === 'factor' && <ProveFactor onDone={() => question.answer(true)} />}
        </div>
      </Dialog>
    </Asking>
  )
}
