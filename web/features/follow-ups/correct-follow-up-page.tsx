import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { api } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { newDraft } from '#web/drafts/draft.ts'
import { followUpKind, readFollowUp, type ServerFollowUp } from '#web/drafts/follow-up-kind.ts'
import { CorrectForm, useCorrection } from '#web/form/correction/correct-form.tsx'
import { MessagePage } from '#web/form/message-page.tsx'
import { followUpPath, sentFollowUpPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { milestoneIn } from './asked-milestone.ts'
import type { Sent } from './detail/sent-follow-ups.ts'
import { followUpParts } from './form/follow-up-parts.tsx'

function Correct({ form, sent }: { form: ServerFollowUp; sent: Sent }) {
  const { t } = useTranslation('submissions')
  const { sessionId, followUpId, milestone, fitter, followUp } = form
  const correction = useCorrection(sent, (input) =>
    api('POST /api/follow-ups/:followUpId/corrections', { params: { followUpId }, ...input }),
  )
  const draft = newDraft(
    { sessionId, formVersion: sent.formVersion, fitter, ...(followUp && { followUp }) },
    { version: 0, answers: sent.answers, savedAt: null },
  )
  const questionnaire = followUpKind.questionnaireOf(draft)
  const home = sentFollowUpPath('rider', sessionId, { milestone })
  if (!questionnaire) return <MessagePage title={t('detail.unknownForm')} text={t('detail.reload')} />
  return (
    <CorrectForm
      sent={draft}
      questionnaire={questionnaire}
      look={followUpParts}
      home={home}
      correction={correction}
    />
  )
}

/** The page where a rider corrects a submitted follow-up: its current answers in the form in which they were given. */
export default function CorrectFollowUpPage() {
  const { t } = useTranslation('followUpPages')
  const { sessionId = '' } = useParams()
  const [search] = useSearchParams()
  const milestone = milestoneIn(search)
  const sent = useQuery(read('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId } }))
  const form = useQuery({
    queryKey: ['/api', 'sessions', sessionId, 'follow-up', milestone ?? null],
    queryFn: () => readFollowUp(sessionId, milestone),
  })
  const error = sent.error ?? form.error
  if (error)
    return (
      <div className="mx-auto w-full max-w-3xl px-5 py-8">
        <RequestFailure error={error} onRetry={() => void Promise.all([sent.refetch(), form.refetch()])} />
      </div>
    )
  if (!sent.data || !form.data)
    return (
      <div className="mx-auto w-full max-w-3xl px-5 py-8">
        <Skeleton lines={8} />
      </div>
    )
  const { followUpId } = form.data
  const submission = sent.data.items.find((each) => each.followUpId === followUpId)?.submission
  // A new revision starts a new form, because earlier edits were made on top of the old one.
  if (submission) return <Correct key={submission.id} form={form.data} sent={submission} />
  return (
    <MessagePage title={t('correct.title')} text={t('correct.gone')}>
      <LinkButton to={followUpPath(sessionId, milestone)}>{t('correct.toForm')}</LinkButton>
    </MessagePage>
  )
}
