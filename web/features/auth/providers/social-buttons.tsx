import type { SignUpRole } from '#domain/roles.ts'
import { api } from '#web/api/api.ts'
import { pages } from '#web/paths.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useProblemText } from '#web/sign-in-client/use-problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entry } from '../../../account/entry.ts'
import { OrDivider } from '../entry/or-divider.tsx'
import { FacebookMark, GoogleMark } from './social-marks.tsx'
import { useSignInWays } from './use-sign-in-ways.ts'

const providers = ['google', 'facebook'] as const
type Provider = (typeof providers)[number]

/** The colours are required by the brand rules of each provider, for light and dark. */
const looks: Record<Provider, string> = {
  google:
    'border-[#747775] bg-white text-[#1f1f1f] hover:bg-[#f2f2f2] dark:border-[#8e918f] dark:bg-[#131314] dark:text-[#e3e3e3] dark:hover:bg-[#1f1f20]',
  facebook: 'bg-[#0866ff] text-white hover:bg-[#0757d8]',
}

interface SocialButtonsProps {
  entry: Entry
  side: 'login' | 'signUp'
  /** The role of the new account; null on the login page, where the account may already exist. */
  role: SignUpRole | null
  /** Called when no role is chosen for a new account. The page then does not change. */
  onRoleMissing?: () => void
}

/** Opens the sign-in page of a provider. */
function useProvider({ entry, side, role, onRoleMissing }: SocialButtonsProps) {
  const { problem, busy, run } = useAuthWork()
  const leave = (provider: Provider) => {
    if (side === 'signUp' && role === null) return onRoleMissing?.()
    void run(async (hosted) => {
      // A cookie stores the choice until the account is created.
      if (role !== null) await api('POST /api/auth/role-choice', { body: { role } })
      const redirectTo = window.location.origin + entry.to(pages.callback)
      const { data, error } = await hosted.signInWithOAuth({
        provider,
        options: { redirectTo, skipBrowserRedirect: true },
      })
      if (error) throw error
      window.location.assign(data.url)
    })
  }
  return { leave, problem, busy }
}

/**
 * The Google and Facebook buttons, if this installation offers them. Nothing is fetched from the providers before a
 * button is pressed.
 */
export function SocialButtons(props: SocialButtonsProps) {
  const { t } = useTranslation('auth')
  const ways = useSignInWays()
  const { leave, problem, busy } = useProvider(props)
  const problemAt = useProblemText(problem)
  const offered = providers.filter((provider) => ways.includes(provider))
  if (offered.length === 0) return null
  const { side } = props
  return (
    <div className="grid gap-3">
      {side === 'signUp' && <OrDivider />}
      {offered.map((provider) => (
        <Button
          key={provider}
          wide
          kind="brand"
          className={looks[provider]}
          busy={busy}
          onClick={() => leave(provider)}
        >
          {provider === 'google' ? <GoogleMark /> : <FacebookMark />}
          {t(`social.${side}.${provider}`)}
        </Button>
      ))}
      <FormProblem text={problemAt('form')} />
    </div>
  )
}
