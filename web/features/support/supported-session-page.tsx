import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { CallResponse } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { EndAccess } from '#web/support-access/end-access.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { FitData } from './fit-data.tsx'
import { RecordView } from './record-view.tsx'

function Gone() {
  const { t } = useTranslation('support')
  const back = <LinkButton to={pages.support}>{t('session.back')}</LinkButton>
  return <EmptyState title={t('session.gone')} text={t('session.goneText')} action={back} />
}

type Access = CallResponse<'GET /api/support-accesses/:accessId/record'>['access']

/** Which session it is and why it was opened, so that several open ones are told apart. */
function Head({ access: { reason, sentence, sessionId } }: { access: Access }) {
  const { t } = useTranslation('support')
  const session = t('list.session', { id: sessionId })
  usePageTitle(session)
  return (
    <div className="mb-4 grid max-w-prose grid-cols-1 gap-1">
      <p className="font-semibold">{t(`list.reason.${reason}`)}</p>
      <p className="break-words" dir="auto">
        {sentence}
      </p>
      <p className="break-words text-secondary text-muted">{session}</p>
    </div>
  )
}

/** The answers are opened by a press of their own, because each reading is recorded. */
function Answers({ accessId }: { accessId: string }) {
  const { t } = useTranslation('support')
  const [open, setOpen] = useState(false)
  return (
    <section className="mt-8 grid grid-cols-1 gap-4">
      <h2>{t('session.answers')}</h2>
      <p className="max-w-prose text-muted">{t('session.answersText')}</p>
      {open ? (
        <FitData accessId={accessId} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {t('session.showAnswers')}
        </Button>
      )}
    </section>
  )
}

/** The session that an access opens, for as long as it is in force. Nothing of it is kept on the device. */
export default function SupportedSessionPage() {
  const { accessId = '' } = useParams()
  const { t } = useTranslation('support')
  const name = usePageName()
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    ...read('GET /api/support-accesses/:accessId/record', { params: { accessId } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error && codeOf(error) === 'not_found') return <Gone />
  return (
    <div className="px-5 py-6 md:py-10">
      <h1>{name}</h1>
      <p className="mt-1 mb-4 max-w-prose text-muted">{t('session.lead')}</p>
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <Head access={data.access} />
          <div className="mb-6 flex flex-wrap items-center gap-3" data-screen-only>
            <p className="font-semibold">{t('list.inForce', { at: format.dateTime(data.access.until) })}</p>
            <Button kind="quiet" size="small" onClick={() => void refetch()}>
              {t('session.again')}
            </Button>
            <EndAccess accessId={accessId} />
          </div>
          <RecordView record={data} />
          {data.access.reason === 'quality' && <Answers accessId={accessId} />}
        </>
      )}
    </div>
  )
}
