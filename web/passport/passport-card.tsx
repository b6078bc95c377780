import { type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ReportRow } from '#domain/report/fit-report.ts'
import type { CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { pages } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { focusFirstErrorOnceShown } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { TextField } from '#web/ui/text-field.tsx'
import {
  type Changeable,
  changeableOf,
  type NumberFault,
  numberName,
  type PassportWishes,
  readChanged,
  type Typed,
} from './changed-numbers.ts'

export type SignedPassport = CallResponse<'POST /api/sessions/:sessionId/passport'>

interface ChangesProps {
  rows: readonly Changeable[]
  typed: Typed
  /** Why numbers cannot be taken, by their names. */
  faults: Readonly<Record<string, NumberFault>>
  onType: (name: string, text: string) => void
  place: RefObject<HTMLDetailsElement | null>
}

/** What the rider changed after the fit. */
function Changes({ rows, typed, faults, onType, place }: ChangesProps) {
  const { t } = useTranslation('passport', 'measurements')
  const wording = useWordingInUnits()
  const errorOf = ({ kind, ...row }: Changeable) => {
    const fault = faults[numberName(row)]
    if (!fault) return undefined
    if (fault.code === 'wrong_type') return t('measurements:check.wrong_type')
    const say = (number: number) => wording.number(kind, number)
    const { code, value, min, max } = fault
    return t(`measurements:check.${code}`, { value: say(value), min: say(min), max: say(max) })
  }
  return (
    <details ref={place}>
      <summary className="flex min-h-11 items-center font-semibold text-teal">{t('card.changed')}</summary>
      <p className="text-muted">{t('card.changedHint')}</p>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <TextField
            key={numberName(row)}
            name={numberName(row)}
            label={`${wording.name(row.key, row.side)} (${wording.sign(row.shownIn)})`}
            inputMode="decimal"
            autoComplete="off"
            value={typed[numberName(row)] ?? ''}
            error={errorOf(row)}
            onChange={(text) => onType(numberName(row), text)}
          />
        ))}
      </div>
    </details>
  )
}

/** A passport that was signed: its file, and the QR code of its main numbers. */
function SignedFile({ made }: { made: SignedPassport }) {
  const { t } = useTranslation('passport')
  const save = () =>
    saveFile(`${t('card.fileName')}.jws`, new Blob([made.passport], { type: 'application/jose' }))
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <p role="status" className="font-semibold">
        {t('card.made')}
      </p>
      <p>
        <Button onClick={save}>{t('card.save')}</Button>
      </p>
      {made.link.includes('#') && (
        <div className="flex flex-wrap items-center gap-4">
          <div className="w-64 max-w-full flex-none">
            <QrCode text={made.link} label={t('card.scanLabel')} />
          </div>
          <p className="min-w-0 flex-1 basis-48">{t('card.scan')}</p>
        </div>
      )}
      <p>
        <Link to={pages.passport}>{t('card.check')}</Link>
      </p>
    </div>
  )
}

interface PassportCardProps {
  of: 'fit' | 'bike'
  /** The numbers that the rider may have changed since. */
  rows?: readonly ReportRow[]
  make: (wishes: PassportWishes) => Promise<SignedPassport>
}

/** What the passport will say besides the fit. */
interface Wishes {
  withName: boolean
  typed: Typed
}

/** A signed passport, with the wishes that it was made with. */
interface Made {
  of: Wishes
  passport: SignedPassport
}

/** The numbers that cannot be taken, and their place, where the first of them gets the focus. */
function useFaults() {
  const [faults, setFaults] = useState<Readonly<Record<string, NumberFault>>>({})
  const place = useRef<HTMLDetailsElement>(null)
  const show = (found: Readonly<Record<string, NumberFault>>): boolean => {
    setFaults(found)
    if (Object.keys(found).length === 0) return false
    // A control that is folded away cannot have the focus.
    if (place.current) place.current.open = true
    focusFirstErrorOnceShown(place)
    return true
  }
  const forget = (name: string) =>
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([each]) => each !== name)))
  return { faults, place, show, forget }
}

function usePassport(rows: readonly Changeable[], make: PassportCardProps['make']) {
  const { t: errors } = useTranslation('errors', 'common')
  const [wishes, setWishes] = useState<Wishes>({ withName: false, typed: {} })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<Made | null>(null)
  const { faults, place, show, forget } = useFaults()
  const press = async () => {
    const { changed, faults: found } = readChanged(rows, wishes.typed)
    setProblem(undefined)
    if (show(found)) return
    setBusy(true)
    try {
      setMade({ of: wishes, passport: await make({ withName: wishes.withName, changed }) })
    } catch (error) {
      setProblem(thrownText(errors, error))
    } finally {
      setBusy(false)
    }
  }
  const setWithName = (withName: boolean) => setWishes((now) => ({ ...now, withName }))
  const type = (name: string, text: string) => {
    forget(name)
    setWishes((now) => ({ ...now, typed: { ...now.typed, [name]: text } }))
  }
  // A passport of other wishes is never shown, also if they changed while it was made: it may say the rider's name.
  const current = made?.of === wishes ? made.passport : null
  const outdated = made !== null && current === null
  return { ...wishes, setWithName, type, faults, place, busy, problem, made: current, outdated, press }
}

/** Makes a fit passport of a fit or of how a bike stands. */
export function PassportCard({ of, rows = [], make }: PassportCardProps) {
  const { t } = useTranslation('passport')
  const numbers = changeableOf(rows)
  const passport = usePassport(numbers, make)
  const { withName, setWithName, typed, type, faults, place, busy, problem, made, outdated } = passport
  return (
    <div data-screen-only>
      <Card title={t('card.title')}>
        <div className="grid grid-cols-1 gap-3">
          <p>{t(`card.${of}`)}</p>
          <Checkbox checked={withName} onChange={setWithName}>
            {t('card.withName')}
          </Checkbox>
          {numbers.length > 0 && (
            <Changes rows={numbers} typed={typed} faults={faults} onType={type} place={place} />
          )}
          <p>
            <Button kind={made ? 'quiet' : 'primary'} busy={busy} onClick={() => void passport.press()}>
              {t('card.make')}
            </Button>
          </p>
          <FieldError id={undefined} error={problem} />
          {made && <SignedFile made={made} />}
          {outdated && !busy && (
            <p role="status" className="border-line border-t pt-4 font-semibold">
              {t('card.again')}
            </p>
          )}
        </div>
      </Card>
    </div>
  )
}
