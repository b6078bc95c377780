import { proveFactor } from '#web/second-factor/factor-calls.ts'
import { CodeForm } from '#web/sign-in-client/code-form.tsx'
import { useAuthWork } from '#web/sign-in-client/use-auth-work.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The form for the authenticator app's code, to verify this session. */
export function ProveFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security', 'auth')
  const work = useAuthWork()
  const prove = async (code: string) => {
    if (await work.run((hosted) => proveFactor(hosted, code))) onDone()
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('you.factorText')}</p>
      <CodeForm
        autoFocus
        label={t('auth:factor.code')}
        hint={t('auth:factor.codeHint')}
        submit={t('you.submit')}
        work={work}
        onCode={(code) => void prove(code)}
      />
    </div>
  )
}
