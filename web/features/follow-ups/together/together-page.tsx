import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { read } from '#web/api/read.ts'
import { formKey } from '#web/drafts/draft.ts'
import { FormOpening, useOpenedForm } from '#web/form/form-opening.tsx'
import { MessagePage } from '#web/form/message-page.tsx'
import { Wizard } from '#web/form/wizard.tsx'
import { sessionPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { readTogether, togetherKind } from './together-kind.ts'
import { togetherParts } from './together-parts.ts'

interface TogetherProps {
  sessionId: string
  milestone: number
}

/** Who answers, and what becomes of it. Without a connection it is said without the rider's name. */
function Note({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  const { data } = useQuery(read('GET /api/sessions/:sessionId', { params: { sessionId } }))
  const name = data?.rider.name
  return (
    <p className="mx-auto my-4 w-full max-w-7xl px-5 text-muted md:px-12">
      {name ? t('together.noteFor', { name }) : t('together.note')} {t('together.mark')}
    </p>
  )
}

function BackToSession({ sessionId }: Pick<TogetherProps, 'sessionId'>) {
  const { t } = useTranslation('followUpPages')
  return <LinkButton to={sessionPath(sessionId, 'followUps')}>{t('together.back')}</LinkButton>
}

/** The follow-up was submitted: together with the rider, or by the rider alone. */
function Submitted({ sessionId, milestone }: TogetherProps) {
  const { t } = useTranslation('followUpPages')
  const { data } = useQuery(read('GET /api/sessions/:sessionId/follow-ups', { params: { sessionId } }))
  const sent = data?.items.find((each) => each.milestone === milestone)?.submission
  return (
    <MessagePage
      title={t(sent?.assisted ? 'together.sentTitle' : 'together.answeredTitle')}
      text={t('together.sent')}
    >
      <BackToSession sessionId={sessionId} />
    </MessagePage>
  )
}

function Together({ sessionId, milestone }: TogetherProps) {
  const { t } = useTranslation('followUpPages')
  const source = useMemo(
    () => ({
      ...togetherKind,
      key: formKey(sessionId, milestone),
      form: () => readTogether(sessionId, milestone),
    }),
    [sessionId, milestone],
  )
  const opened = useOpenedForm(source)
  if (opened.at === 'open')
    return (
      <>
        <Note sessionId={sessionId} />
        <Wizard {...opened} parts={togetherParts} />
      </>
    )
  if (opened.at === 'closed')
    return opened.form.state === 'submitted' ? (
      <Submitted sessionId={sessionId} milestone={milestone} />
    ) : (
      <MessagePage title={t('visit.overTitle')} text={t('together.over')}>
        <BackToSession sessionId={sessionId} />
      </MessagePage>
    )
  if (opened.at === 'failed')
    return (
      <div className="mx-auto w-full max-w-2xl px-5 py-8">
        <RequestFailure error={opened.error} onRetry={opened.retry} />
      </div>
    )
  return <FormOpening opening={opened} />
}

/** The page on which the fitter fills in a follow-up with the rider, in the studio or by telephone. */
export default function TogetherPage() {
  const { sessionId = '', milestone = '' } = useParams()
  return (
    <Together key={`${sessionId}/${milestone}`} sessionId={sessionId} milestone={Number(milestone) || 0} />
  )
}
