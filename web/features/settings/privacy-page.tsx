import { useTranslation } from '#web/ui/language/use-translation.ts'
import { DownloadLink } from './download-link.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SettingsPage } from './settings-page.tsx'

/** What is done with the person's data, and their rights. */
export default function PrivacyPage() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage lead={t('privacy.lead')}>
      {(account) => (
        <>
          <PrivacySection account={account} />
          <DownloadLink />
        </>
      )}
    </SettingsPage>
  )
}
