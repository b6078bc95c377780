import { type FormEvent, useRef, useState } from 'react'
import { MOST_ADDRESSES, readAddressList } from '#domain/contact/address-list.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusFirstErrorOnceShown, focusUnsendable } from '#web/ui/focus-first-error.ts'
import { LanguageField } from '#web/ui/language/language-field.tsx'
import { ownRegion } from '#web/ui/language/own-region.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { NoteField } from './invite-form.tsx'
import { KnownRiders } from './known-riders.tsx'
import { useInviteSeveral } from './use-invite.ts'

/** The problem with a pasted list, in words. */
function useListProblem(): (text: string) => string | undefined {
  const { t } = useTranslation('invitations')
  const format = useFormat()
  return (text) => {
    const { addresses, unreadable } = readAddressList(text)
    if (unreadable.length > 0)
      return t('several.unreadable', { count: unreadable.length, list: format.list(unreadable.slice(0, 5)) })
    if (addresses.length === 0) return t('several.missing')
    return addresses.length > MOST_ADDRESSES ? t('several.tooMany', { max: MOST_ADDRESSES }) : undefined
  }
}

/** The pasted list with its language and note, and sending it. What was sent leaves the list. */
function useSeveral() {
  const { t, language } = useTranslation('invitations')
  const problemIn = useListProblem()
  const place = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [mailLanguage, setMailLanguage] = useState(() => offeredLanguage(language))
  const [judged, setJudged] = useState(false)
  const invite = useInviteSeveral()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    setJudged(true)
    if (problemIn(text)) {
      focusFirstErrorOnceShown(place)
      return
    }
    if (focusUnsendable(place.current)) return
    const said = note.trim()
    const { addresses } = readAddressList(text)
    mutateThen(
      invite,
      { addresses, language: mailLanguage, ...ownRegion(mailLanguage), ...(said && { note: said }) },
      ({ sent, left }) => {
        setText(left.join('\n'))
        setJudged(false)
        if (sent.length > 0) announce(t('several.sent', { count: sent.length }))
      },
    )
  }
  const problem = judged ? problemIn(text) : undefined
  return { place, text, setText, note, setNote, mailLanguage, setMailLanguage, problem, invite, send }
}

/** Invites several riders by mail at once: their addresses are pasted. */
export function InviteSeveral() {
  const { t } = useTranslation('invitations')
  const form = useSeveral()
  const count = readAddressList(form.text).addresses.length
  return (
    <form ref={form.place} className="grid grid-cols-1 gap-6" noValidate onSubmit={form.send}>
      <TextArea
        label={t('several.label')}
        hint={t('several.hint', { max: MOST_ADDRESSES })}
        error={form.problem}
        value={form.text}
        onChange={form.setText}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <LanguageField label={t('form.language')} value={form.mailLanguage} onChange={form.setMailLanguage} />
      </div>
      <NoteField value={form.note} onChange={form.setNote} />
      {form.invite.data && form.invite.data.sent.length > 0 && (
        <p className="font-semibold">{t('several.sent', { count: form.invite.data.sent.length })}</p>
      )}
      <KnownRiders riders={form.invite.data?.known ?? []} />
      {form.invite.data?.error != null && <RequestFailure error={form.invite.data.error} />}
      <div>
        <Button type="submit" busy={form.invite.isPending}>
          {count > 1 ? t('several.send', { count }) : t('form.send')}
        </Button>
      </div>
    </form>
  )
}
