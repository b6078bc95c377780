import { useId } from 'react'
import {
  CONTACT_NAME,
  CONTACT_TOPICS,
  CONTACT_WORDS,
  type ContactTopic,
} from '#domain/contact/contact-form.ts'
import { EMAIL_LENGTH } from '#domain/contact/email.ts'
import { RETENTION } from '#domain/retention.ts'
import { pages } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useContactForm } from './use-contact-form.ts'

type Form = Omit<ReturnType<typeof useContactForm>, 'form' | 'submit'>

/** What the message is about. About their own data, people are led to what they can do themselves. */
function Topic({ form: { entered, enter } }: { form: Form }) {
  const { t } = useTranslation('contact')
  return (
    <>
      <SelectField
        label={t('topic')}
        options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
        value={entered.topic}
        onChange={(topic) => topic && enter({ topic })}
      />
      {entered.topic === 'privacy' && (
        <p className="rounded-lg bg-teal-soft p-4 text-teal-deep">
          {t('privacyHint')} <Link to={pages.privacySettings}>{t('privacyLink')}</Link>
        </p>
      )}
    </>
  )
}

function Fields({ form: { entered, enter, isShownWrong } }: { form: Form }) {
  const { t } = useTranslation('contact')
  const faultOf = (field: 'name' | 'email' | 'words') =>
    isShownWrong(field) ? t(`fault.${field}`) : undefined
  return (
    <>
      <TextField
        label={t('name')}
        error={faultOf('name')}
        maxLength={CONTACT_NAME}
        autoComplete="name"
        value={entered.name}
        onChange={(name) => enter({ name })}
      />
      <TextField
        label={t('email')}
        type="email"
        error={faultOf('email')}
        maxLength={EMAIL_LENGTH}
        autoComplete="email"
        value={entered.email}
        onChange={(email) => enter({ email })}
      />
      <TextArea
        label={t('words')}
        hint={t(entered.topic === 'demo' ? 'demoHint' : 'wordsHint')}
        error={faultOf('words')}
        rows={5}
        longest={CONTACT_WORDS}
        value={entered.words}
        onChange={(words) => enter({ words })}
      />
    </>
  )
}

/** Reached by nobody who sees the page or hears it. */
function Trap({ form: { entered, enter } }: { form: Form }) {
  const { t } = useTranslation('contact')
  const id = useId()
  return (
    <div className="absolute -left-[9999px]" aria-hidden="true">
      <label htmlFor={id}>{t('website')}</label>
      <input
        id={id}
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={entered.website}
        onChange={(event) => enter({ website: event.target.value })}
      />
    </div>
  )
}

function Sent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contact')
  const { t: common } = useTranslation('common')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sent')}
      actions={<Button onClick={onClose}>{common('action.close')}</Button>}
    >
      <p role="status">{t('sentText')}</p>
    </Dialog>
  )
}

function Kept() {
  const { t } = useTranslation('contact')
  return (
    <p className="text-secondary text-muted">
      {t('kept', { days: RETENTION.contactMessage.days })} <Link to={pages.privacyPolicy}>{t('policy')}</Link>
      .
    </p>
  )
}

interface ContactDialogProps {
  topic?: ContactTopic | undefined
  onClose: () => void
}

/** The form with which people write to the provider, over the page. */
export default function ContactDialog({ topic, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact')
  const formId = useId()
  const { form: element, submit, ...form } = useContactForm(topic)
  const { send } = form
  if (send.isSuccess) return <Sent onClose={onClose} />
  const button = (
    <Button type="submit" form={formId} busy={send.isPending}>
      {t('send')}
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={t('title')} actions={button}>
      <form
        id={formId}
        ref={element}
        className="relative grid grid-cols-1 gap-5"
        onSubmit={submit}
        noValidate
      >
        <p className="text-muted">{t('lead')}</p>
        <Topic form={form} />
        <Fields form={form} />
        <Trap form={form} />
        {send.error && <RequestFailure error={send.error} />}
        <Kept />
      </form>
    </Dialog>
  )
}
