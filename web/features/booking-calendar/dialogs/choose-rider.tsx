import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { read } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** For whom a booking is entered. */
export type ForWhom = { kind: 'known'; riderId: string; name: string } | NewRider
interface NewRider {
  kind: 'new'
  name: string
  email: string
  phone: string
}

/** Nobody was entered yet. */
export const nobody: ForWhom = { kind: 'new', name: '', email: '', phone: '' }

/** The most riders that are shown. */
const MOST = 6
/** How long the person must pause before the server is asked, in milliseconds. */
const PAUSE_MS = 200

function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}

interface FoundProps {
  typed: string
  onChoose(rider: ForWhom): void
}

/** The riders whose name contains what was typed, as buttons. */
function FoundRiders({ typed, onChoose }: FoundProps) {
  const { t } = useTranslation('bookingCalendar', 'common')
  const search = usePaused(typed.trim())
  const { data } = useQuery({
    ...read('GET /api/clients', { query: { search, limit: MOST } }),
    enabled: search !== '',
  })
  const found = search === '' ? [] : (data?.items ?? [])
  if (found.length === 0) return null
  return (
    <ul aria-label={t('rider.found')} className="grid gap-1">
      {found.map(({ riderId, name, email }) => (
        <li key={riderId}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 rounded-md border border-line px-3 py-2 text-start hover:bg-sunken"
            onClick={() =>
              onChoose({ kind: 'known', riderId, name: name || email || t('common:unnamedRider') })
            }
          >
            <span className="font-semibold" dir="auto">
              {name || t('common:unnamedRider')}
            </span>
            {email && <span className="text-detail text-muted">{email}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ChooseRiderProps {
  value: ForWhom
  onChange(value: ForWhom): void
  /** What is missing, once saving was tried. */
  fault: 'name' | 'email' | null
}

/** A rider of the fitter who was found. */
function Known({ name, onOther }: { name: string; onOther(): void }) {
  const { t } = useTranslation('bookingCalendar')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2">
      <p>
        <span className="block text-detail text-muted">{t('rider.known')}</span>
        <span className="font-semibold" dir="auto">
          {name}
        </span>
      </p>
      <Button kind="text" size="small" onClick={onOther}>
        {t('rider.other')}
      </Button>
    </div>
  )
}

/** How somebody new is told. */
function Reach({ value, onChange, fault }: ChooseRiderProps & { value: NewRider }) {
  const { t } = useTranslation('bookingCalendar')
  return (
    <>
      <TextField
        label={t('rider.email')}
        hint={t('rider.emailHint')}
        optional
        type="email"
        autoComplete="off"
        error={fault === 'email' ? t('fault.email') : undefined}
        value={value.email}
        onChange={(email) => onChange({ ...value, email })}
      />
      <TextField
        label={t('rider.phone')}
        optional
        type="tel"
        autoComplete="off"
        value={value.phone}
        onChange={(phone) => onChange({ ...value, phone })}
      />
    </>
  )
}

/** A rider of the fitter, found by name, or the name and address of somebody new. */
export function ChooseRider(props: ChooseRiderProps) {
  const { value, onChange, fault } = props
  const { t } = useTranslation('bookingCalendar')
  if (value.kind === 'known') return <Known name={value.name} onOther={() => onChange(nobody)} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={t('rider.name')}
        hint={t('rider.nameHint')}
        autoComplete="off"
        error={fault === 'name' ? t('fault.name') : undefined}
        value={value.name}
        onChange={(name) => onChange({ ...value, name })}
      />
      <FoundRiders typed={value.name} onChoose={onChange} />
      <Reach {...props} value={value} />
    </div>
  )
}
