import { thrownText } from '#web/api/error-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { SaveNote } from './save-note.tsx'
import { type Account, useChangeAccount } from './use-account.ts'
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

/** The account's name and role. */
export function AccountSection({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('account.title')}>
      <NameField account={account} />
    </Card>
  )
}
