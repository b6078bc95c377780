import { useState } from 'react'
import { useLocation } from 'react-router'
import { homeOf } from '#web/app/access.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAuth } from './auth-context.tsx'
import { type Confirmation, confirmationOf } from './confirmation.ts'
import { EntryFrame } from './entry-frame.tsx'
import { OutboxHint } from './outbox-hint.tsx'
import { Resend } from './resend.tsx'

/** No link, or one that confirms nothing (any more): log in, or have a new one sent. */
function DeadLink({ kind, next }: { kind: 'ask' | 'expired' | 'incomplete'; next: string | null }) {
  const { t } = useTranslation('auth')
  const { user } = useAuth()
  const [email, setEmail] = useState(isConfirmed(user) ? (user.email ?? '') : '')
  return (
    <EntryFrame title={t(`confirm.${kind}Title`)} text={t(`confirm.${kind}Text`)}>
      <div className="grid gap-5">
        <TextField
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('field.email')}
          value={email}
          onChange={setEmail}
        />
        <Resend email={email.trim()} next={next} />
        <OutboxHint />
        {!isConfirmed(user) && (
          <p className="border-line border-t pt-5">
            <LinkButton kind="quiet" to="/login">
              {t('confirm.logIn')}
            </LinkButton>
          </p>
        )}
      </div>
    </EntryFrame>
  )
}

/** The address is confirmed; what remains is to go where the person wanted to be. */
function Confirmed({ kind, next }: { kind: 'done' | 'used'; next: string | null }) {
  const { t } = useTranslation('auth')
  const { role } = useAuth()
  return (
    <EntryFrame title={t(`confirm.${kind}Title`)} text={t(`confirm.${kind}Text`)}>
      <LinkButton to={next ?? (role ? homeOf({ role }) : '/login')}>{t('confirm.goOn')}</LinkButton>
    </EntryFrame>
  )
}

function ConfirmButton({ confirmation, onDone }: { confirmation: Confirmation; onDone: () => void }) {
  const { t } = useTranslation('auth')
  const { user } = useAuth()
  const { problem, busy, run } = useAuthWork()
  const problemAt = useProblemText(problem)
  const { tokenHash, type, next } = confirmation
  const confirm = async () => {
    const confirmed = await run(async (hosted) => {
      const { error } = await hosted.verifyOtp({ token_hash: tokenHash, type })
      if (error) throw error
    })
    if (confirmed) onDone()
  }
  if (problem?.place === 'code') {
    const used = isConfirmed(user) && user.proven
    return used ? <Confirmed kind="used" next={next} /> : <DeadLink kind="expired" next={next} />
  }
  return (
    <EntryFrame title={t('confirm.title')} text={t('confirm.text')}>
      <div className="grid gap-5">
        <FormProblem text={problemAt('form') ?? problemAt('email')} />
        <Button wide busy={busy} onClick={() => void confirm()}>
          {t('confirm.button')}
        </Button>
      </div>
    </EntryFrame>
  )
}

function LinkOpened({ fragment }: { fragment: string }) {
  const [done, setDone] = useState(false)
  const confirmation = confirmationOf(fragment, window.location.origin)
  if (!confirmation) return <DeadLink kind={fragment === '' ? 'ask' : 'incomplete'} next={null} />
  if (done) return <Confirmed kind="done" next={confirmation.next} />
  return <ConfirmButton confirmation={confirmation} onDone={() => setDone(true)} />
}

/** Where the link of a confirmation mail leads. Opening it changes nothing; its button does the work. */
export default function ConfirmPage() {
  const { hash } = useLocation()
  // A second link opened in the same tab changes the fragment only, and begins anew.
  return <LinkOpened key={hash} fragment={hash} />
}
