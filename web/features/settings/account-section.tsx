import { Link } from 'react-router'
import { thrownText } from '#web/api/error-text.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { SaveNote } from './save-note.tsx'
import { type Account, useChangeAccount } from './use-account.ts'
import { useSaved } from './use-saved.ts'

const hasText = (text: string) => text.trim() !== ''

function NameField({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors')
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

/** Who I am: the name, and the address I sign in with. */
export function AccountSection({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('account.title')}>
      <NameField account={account} />
      {account.email && (
        <dl className="mt-2">
          <dt className="font-semibold">{t('account.email')}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 break-all">
            {account.email}
            {!account.proven && <Pill tone="amber">{t('account.unproven')}</Pill>}
          </dd>
          {!account.proven && (
            <dd className="mt-1">
              <Link to="/auth/confirm">{t('account.confirm')}</Link>
            </dd>
          )}
        </dl>
      )}
    </Card>
  )
}
