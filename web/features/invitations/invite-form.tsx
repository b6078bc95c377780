import { type FormEvent, useRef, useState } from 'react'
import { INVITATION_NOTE } from '#domain/invitations/invitation-note.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { channels } from '#web/invitation-link/invitation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { focusFirstErrorOnceShown, focusUnsendable } from '#web/ui/focus-first-error.ts'
import { LanguageField } from '#web/ui/language/language-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { bodyOf, emailProblem, type InviteForm } from './invite-form-state.ts'
import { KnownRiderNote } from './known-riders.tsx'
import { type Invited, knownRiderIn, useInvite } from './use-invite.ts'

interface FieldsProps {
  form: InviteForm
  change: (parts: Partial<InviteForm>) => void
  /** True after the first attempt to send. From then on problems are shown while typing. */
  judged: boolean
}

/** How the rider gets the invitation. */
function ChannelField({ form, change }: Omit<FieldsProps, 'judged'>) {
  const { t } = useTranslation('invitations')
  return (
    <ChoiceGroup
      label={t('form.channel')}
      columns={3}
      options={channels.map((value) => ({
        value,
        label: t(`form.channels.${value}`),
        hint: t(`form.channels.${value}Hint`),
      }))}
      value={form.channel}
      onChange={(channel) => channel && change({ channel })}
    />
  )
}

interface NoteFieldProps {
  value: string
  onChange: (note: string) => void
}

/** The fitter's own words, which the rider reads in the mail and on the welcome screen. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const { t } = useTranslation('invitations')
  return (
    <TextArea
      label={t('form.note')}
      hint={t('form.noteHint')}
      optional
      longest={INVITATION_NOTE}
      value={value}
      onChange={onChange}
    />
  )
}

/** Who the rider is. */
function RiderFields({ form, change, judged }: FieldsProps) {
  const { t } = useTranslation('invitations')
  const problem = judged ? emailProblem(form) : null
  const byMail = form.channel === 'email'
  return (
    <div className="grid grid-cols-1 items-end has-data-field-error:items-start gap-5 md:grid-cols-2">
      <TextField
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('form.email')}
        hint={byMail ? t('form.emailHint') : t('form.emailOptionalHint')}
        optional={!byMail}
        error={problem ? t(problem === 'missing' ? 'form.emailMissing' : 'form.emailWrong') : undefined}
        value={form.email}
        onChange={(email) => change({ email })}
      />
      <TextField
        autoComplete="off"
        maxLength={200}
        label={t('form.name')}
        hint={t('form.nameHint')}
        optional
        value={form.name}
        onChange={(name) => change({ name })}
      />
      <LanguageField
        label={t('form.language')}
        value={form.language}
        onChange={(language) => change({ language })}
      />
    </div>
  )
}

const sendKey = { email: 'form.send', link: 'form.makeLink', qr: 'form.makeQr' } as const

interface InviteFormProps {
  onInvited: (form: InviteForm, invited: Invited) => void
}

/** The invitation as typed, and sending it. */
function useInviteForm({ onInvited }: InviteFormProps) {
  const { language } = useTranslation('invitations')
  const place = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<InviteForm>(() => ({
    channel: 'email',
    email: '',
    name: '',
    language: offeredLanguage(language),
    note: '',
  }))
  const [judged, setJudged] = useState(false)
  const invite = useInvite()
  const change = (parts: Partial<InviteForm>) => setForm((before) => ({ ...before, ...parts }))
  const sendAs = (wishes: { another?: true }) =>
    mutateThen(invite, { ...bodyOf(form), ...wishes }, (invited) => onInvited(form, invited))
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    setJudged(true)
    if (emailProblem(form)) focusFirstErrorOnceShown(place)
    else if (!focusUnsendable(place.current)) sendAs({})
  }
  const sendAnother = () => {
    if (!focusUnsendable(place.current)) sendAs({ another: true })
  }
  return { place, form, change, judged, invite, send, sendAnother }
}

/** The form for an invitation: the rider, and how the invitation is sent. */
export function InviteFormFields(props: InviteFormProps) {
  const { t } = useTranslation('invitations')
  const { place, form, change, judged, invite, send, sendAnother } = useInviteForm(props)
  const riderId = knownRiderIn(invite.error)
  const email = invite.variables?.email ?? ''
  return (
    <form ref={place} className="grid grid-cols-1 gap-6" noValidate onSubmit={send}>
      <ChannelField form={form} change={change} />
      <RiderFields form={form} change={change} judged={judged} />
      <NoteField value={form.note} onChange={(note) => change({ note })} />
      {invite.isError && riderId === null && <RequestFailure error={invite.error} />}
      {riderId !== null && (
        <KnownRiderNote rider={{ email, riderId }} busy={invite.isPending} onAnother={sendAnother} />
      )}
      <div>
        <Button type="submit" busy={invite.isPending}>
          {t(sendKey[form.channel])}
        </Button>
      </div>
    </form>
  )
}
