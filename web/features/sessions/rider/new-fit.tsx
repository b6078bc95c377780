import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { readAgain } from '#web/api/read-again.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import type { RiderFile } from '../session.ts'
import { SessionPill } from '../status-pill.tsx'
import { useBeginSession, useContinueSession } from './use-rider.ts'

type Fit = RiderFile['sessions'][number]

const waitsForFit = ({ status, fittedAt }: Fit): boolean =>
  fittedAt === null && status !== 'cancelled' && status !== 'closed'

/**
 * Starts a fit on a bike. If a session of the rider still waits for its fit, the fitter is asked whether that one is
 * meant.
 */
export function useNewFit(file: RiderFile) {
  const client = useQueryClient()
  const begin = useBeginSession(file.id)
  const resume = useContinueSession()
  const [asked, setAsked] = useState<{ bikeId: string | null } | null>(null)
  const waiting = file.sessions.filter(waitsForFit)
  // Another device may have started a session since this page was loaded.
  const askIfWaiting = async (error: Error, bikeId: string | null) => {
    if (!(error instanceof ApiError) || error.code !== 'session_waiting') return
    await readAgain(client, ['/api/riders'])
    begin.reset()
    setAsked({ bikeId })
  }
  const start = (bikeId: string | null) => {
    if (waiting.length > 0) setAsked({ bikeId })
    else begin.mutate({ bikeId }, { onError: (error) => void askIfWaiting(error, bikeId) })
  }
  const isBusyWith = (bikeId: string | null) => begin.isPending && begin.variables.bikeId === bikeId
  return { start, asked, waiting, begin, resume, dismiss: () => setAsked(null), isBusyWith }
}

type NewFit = ReturnType<typeof useNewFit>

interface WaitingFitProps {
  fit: Fit
  file: RiderFile
  onUse: () => void
  busy: boolean
}

function WaitingFit({ fit, file, onUse, busy }: WaitingFitProps) {
  const { t } = useTranslation('sessions')
  const nameOf = useBikeName()
  const format = useFormat()
  const bike = file.bikes.find(({ id }) => id === fit.bikeId)
  const date = format.date(fit.createdAt)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-3 last:border-b-0">
      <span className="font-semibold">{date}</span>
      <SessionPill status={fit.status} />
      <span className="me-auto min-w-0 text-muted" dir="auto">
        {bike ? nameOf(bike) : t('rider.bikeUnknown')}
      </span>
      <Button size="small" busy={busy} onClick={onUse}>
        {t('rider.useWaiting')}
        <span className="sr-only"> {date}</span>
      </Button>
    </li>
  )
}

/** Asks whether the session that waits is meant, before another one is started. */
export function AskWhichFit({ file, newFit }: { file: RiderFile; newFit: NewFit }) {
  const { t } = useTranslation('sessions', 'common')
  const { asked, waiting, begin, resume, dismiss } = newFit
  if (!asked) return null
  const { bikeId } = asked
  const error = begin.error ?? resume.error
  return (
    <Dialog
      open
      onClose={dismiss}
      title={t('rider.waitingTitle')}
      actions={
        <>
          <Button kind="quiet" busy={begin.isPending} onClick={() => begin.mutate({ bikeId, another: true })}>
            {t('rider.startAnother')}
          </Button>
          <Button kind="text" onClick={dismiss}>
            {t('common:action.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('rider.waitingText')}</p>
      <ul>
        {waiting.map((fit) => (
          <WaitingFit
            key={fit.id}
            fit={fit}
            file={file}
            busy={resume.isPending && resume.variables.sessionId === fit.id}
            onUse={() => resume.mutate({ sessionId: fit.id, bikeId })}
          />
        ))}
      </ul>
      {error && <RequestFailure error={error} />}
    </Dialog>
  )
}
