import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SecuritySection } from './security/security-section.tsx'
import { SettingsPage } from './settings-page.tsx'

/** How the person logs in, and where they are logged in. */
export default function SecurityPage() {
  const { t } = useTranslation('security')
  return <SettingsPage lead={t('lead')}>{(account) => <SecuritySection account={account} />}</SettingsPage>
}
