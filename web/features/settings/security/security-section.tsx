import type { User } from '@supabase/auth-js'
import { problemOf } from '#web/sign-in-client/auth-problem.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { secondsToWait } from '#web/sign-in-client/retry-after.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import type { Account } from '../use-account.ts'
import { AddressRow } from './address-row.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { DevicesRow, useDevices } from './devices-row.tsx'
import { FactorRow } from './factor-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { PhoneRow } from './phone-row.tsx'
import { AuthSessionGone } from './session-gone.ts'
import { useSecurityWork } from './use-security-work.ts'
import { useSignInUser } from './use-sign-in-user.ts'
import { WaysRow } from './ways-row.tsx'

/** Shown if the device has only the product's session. The other settings open after a new sign-in. */
function AskFirst() {
  const { t } = useTranslation('security')
  const { problem, problemAt, busy, run } = useSecurityWork()
  const show = () =>
    void run(async (hosted) => {
      const { data } = await hosted.getSession()
      if (!data.session) throw new AuthSessionGone()
    })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 pb-5">
      <p>{t('you.ask')}</p>
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
      <Button kind="quiet" busy={busy} onClick={show}>
        {t('you.title')}
      </Button>
    </div>
  )
}

function Unreadable({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const problem = problemOf(error, secondsToWait())
  const text = useProblemText(problem)(problem.place)
  return <ErrorState {...(text && { text })} onRetry={onRetry} />
}

/** The settings that the sign-in service stores. */
function SignInRows({ user, account }: { user: User; account: Account }) {
  return (
    <>
      <AddressRow user={user} proven={account.proven || user.app_metadata.email_proven === true} />
      <PhoneRow user={user} />
      <PasswordRow user={user} />
      <FactorRow user={user} role={account.role} />
      <WaysRow user={user} />
    </>
  )
}

/** All rows. The devices wait for the rows above them, so that no button moves while it is being pressed. */
function SecurityRows({ account }: { account: Account }) {
  const { data: user, error, refetch } = useSignInUser()
  const devices = useDevices()
  if (user === undefined && !error) return <Skeleton lines={9} />
  return (
    <>
      {user && <SignInRows user={user} account={account} />}
      {user === null && <AskFirst />}
      {user === undefined && <Unreadable error={error} onRetry={() => void refetch()} />}
      <DevicesRow devices={devices} />
    </>
  )
}

/** The security settings: address, password, second factor, linked accounts, and devices. */
export function SecuritySection({ account }: { account: Account }) {
  return (
    <ConfirmIdentity account={account}>
      <Card>
        <SecurityRows account={account} />
      </Card>
    </ConfirmIdentity>
  )
}
