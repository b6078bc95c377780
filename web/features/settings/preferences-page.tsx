import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { LanguageSection } from './language-section.tsx'
import { SettingsPage } from './settings-page.tsx'
import { ShortcutsSection } from './shortcuts-section.tsx'

/** Language, units, appearance and keyboard shortcuts. */
export default function PreferencesPage() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage lead={t('preferencesLead')}>
      {(account) => (
        <>
          <LanguageSection account={account} />
          <Card>
            <ThemeSwitch />
          </Card>
          <ShortcutsSection account={account} />
        </>
      )}
    </SettingsPage>
  )
}
