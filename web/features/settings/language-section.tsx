import { offeredLanguages } from '#locales/offered-languages.ts'
import { thrownText } from '#web/api/error-text.ts'
import { useChangeAccount } from '#web/api/user-query.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { LanguageSwitch } from '#web/ui/language/language-switch.tsx'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { chooseLanguage } from '#web/ui/language/texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SaveNote } from './save-note.tsx'
import type { Account } from './use-account.ts'
import { useSaved } from './use-saved.ts'

/** The language of the interface, stored on the device and in the account. */
function LanguageChoice({ account }: { account: Account }) {
  const { t } = useTranslation('frame')
  const { t: errors } = useTranslation('errors', 'common')
  const changeAccount = useChangeAccount()
  const language = useSaved(account.language, async (code) => {
    await changeAccount({ language: code, ...ownRegion(code) })
    // After an undo the pages change their language; the switch itself has already done so.
    const offered = offeredLanguages.find((each) => each === code)
    if (offered) await chooseLanguage(offered)
  })
  const failure = language.state.at === 'failed' ? thrownText(errors, language.state.error) : undefined
  return (
    <div>
      <LanguageSwitch labelled onChosen={(code) => language.change(code, 'now')} />
      <FieldError id={undefined} error={failure} />
      <SaveNote state={language.state} field={t('language.label')} undo={language.undo} />
    </div>
  )
}

function UnitsChoice({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const changeAccount = useChangeAccount()
  const units = useSaved(account.units, (system) => changeAccount({ units: system }))
  return (
    <div>
      <ChoiceGroup
        label={t('language.units')}
        columns={2}
        options={[
          { value: 'metric', label: t('language.metric'), hint: t('language.metricHint') },
          { value: 'imperial', label: t('language.imperial'), hint: t('language.imperialHint') },
        ]}
        error={units.state.at === 'failed' ? thrownText(errors, units.state.error) : undefined}
        value={units.value}
        onChange={(system) => system && units.change(system, 'now')}
      />
      <SaveNote state={units.state} field={t('language.units')} undo={units.undo} />
    </div>
  )
}

/** The settings for language, and for units, if the person enters measurements. */
export function LanguageSection({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const enters = account.role !== 'support'
  return (
    <Card title={t('language.title')}>
      <p className="mb-3 text-secondary text-muted">{t('language.hint')}</p>
      <LanguageChoice account={account} />
      {enters && <UnitsChoice account={account} />}
    </Card>
  )
}
