import { useTranslation } from '#web/ui/language/use-translation.ts'
import { AccountSection } from './account-section.tsx'
import { ConfirmIdentity } from './security/confirm-identity.tsx'
import { DeleteAccount } from './security/delete-account.tsx'
import { SettingsPage } from './settings-page.tsx'

/** Who the account belongs to, and its deletion. */
export default function AccountPage() {
  const { t } = useTranslation('settings')
  return (
    <SettingsPage lead={t('account.lead')}>
      {(account) => (
        <>
          <AccountSection account={account} />
          {account.role !== 'support' && (
            <ConfirmIdentity account={account}>
              <DeleteAccount account={account} />
            </ConfirmIdentity>
          )}
        </>
      )}
    </SettingsPage>
  )
}
