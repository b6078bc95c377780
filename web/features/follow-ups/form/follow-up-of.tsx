import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { formKey } from '#web/drafts/draft.ts'
import { followUpKind, readFollowUp, type ServerFollowUp } from '#web/drafts/follow-up-kind.ts'
import { FormOpening, useOpenedForm } from '#web/form/form-opening.tsx'
import { Wizard } from '#web/form/wizard.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { HomeLinks } from '../home-links.tsx'
import { Message } from '../message.tsx'
import { NotYours } from '../not-yours.tsx'
import { SeeAnswers } from '../see-answers.tsx'
import { followUpParts } from './follow-up-parts.tsx'
import { sentIn, Thanks } from './thanks.tsx'

/** A form that cannot be filled in: already submitted, too early, or too late. */
function Closed({ form }: { form: ServerFollowUp }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const { state, sessionId, dueOn } = form
  if (state === 'submitted')
    return (
      <Message title={t('visit.sentTitle')} text={t('visit.sent')}>
        <SeeAnswers sessionId={sessionId} />
      </Message>
    )
  const early = state === 'not_yet'
  return (
    <Message
      title={t(early ? 'find.notYetTitle' : 'visit.overTitle')}
      text={early ? t('find.notYet', { date: format.date(dueOn) }) : t('visit.over')}
    >
      <HomeLinks />
    </Message>
  )
}

interface FollowUpOfProps {
  sessionId: string
  milestone: number
}

function Filling({ sessionId, milestone }: FollowUpOfProps) {
  const source = useMemo(
    () => ({
      ...followUpKind,
      key: formKey(sessionId, milestone),
      form: () => readFollowUp(sessionId, milestone),
    }),
    [sessionId, milestone],
  )
  const opened = useOpenedForm(source)
  if (opened.at === 'open') return <Wizard {...opened} parts={followUpParts} />
  if (opened.at === 'closed') return <Closed form={opened.form} />
  if (opened.at === 'failed') return <NotYours error={opened.error} onRetry={opened.retry} />
  return <FormOpening opening={opened} />
}

/** One follow-up: the form, or the thanks after it was submitted. */
export function FollowUpOf(props: FollowUpOfProps) {
  const sent = sentIn(useLocation().state)
  return sent ? <Thanks sessionId={props.sessionId} sent={sent} /> : <Filling {...props} />
}
