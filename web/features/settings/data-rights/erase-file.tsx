import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BACKUP_DAYS } from '#domain/product.ts'
import { api, type CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { TypedWord } from '../security/typed-word.tsx'
import type { OwnFile } from './own-files.ts'
import type { Receipt } from './receipt-card.tsx'

type Counts = CallResponse<'GET /api/account/files/:riderId/erasure'>

const SHOWN = ['forms', 'drafts', 'measurements', 'changes', 'photos', 'followUps'] as const

/** What an erasure removes, what it leaves, and why. */
function Figures({ counts }: { counts: Counts }) {
  const { t } = useTranslation('dataRights')
  // A copy that is being made goes too. If this cannot be read, the erasure is not held up by it.
  const { data } = useQuery({ ...read('GET /api/account/download'), staleTime: 0 })
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{t('erase.goes')}</p>
      <ul className="list-disc ps-5">
        {SHOWN.map(
          (name) => counts[name] > 0 && <li key={name}>{t(`erase.${name}`, { count: counts[name] })}</li>,
        )}
        <li>{t('erase.rest')}</li>
        {data?.download && <li>{t('erase.copy')}</li>}
      </ul>
      <h4 className="font-semibold">{t('erase.stays')}</h4>
      <ul className="list-disc ps-5">
        {counts.sessions > 0 && <li>{t('erase.staysSessions', { count: counts.sessions })}</li>}
        <li>{t('erase.staysTrail')}</li>
        <li>{t('erase.staysBackups', { days: BACKUP_DAYS })}</li>
      </ul>
      <p>{t('erase.atOnce')}</p>
    </div>
  )
}

interface EraseFileProps {
  file: OwnFile
  onErased(receipt: Receipt): void
  onCancel(): void
}

/** Reads what an erasure would remove, and erases. */
function useErasure({ file: { riderId }, onErased }: EraseFileProps) {
  const queryClient = useQueryClient()
  const params = { riderId }
  const [erasing, setErasing] = useState(false)
  const receipt = useRef<Receipt>(undefined)
  const { data, error, refetch } = useQuery({
    ...read('GET /api/account/files/:riderId/erasure', { params }),
    staleTime: 0,
    // What an erased file would lose is not read again, whoever reports the change first.
    enabled: !erasing,
  })
  const send = async () => {
    setErasing(true)
    try {
      receipt.current = await api('POST /api/account/files/:riderId/erasure', { params, body: {} })
    } catch (failure) {
      setErasing(false)
      throw failure
    }
  }
  const done = async () => {
    if (receipt.current) onErased(receipt.current)
    await queryClient.invalidateQueries()
  }
  return { data, error, refetch, send, done }
}

/** Shows what erasing a file removes and what stays, and erases it after a typed word. */
export function EraseFile(props: EraseFileProps) {
  const { file, onCancel } = props
  const { t } = useTranslation('dataRights', 'sharing')
  const { data, error, refetch, send, done } = useErasure(props)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-quiet-focus
      className="mt-4 grid grid-cols-1 gap-5 border-line border-t pt-4"
    >
      <h3>{t('erase.title', { fitter: file.fitterName || t('sharing:offers.gone') })}</h3>
      {data && (
        <>
          <Figures counts={data} />
          <TypedWord action={t('erase.confirm')} send={send} onDone={done} onCancel={onCancel} />
        </>
      )}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={5} />}
    </div>
  )
}
