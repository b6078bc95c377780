import { type FormEvent, useState } from 'react'
import { SUPPORT_REASONS, SUPPORT_SENTENCE } from '#domain/support/support-access.ts'
import { supportedSessionPath } from '#web/paths.ts'
import { AccessList } from '#web/support-access/access-list.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import { ContactMessages } from './contact-messages.tsx'
import { LENGTHS, type Length, useOpenForm } from './use-open-form.ts'

const lengths = Object.keys(LENGTHS).filter((key): key is Length => Object.hasOwn(LENGTHS, key))

type Form = ReturnType<typeof useOpenForm>

function Reason({ form: { entered, enter, faults } }: { form: Form }) {
  const { t } = useTranslation('support')
  return (
    <ChoiceGroup
      label={t('open.reason')}
      error={faults.reason ? t('open.noReason') : undefined}
      required
      columns={2}
      options={SUPPORT_REASONS.map((value) => ({
        value,
        label: t(`open.reasons.${value}.label`),
        hint: t(`open.reasons.${value}.hint`),
      }))}
      value={entered.reason}
      onChange={(reason) => enter({ reason })}
    />
  )
}

function Fields({ form }: { form: Form }) {
  const { t } = useTranslation('support')
  const { entered, enter, faults } = form
  return (
    <>
      <TextField
        label={t('open.session')}
        hint={t('open.sessionHint')}
        error={faults.session && t(`open.${faults.session}`)}
        required
        maxLength={500}
        autoComplete="off"
        value={entered.session}
        onChange={(session) => enter({ session })}
      />
      <Reason form={form} />
      <TextField
        label={t('open.sentence')}
        hint={t('open.sentenceHint')}
        error={faults.sentence ? t('open.sentenceShort', { count: SUPPORT_SENTENCE.shortest }) : undefined}
        required
        maxLength={SUPPORT_SENTENCE.longest}
        autoComplete="off"
        value={entered.sentence}
        onChange={(sentence) => enter({ sentence })}
      />
      <SelectField
        label={t('open.minutes')}
        required
        options={lengths.map((value) => ({ value, label: t(`open.lengths.${value}`) }))}
        value={entered.length}
        onChange={(length) => length && enter({ length })}
      />
    </>
  )
}

function OpenForm({ onOpened }: { onOpened: (accessId: string) => void }) {
  const { t } = useTranslation('support')
  const form = useOpenForm(onOpened)
  const { form: place, focusError } = useErrorFocus(form.busy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
    focusError()
  }
  return (
    <Card title={t('open.title')}>
      <form ref={place} className="grid max-w-prose grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <Fields form={form} />
        {form.failure && <RequestFailure error={form.failure} />}
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('open.button')}
        </Button>
      </form>
    </Card>
  )
}

/** Where support opens a session, and sees what it opened. */
export default function SupportPage() {
  const { t } = useTranslation('support')
  const name = usePageName()
  const [opened, setOpened] = useState<string>()
  return (
    <div className="px-5 py-6 md:py-10">
      <h1>{name}</h1>
      <p className="mt-1 mb-6 max-w-prose text-muted">{t('lead')}</p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <OpenForm onOpened={setOpened} />
        <Card title={t('list.own')}>
          <AccessList
            arrived={opened}
            action={(access) => (
              <LinkButton size="small" to={supportedSessionPath(access.id)}>
                {t('list.look')}
              </LinkButton>
            )}
            empty={<EmptyState title={t('list.none')} text={t('list.noneText')} />}
          />
        </Card>
        <div className="lg:col-span-2">
          <Card title={t('messages.title')}>
            <ContactMessages />
          </Card>
        </div>
      </div>
    </div>
  )
}
