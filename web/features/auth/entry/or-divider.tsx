import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The divider between two alternatives to sign in. */
export function OrDivider() {
  const { t } = useTranslation('auth')
  return (
    <p className="flex items-center gap-4 text-secondary text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('login.or')}
    </p>
  )
}
