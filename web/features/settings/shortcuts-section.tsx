import { thrownText } from '#web/api/error-text.ts'
import { useChangeAccount } from '#web/api/user-query.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Switch } from '#web/ui/switch.tsx'
import { SaveNote } from './save-note.tsx'
import type { Account } from './use-account.ts'
import { useSaved } from './use-saved.ts'

/** Turns the keyboard shortcuts of every page on or off, for the account. */
export function ShortcutsSection({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const changeAccount = useChangeAccount()
  const { value, state, change, undo } = useSaved(account.shortcuts, (shortcuts) =>
    changeAccount({ shortcuts }),
  )
  const label = t('shortcuts.label')
  return (
    <Card>
      <Switch
        label={label}
        hint={t('shortcuts.hint')}
        checked={value}
        onChange={(checked) => change(checked, 'now')}
      />
      <FieldError
        id={undefined}
        error={state.at === 'failed' ? thrownText(errors, state.error) : undefined}
      />
      <SaveNote state={state} field={label} undo={undo} />
    </Card>
  )
}
