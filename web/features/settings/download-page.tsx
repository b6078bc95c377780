import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallResponse } from '#web/api/api.ts'
import { addressOf } from '#web/api/call-path.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { saveFrom } from '#web/ui/save-file.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ConfirmIdentity, useConfirmIdentity } from './security/confirm-identity.tsx'
import { SettingsPage } from './settings-page.tsx'
import type { Account } from './use-account.ts'

type State = CallResponse<'GET /api/account/download'>
type Download = NonNullable<State['download']>

const FILE = addressOf('GET /api/account/download/file', {}).path
/** How often progress is read again, in case a live update was lost. */
const POLL_MS = 3_000

const isUnderWay = (download: Download | null | undefined): boolean =>
  download?.state === 'waiting' || download?.state === 'making'

const stateQuery = {
  ...read('GET /api/account/download'),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: State | undefined } }) =>
    isUnderWay(state.data?.download) ? POLL_MS : (false as const),
}

/** Work that a press starts, with its error. */
function useWork() {
  const { t: errors } = useTranslation('errors', 'common')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(thrownText(errors, error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}

/** How many files are finished. */
function Progress({ download }: { download: Download }) {
  const { t } = useTranslation('download')
  const { files, filesDone } = download
  return (
    <div role="status">
      <p className="font-semibold">{t(download.state === 'making' ? 'making' : 'waiting')}</p>
      {files !== null && (
        <>
          <progress
            className="mt-2 h-2 w-full accent-teal"
            max={files}
            value={filesDone}
            aria-label={t('making')}
          />
          <p className="tabular-nums">{t('progress', { done: filesDone, count: files })}</p>
        </>
      )}
      <p className="mt-1 text-muted">{t('mailed')}</p>
    </div>
  )
}

interface ReadyProps {
  download: Download
  ready: NonNullable<Download['ready']>
  /** What the person has to show before fetching it, as far as is known. */
  missing: State['missing']
}

/** A finished copy. Before it is fetched, the person may have to show who they are. */
function Ready({ download, ready, missing: known }: ReadyProps) {
  const { t } = useTranslation('download')
  const format = useFormat()
  const confirm = useConfirmIdentity()
  const queryClient = useQueryClient()
  const { busy, problem, run } = useWork()
  const fetchCopy = () =>
    run(async () => {
      const { missing } = await queryClient.fetchQuery({ ...stateQuery, staleTime: 0 })
      if (missing === null || (await confirm(missing))) saveFrom(FILE)
    })
  return (
    <div>
      <p role="status" className="font-semibold">
        {t('ready')}
      </p>
      <p className="text-muted">
        {t('kept', {
          asked: format.dateTime(download.requestedAt),
          size: format.number(ready.bytes / 1_000_000, { maximumFractionDigits: 1 }),
          until: format.date(ready.expiresAt),
        })}
      </p>
      <p className="mt-3">
        <Button busy={busy} onClick={() => void fetchCopy()}>
          {t('fetch')}
        </Button>
      </p>
      {known === 'sign_in' && <p className="mt-2 text-secondary text-muted">{t('confirmFirst')}</p>}
      <FieldError id={undefined} error={problem} />
    </div>
  )
}

/** Asks for a copy. */
function Ask({ again }: { again: boolean }) {
  const { t } = useTranslation('download')
  const queryClient = useQueryClient()
  const { busy, problem, run } = useWork()
  const ask = () =>
    run(async () => {
      const download = await api('POST /api/account/download', { body: {} })
      queryClient.setQueryData<State>(stateQuery.queryKey, { download, missing: null })
    })
  return (
    <div>
      <Button kind={again ? 'quiet' : 'primary'} busy={busy} onClick={() => void ask()}>
        {t(again ? 'askAgain' : 'ask')}
      </Button>
      <FieldError id={undefined} error={problem} />
    </div>
  )
}

function Copy({ download, missing }: State) {
  const { t } = useTranslation('download')
  if (download && isUnderWay(download)) return <Progress download={download} />
  return (
    <>
      {download?.state === 'failed' && (
        <p role="status" className="font-semibold">
          {t('failed')}
        </p>
      )}
      {download?.ready && <Ready download={download} ready={download.ready} missing={missing} />}
      <Ask again={download?.ready != null} />
    </>
  )
}

function DownloadCard({ account }: { account: Account }) {
  const { t } = useTranslation('download')
  const { data, error, refetch } = useQuery(stateQuery)
  return (
    <Card title={t('title')}>
      <div className="grid gap-4">
        <p>{t(account.role === 'fitter' ? 'contentsFitter' : 'contents')}</p>
        <p className="text-muted">{t('background')}</p>
        {data && <Copy {...data} />}
        {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={1} />}
      </div>
    </Card>
  )
}

/** A copy of everything that is the person's: asked for, made in the background, fetched. */
export default function DownloadPage() {
  const { t } = useTranslation('download')
  return (
    <SettingsPage lead={t('lead')}>
      {(account) => (
        <ConfirmIdentity account={account}>
          <DownloadCard account={account} />
        </ConfirmIdentity>
      )}
    </SettingsPage>
  )
}
