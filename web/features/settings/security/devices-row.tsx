import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { SecurityDialog } from './security-dialog.tsx'
import { DoneNote, SecurityRow } from './security-row.tsx'
import { useEmbedded } from './use-embedded.ts'
import { useSecurityWork } from './use-security-work.ts'

type Device = CallResponse<'GET /api/account/sign-ins'>['items'][number]

const devicesQuery = { ...read('GET /api/account/sign-ins'), staleTime: 0, refetchOnWindowFocus: true }

function useDeviceName() {
  const { t } = useTranslation('devices')
  return ({ browser, system }: Device) =>
    t('name', { browser: t(`browser.${browser}`), system: t(`system.${system}`) })
}

function DeviceItem({ device, onEnded }: { device: Device; onEnded(text: string): void }) {
  const { t } = useTranslation('devices')
  const name = useDeviceName()(device)
  const { problem, problemAt, busy, run } = useSecurityWork()
  const end = async () => {
    const done = await run(async () => {
      await api('POST /api/account/sign-ins/:signInId/end', { params: { signInId: device.id } })
    })
    if (done) onEnded(t('ended', { device: name }))
  }
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {name}
            {device.current && <Pill tone="teal">{t('this')}</Pill>}
          </span>
          <span className="block text-secondary text-muted">
            {t('used')} <RelativeTime at={device.lastUsedAt} /> · {t('since')}{' '}
            <RelativeTime at={device.createdAt} />
          </span>
        </span>
        {!device.current && (
          <Button
            kind="text"
            size="small"
            busy={busy}
            aria-label={t('endLabel', { device: name })}
            onClick={() => void end()}
          >
            {t('end')}
          </Button>
        )}
      </div>
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
    </li>
  )
}

/** Ends all sign-ins except this one. A hosted service also ends its own sessions on other devices. */
function EndOthers({ onEnded }: { onEnded(text: string): void }) {
  const { t } = useTranslation('devices')
  const embedded = useEmbedded()
  const work = useSecurityWork()
  const [asking, setAsking] = useState(false)
  const end = async () => {
    const done = await work.run(async (hosted) => {
      await api('POST /api/account/sign-ins/end-others')
      if (embedded !== null) return
      const { error } = await hosted.signOut({ scope: 'others' })
      if (error) throw error
    })
    if (!done) return
    setAsking(false)
    onEnded(t('endedOthers'))
  }
  return (
    <>
      <Button kind="quiet" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('endOthers')}
      </Button>
      <SecurityDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('endOthersTitle')}
        action={t('endOthers')}
        work={work}
        onConfirm={() => void end()}
      >
        {t('endOthersText')}
      </SecurityDialog>
    </>
  )
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('devices')
  const [news, setNews] = useState('')
  const tell = (text: string) => {
    setNews(text)
    announce(text)
  }
  const alone = devices.every(({ current }) => current)
  return (
    <>
      {/* Mounted again when a line disappears, because the pressed button may have had the focus. */}
      <DoneNote key={devices.length} text={news} />
      <ul className="-my-3" aria-label={t('title')}>
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} onEnded={tell} />
        ))}
      </ul>
      {alone ? <p className="text-secondary text-muted">{t('alone')}</p> : <EndOthers onEnded={tell} />}
    </>
  )
}

/** The devices on which this account is logged in. They are read again on every return to the page. */
export const useDevices = () => useQuery(devicesQuery)

/** The devices on which this account is logged in, with buttons to log them out. */
export function DevicesRow({ devices }: { devices: ReturnType<typeof useDevices> }) {
  const { t } = useTranslation('devices')
  const { data, error, refetch } = devices
  return (
    <SecurityRow title={t('title')} state={t('text')}>
      {data && <DeviceList devices={data.items} />}
      {!data && error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
    </SecurityRow>
  )
}
