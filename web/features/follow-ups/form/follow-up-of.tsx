import { useMemo } from 'react'
import { formKey } from '#web/drafts/draft.ts'
import { followUpKind, readFollowUp, type ServerFollowUp } from '#web/drafts/follow-up-kind.ts'
import { FormOpening, useOpenedForm } from '#web/form/form-opening.tsx'
import { MessagePage } from '#web/form/message-page.tsx'
import { Wizard } from '#web/form/wizard.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { HomeLinks } from '../home-links.tsx'
import { NotYours } from '../not-yours.tsx'
import { SeeAnswers } from '../see-answers.tsx'
import { followUpParts } from './follow-up-parts.tsx'
import { FollowUpThanks, sentIn } from './follow-up-thanks.tsx'

/** A form that cannot be filled in: already submitted, too early, or too late. */
function Closed({ form }: { form: ServerFollowUp }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const { state, sessionId, dueOn } = form
  if (state === 'submitted')
    return (
      <MessagePage title={t('visit.sentTitle')} text={t('visit.sent')}>
        <SeeAnswers sessionId={sessionId} />
      </MessagePage>
    )
  const early = state === 'not_yet'
  return (
    <MessagePage
      title={t(early ? 'find.notYetTitle' : 'visit.overTitle')}
      text={early ? t('find.notYet', { date: format.date(dueOn) }) : t('visit.over')}
    >
      <HomeLinks />
    </MessagePage>
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
  const sent = sentIn(useNavigation().place.state)
  return sent ? <FollowUpThanks sessionId={props.sessionId} sent={sent} /> : <Filling {...props} />
}
