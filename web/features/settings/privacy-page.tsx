import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ClosingFiles } from './data-rights/closing-files.tsx'
import { PrivacyOverview } from './privacy-overview.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SettingsPage } from './settings-page.tsx'
import { TakeOrErase } from './take-or-erase.tsx'

/** What is done with the person's data, and their rights. */
export default function PrivacyPage() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage lead={t('privacy.lead')}>
      {(account) => (
        <>
          {account.role === 'client' && <PrivacyOverview />}
          {account.role === 'fitter' && <ClosingFiles />}
          <TakeOrErase account={account} />
          <PrivacySection account={account} />
        </>
      )}
    </SettingsPage>
  )
}
