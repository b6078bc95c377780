import { type ReactNode, useState } from 'react'
import { useSignInOffer } from '#web/api/use-sign-in-offer.ts'
import { pages } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { CodeLogin } from './code-login.tsx'
import { EnterCode } from './enter-code.tsx'
import type { Entry } from './entry.ts'
import { EntryFrame } from './entry-frame.tsx'
import { FarewellNotice } from './farewell-notice.tsx'
import { LoginForm } from './login-form.tsx'
import { Or } from './or.tsx'
import type { AskedCode } from './sent-code.ts'
import { SocialButtons } from './social-buttons.tsx'
import { Toggle } from './toggle.tsx'
import { useSignInWays } from './use-sign-in-ways.ts'

type Way = 'password' | 'code'
const otherWay: Record<Way, Way> = { password: 'code', code: 'password' }

interface WaysProps {
  entry: Entry
  typed: string
  onType(typed: string): void
  onSent(sent: AskedCode): void
}

/** Password or code, one at a time, with the same address; and the providers. */
function Ways({ entry, typed, onType, onSent }: WaysProps) {
  const { t } = useTranslation('auth')
  const [way, setWay] = useState<Way>('password')
  const phones = useSignInWays().includes('phone')
  const shared = { entry, phones, typed, onType }
  return (
    <div className="grid gap-5">
      {way === 'password' ? <LoginForm {...shared} /> : <CodeLogin {...shared} onSent={onSent} />}
      <Or />
      <Button kind="quiet" wide onClick={() => setWay(otherWay[way])}>
        {t(`login.with.${otherWay[way]}`)}
      </Button>
      <SocialButtons entry={entry} side="login" role={entry.keeps ? 'client' : null} />
    </div>
  )
}

/** The way in for who has an account. */
export function LoginSide({ entry }: { entry: Entry }): ReactNode {
  const { t } = useTranslation('auth')
  const [typed, setTyped] = useState(entry.email ?? '')
  const [sent, setSent] = useState<AskedCode | null>(null)
  const { keeps } = entry
  const { signUp } = useSignInOffer()
  if (sent) {
    return (
      <EnterCode sent={sent}>
        <Button kind="text" size="small" className="-ms-2" onClick={() => setSent(null)}>
          {t('sent.otherWay')}
        </Button>
      </EnterCode>
    )
  }
  return (
    <EntryFrame
      title={keeps ? t(`keeps.${keeps}.loginTitle`) : t('login.title')}
      text={keeps ? t(`keeps.${keeps}.loginText`) : undefined}
    >
      <FarewellNotice />
      <Ways entry={entry} typed={typed} onType={setTyped} onSent={setSent} />
      {signUp && (
        <Toggle
          question={t('login.toSignUp')}
          link={t('login.toSignUpLink')}
          to={pages.signup}
          entry={entry}
        />
      )}
    </EntryFrame>
  )
}
