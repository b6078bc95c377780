import { type FormEvent, useEffect } from 'react'
import { errorText } from '#web/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { LanguageField } from '#web/ui/language/language-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useErrorFocus } from '#web/ui/use-error-focus.ts'
import type { RiderFile } from '../session.ts'
import type { ContactProblem, ContactWords } from './contact-words.ts'
import type { useContact } from './use-contact.ts'

function useProblemWords(): (problem: ContactProblem | undefined) => string | undefined {
  const { t } = useTranslation('sessions')
  const { t: errors } = useTranslation('errors', 'common')
  return (problem) => {
    if (!problem) return undefined
    return problem === 'address_of_account' ? errorText(errors, problem) : t(`rider.problem.${problem}`)
  }
}

interface ContactFormProps {
  file: RiderFile
  said: ContactWords
  contact: ReturnType<typeof useContact>
}

function ContactFields({ file, said, contact: { problems, type } }: ContactFormProps) {
  const { t } = useTranslation('sessions')
  const { t: errors } = useTranslation('errors', 'common')
  const sayProblem = useProblemWords()
  return (
    <>
      <TextField
        label={t('rider.name')}
        hint={t('rider.nameHint')}
        error={sayProblem(problems.name)}
        autoComplete="off"
        maxLength={200}
        value={said.name}
        onChange={(name) => type({ ...said, name })}
      />
      <TextField
        label={t('rider.email')}
        hint={file.addressProven ? errorText(errors, 'address_of_account') : t('rider.emailHint')}
        error={sayProblem(problems.email)}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        readOnly={file.addressProven}
        value={said.email}
        onChange={(email) => type({ ...said, email })}
      />
      <LanguageField
        label={t('rider.language')}
        hint={t('rider.languageHint')}
        value={said.language}
        onChange={(language) => type({ ...said, language })}
      />
    </>
  )
}

/** The form for a rider's name, address and language, in place on the page. */
export function ContactForm({ file, said, contact }: ContactFormProps) {
  const { t } = useTranslation('sessions', 'common')
  const { restored, busy, error, submit, close } = contact
  const { form, focusError } = useErrorFocus(busy)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
    focusError()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('rider.changeTitle')}
      className="grid max-w-3xl grid-cols-1 gap-4 rounded-lg border border-line bg-card p-5 sm:grid-cols-2"
      onSubmit={onSubmit}
    >
      {restored && <p className="text-muted sm:col-span-2">{t('rider.restored')}</p>}
      <ContactFields file={file} said={said} contact={contact} />
      {error && (
        <div className="sm:col-span-2">
          <RequestFailure error={error} />
        </div>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={busy}>
          {t('common:action.save')}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  )
}
