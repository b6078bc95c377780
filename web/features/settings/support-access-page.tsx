import { AccessList } from '#web/support-access/access-list.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SettingsPage } from './settings-page.tsx'

/** The accesses of support to the reader's sessions. */
export default function SupportAccessPage() {
  const { t } = useTranslation('support')
  return (
    <SettingsPage lead={t('settings.lead')}>
      {() => (
        <Card>
          <AccessList empty={<p className="text-muted">{t('list.noneOther')}</p>} />
        </Card>
      )}
    </SettingsPage>
  )
}
