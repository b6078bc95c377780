import { useEffect, useRef } from 'react'
import { languages } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { TryAddressAgain } from '#web/rider-address/try-address-again.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { RiderFile } from '../session.ts'
import { ContactForm } from './contact-form.tsx'
import { wordsOf } from './contact-words.ts'
import { useContact } from './use-contact.ts'

/** Why reminders cannot reach the rider; null if they can. */
function unreachableOf(file: RiderFile): 'noAddress' | 'failed' | 'stopped' | null {
  if (!file.email) return 'noAddress'
  if (file.addressFailed) return 'failed'
  return file.remindersStopped ? 'stopped' : null
}

/** The contact form and the button that opens it. The button gets the focus back when the form closes. */
function useEditing(file: RiderFile) {
  const { t } = useTranslation('sessions')
  const button = useRef<HTMLButtonElement>(null)
  const contact = useContact(file, () => announce(t('rider.changed')))
  const was = useRef(false)
  const editing = contact.said !== null
  useEffect(() => {
    if (was.current && !editing) button.current?.focus()
    was.current = editing
  }, [editing])
  return { contact, button }
}

/** The rider's address, account, language and time zone, and whether reminders reach them. */
function Facts({ file }: { file: RiderFile }) {
  const { t } = useTranslation('sessions')
  const unreachable = unreachableOf(file)
  return (
    <>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted">
        {file.email && (
          <li className="min-w-0">
            <a
              className="flex min-h-11 items-center wrap-anywhere text-teal underline underline-offset-4"
              href={`mailto:${file.email}`}
            >
              {file.email}
            </a>
          </li>
        )}
        <li>{t(file.hasAccount ? 'rider.account' : 'rider.noAccount')}</li>
        <li>{languages[offeredLanguage(file.language)].name}</li>
        {file.timeZone && <li>{file.timeZone.replaceAll('_', ' ')}</li>}
        <li>
          <Pill tone={unreachable ? 'coral' : 'teal'}>
            {t(unreachable ? 'rider.unreachable' : 'rider.reachable')}
          </Pill>
        </li>
      </ul>
      {unreachable && <p className="text-secondary text-muted">{t(`rider.why.${unreachable}`)}</p>}
      {unreachable === 'failed' && <TryAddressAgain riderId={file.id} />}
    </>
  )
}

/** The rider's details, whether reminders reach them, and the form to correct them. */
export function RiderHead({ file }: { file: RiderFile }) {
  const { t } = useTranslation('sessions', 'common')
  const { contact, button } = useEditing(file)
  return (
    <header className="grid grid-cols-1 gap-2">
      <h1 dir="auto">{file.name || t('common:unnamedRider')}</h1>
      <Facts file={file} />
      {contact.said ? (
        <ContactForm file={file} said={contact.said} contact={contact} />
      ) : (
        <p data-screen-only>
          <Button ref={button} kind="quiet" size="small" onClick={() => contact.open(wordsOf(file))}>
            {t('rider.change')}
          </Button>
        </p>
      )}
    </header>
  )
}
