import { useState } from 'react'
import { UNREADABLE_REASONS } from '#domain/booking/calendar-feeds.ts'
import { ApiError } from '#web/api/api-error.ts'
import { thrownText } from '#web/api/error-text.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useSubscribe } from './use-feeds.ts'

/** Why the address could not be read; undefined for any other error. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'calendar_unreadable'
    ? UNREADABLE_REASONS.find((reason) => reason === error.params.reason)
    : undefined

/** What is typed, what is missing in it, and reading it. */
function useSubscription(onClose: () => void) {
  const { t } = useTranslation('calendarFeeds')
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [tried, setTried] = useState(false)
  const subscribe = useSubscribe()
  const reason = reasonOf(subscribe.error)
  const submit = () => {
    setTried(true)
    const body = { name: name.trim(), url: url.trim() }
    if (body.name !== '' && body.url !== '') mutateThen(subscribe, body, onClose)
  }
  const changeUrl = (value: string) => {
    setUrl(value)
    subscribe.reset()
  }
  const missing = { name: tried && name.trim() === '', url: tried && url.trim() === '' }
  const problems = {
    name: missing.name ? t('form.nameMissing') : undefined,
    url: reason ? t(`reason.${reason}`) : missing.url ? t('form.urlMissing') : undefined,
  }
  return { name, setName, url, changeUrl, problems, subscribe, isUnread: reason !== undefined, submit }
}

/** The name and the address of another calendar. It is read at once, so that a wrong address is noticed here. */
export function SubscribeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendarFeeds')
  const { t: errors } = useTranslation('errors', 'common')
  const { name, setName, url, changeUrl, problems, subscribe, isUnread, submit } = useSubscription(onClose)
  return (
    <FormDialog
      title={t('form.title')}
      save={t('form.save')}
      busy={subscribe.isPending}
      className="grid grid-cols-1 gap-5"
      problem={subscribe.error && !isUnread ? thrownText(errors, subscribe.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={name}
        onChange={setName}
        maxLength={200}
        error={problems.name}
      />
      <TextField
        label={t('form.url')}
        hint={t('form.urlHint')}
        value={url}
        onChange={changeUrl}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        error={problems.url}
      />
    </FormDialog>
  )
}
