import { Link } from 'react-router'
import { thrownText } from '#web/api/error-text.ts'
import { useChangeAccount } from '#web/api/user-query.ts'
import { pages } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { SaveNote } from './save-note.tsx'
import type { Account } from './use-account.ts'
import { useSaved } from './use-saved.ts'

const hasText = (text: string) => text.trim() !== ''

function NameField({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const changeAccount = useChangeAccount()
  const name = useSaved(account.name, (text) => changeAccount({ name: text.trim() }), hasText)
  const failure = name.state.at === 'failed' ? thrownText(errors, name.state.error) : undefined
  return (
    <div>
      <TextField
        name="name"
        autoComplete="name"
        maxLength={200}
        label={t('account.name')}
        hint={account.role === 'fitter' ? t('account.nameFitter') : t('account.nameRider')}
        error={hasText(name.value) ? failure : t('account.nameMissing')}
        value={name.value}
        onChange={name.change}
        onBlur={name.flush}
      />
      <SaveNote state={name.state} field={t('account.name')} undo={name.undo} />
    </div>
  )
}

/** The account's name, address and role. */
export function AccountSection({ account }: { account: Account }) {
  const { t } = useTranslation('settings', 'frame')
  return (
    <Card>
      <NameField account={account} />
      <dl className="mt-2 grid gap-4">
        <div>
          <dt className="font-semibold">{t('account.email')}</dt>
          <dd>{account.email ?? t('account.noEmail')}</dd>
          <dd>
            <Link to={pages.securitySettings}>{t('account.changeEmail')}</Link>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t('account.kind')}</dt>
          <dd>{t(`frame:account.role.${account.role}`)}</dd>
        </div>
      </dl>
    </Card>
  )
}
