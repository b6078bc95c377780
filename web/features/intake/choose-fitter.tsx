import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { codeOf } from '#web/api/error-text.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { read } from '#web/api/read.ts'
import { ConsentSentence, DataCard } from '#web/consent/fit-consent.tsx'
import { FitterChoice } from '#web/fitter-choice/fitter-choice.tsx'
import { intakePath, pages, sentIntakePath } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

interface Fitter {
  name: string
  studio: string | null
  slug: string
}

/** Begins an intake. `waiting` is the submitted intake beside which it would be another one. */
function useBegin(fitter: Fitter, language: string) {
  const navigate = useNavigate()
  const [idempotencyKeys] = useState(createIdempotencyKeys)
  const start = useMutation({
    mutationFn: (another: boolean) => {
      const body = {
        fitter: fitter.slug,
        consent: { noticeVersion: NOTICE_VERSION, language },
        ...(another && { another }),
      }
      return api('POST /api/intakes', { body, idempotencyKey: idempotencyKeys.keyFor(body) })
    },
    onSuccess: ({ sessionId }) => navigate(intakePath(sessionId, 1), { replace: true }),
  })
  const { error } = start
  const waits = error instanceof ApiError && error.code === 'session_waiting'
  return { start, waiting: waits ? String(error.params.sessionId) : null }
}

/** Tells the rider that their intake has not been fitted yet, before they fill in another one. */
function AlreadySubmitted({ fitter, waiting }: { fitter: Fitter; waiting: string }) {
  const { t } = useTranslation('intake')
  return (
    <div
      role="status"
      className="grid gap-3 rounded-lg border border-line border-s-4 border-s-teal bg-card p-5"
    >
      <h2>{t('open.waitingTitle', { fitter: fitter.name })}</h2>
      <p className="text-muted">{t('open.waitingText')}</p>
      <LinkButton to={sentIntakePath('rider', waiting)}>{t('open.seeWaiting')}</LinkButton>
    </div>
  )
}

/** The chosen fitter. Pressing Start is the consent. */
function Begin({ fitter, onChange }: { fitter: Fitter; onChange: () => void }) {
  const { t, language } = useTranslation('invite', 'intake')
  const consentId = useId()
  const { start, waiting } = useBegin(fitter, language)
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 px-5 py-8">
      <h1>
        {fitter.studio ? t('welcome.studio', { name: fitter.name, studio: fitter.studio }) : fitter.name}
      </h1>
      <p className="text-lg text-muted">{t('welcome.lead', intakeMinutes)}</p>
      <DataCard fitter={fitter.name} />
      {start.error && !waiting && <RequestFailure error={start.error} />}
      {waiting && <AlreadySubmitted fitter={fitter} waiting={waiting} />}
      <ConsentSentence id={consentId} fitter={fitter.name} />
      <Button
        kind={waiting ? 'quiet' : 'primary'}
        aria-describedby={consentId}
        busy={start.isPending}
        onClick={() => start.mutate(waiting !== null)}
      >
        {t(waiting ? 'intake:open.startAnother' : 'welcome.start')}
      </Button>
      <Button kind="text" onClick={onChange}>
        {t('intake:open.change')}
      </Button>
    </div>
  )
}

function NoneListed() {
  const { t } = useTranslation('intake')
  return (
    <>
      <h1>{t('open.chooseTitle')}</h1>
      <EmptyState
        title={t('open.noneTitle')}
        text={t('open.noneText')}
        action={<LinkButton to={pages.invitation}>{t('open.haveCode')}</LinkButton>}
      />
    </>
  )
}

/** The listed fitters, as a page. */
function FitterList({ onChoose }: { onChoose: (slug: string) => void }) {
  const { t } = useTranslation('intake')
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-8">
      <FitterChoice onChoose={({ slug }) => onChoose(slug)} none={<NoneListed />}>
        <div>
          <h1>{t('open.chooseTitle')}</h1>
          <p className="mt-1.5 text-muted">{t('open.chooseLead')}</p>
        </div>
      </FitterChoice>
    </div>
  )
}

/** The fitter whom the rider chose, or whose address led here. */
function Chosen({ slug, onChoose }: { slug: string; onChoose: (slug: string | null) => void }) {
  const { data, error, refetch } = useQuery(read('GET /api/fitters/:slug', { params: { slug } }))
  if (error && codeOf(error) === 'not_found') return <FitterList onChoose={onChoose} />
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  return data ? <Begin fitter={data} onChange={() => onChoose(null)} /> : <Skeleton lines={5} />
}

/** Lets a rider without an invitation choose one of the listed fitters. */
export function ChooseFitter({ slug }: { slug: string | null }) {
  const [chosen, setChosen] = useState(slug)
  if (chosen === null) return <FitterList onChoose={setChosen} />
  return <Chosen key={chosen} slug={chosen} onChoose={setChosen} />
}
