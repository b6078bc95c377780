import { type ReactNode, useState } from 'react'
import { useSignInOffer } from '#web/api/use-sign-in-offer.ts'
import { pages } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entry } from '../../../account/entry.ts'
import { EnterCodePart } from '../codes/enter-code-part.tsx'
import type { AskedCode } from '../codes/sent-code.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntrySwitch } from '../entry/entry-switch.tsx'
import { OrDivider } from '../entry/or-divider.tsx'
import { SocialButtons } from '../providers/social-buttons.tsx'
import { useSignInWays } from '../providers/use-sign-in-ways.ts'
import { CodeLogin } from './code-login.tsx'
import { LoginForm } from './login-form.tsx'
import { SignOutReasonNotice } from './sign-out-reason-notice.tsx'

type Way = 'password' | 'code'
const otherWay: Record<Way, Way> = { password: 'code', code: 'password' }

interface LoginMethodsProps {
  entry: Entry
  typed: string
  onType(typed: string): void
  onSent(sent: AskedCode): void
}

/** Login by password or by code, one at a time with the same address; and the providers. */
function LoginMethods({ entry, typed, onType, onSent }: LoginMethodsProps) {
  const { t } = useTranslation('auth')
  const [way, setWay] = useState<Way>('password')
  const phones = useSignInWays().includes('phone')
  const shared = { entry, phones, typed, onType }
  return (
    <div className="grid gap-5">
      {way === 'password' ? <LoginForm {...shared} /> : <CodeLogin {...shared} onSent={onSent} />}
      <OrDivider />
      <Button kind="quiet" wide onClick={() => setWay(otherWay[way])}>
        {t(`login.with.${otherWay[way]}`)}
      </Button>
      <SocialButtons entry={entry} side="login" role={entry.keeps ? 'client' : null} />
    </div>
  )
}

/** The login, for people with an account. */
export function LoginSide({ entry }: { entry: Entry }): ReactNode {
  const { t } = useTranslation('auth')
  const [typed, setTyped] = useState(entry.email ?? '')
  const [sent, setSent] = useState<AskedCode | null>(null)
  const { keeps } = entry
  const { signUp } = useSignInOffer()
  if (sent) {
    return (
      <EnterCodePart sent={sent}>
        <Button kind="text" size="small" className="-ms-2" onClick={() => setSent(null)}>
          {t('sent.otherWay')}
        </Button>
      </EnterCodePart>
    )
  }
  return (
    <EntryFrame
      title={keeps ? t(`keeps.${keeps}.loginTitle`) : t('login.title')}
      text={keeps ? t(`keeps.${keeps}.loginText`) : undefined}
    >
      <SignOutReasonNotice />
      <LoginMethods entry={entry} typed={typed} onType={setTyped} onSent={setSent} />
      {signUp && (
        <EntrySwitch
          question={t('login.toSignUp')}
          link={t('login.toSignUpLink')}
          to={pages.signup}
          entry={entry}
        />
      )}
    </EntryFrame>
  )
}
