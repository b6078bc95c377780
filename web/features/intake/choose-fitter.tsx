import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { api } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { codeOf } from '#web/api/error-text.ts'
import { createIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { read } from '#web/api/read.ts'
import { ConsentSentence, DataCard } from '#web/consent/fit-consent.tsx'
import { SearchBox } from '#web/list-controls/search-box.tsx'
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
    <div className="mx-auto w-full max-w-2xl px-5 py-8">
      <h1>{t('open.chooseTitle')}</h1>
      <EmptyState
        title={t('open.noneTitle')}
        text={t('open.noneText')}
        action={<LinkButton to={pages.invitation}>{t('open.haveCode')}</LinkButton>}
      />
    </div>
  )
}

/** More than these are searched and not read through. */
const SHOWN = 20

function Choices({ fitters, onChoose }: { fitters: readonly Fitter[]; onChoose: (slug: string) => void }) {
  const { t } = useTranslation('intake')
  if (fitters.length === 0) return <p className="text-muted">{t('open.noneFound')}</p>
  return (
    <ul className="grid gap-3">
      {fitters.map((each) => (
        <li
          key={each.slug}
          className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-card p-4"
        >
          <span className="me-auto">
            <span className="block font-semibold">{each.name}</span>
            {each.studio && <span className="text-muted">{each.studio}</span>}
          </span>
          <Button kind="quiet" size="small" onClick={() => onChoose(each.slug)}>
            {t('open.choose')}
            <span className="sr-only">: {each.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The listed fitters, with a search of their names where there are more than can be read through. */
function FitterList({ onChoose }: { onChoose: (slug: string) => void }) {
  const { t } = useTranslation('intake')
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const query = { limit: SHOWN, ...(name && { name }) }
  const { data, error, refetch } = useQuery({
    ...read('GET /api/fitters', { query }),
    placeholderData: keepPreviousData,
  })
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={5} />
  if (data.items.length === 0 && typed === '') return <NoneListed />
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-5 py-8">
      <div>
        <h1>{t('open.chooseTitle')}</h1>
        <p className="mt-1.5 text-muted">{t('open.chooseLead')}</p>
      </div>
      {(data.next !== null || typed !== '') && (
        <SearchBox typed={typed} onType={setTyped} label={t('open.search')} hint={t('open.searchHint')} />
      )}
      <Choices fitters={data.items} onChoose={onChoose} />
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
