import { useState } from 'react'
import { Link } from 'react-router'
import { isNumeric, subjectOf } from '#domain/measurements/measurement.ts'
import { readMeasured } from '#domain/measurements/typed-number.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import type { ReportRow } from '#domain/report/fit-report.ts'
import type { CallInput, CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { useWordingInUnits } from '#web/bike-position/use-wording-in-units.ts'
import { pages } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { TextField } from '#web/ui/text-field.tsx'

export type PassportWishes = CallInput<'POST /api/sessions/:sessionId/passport'>['body']
export type SignedPassport = CallResponse<'POST /api/sessions/:sessionId/passport'>

const nameOf = ({ key, side }: Pick<ReportRow, 'key' | 'side'>): string => `${key} ${side}`

/** The numbers of the bike itself, which a rider can change. */
const changeable = (rows: readonly ReportRow[]) =>
  rows.flatMap((row) => {
    const description = measurementOf(row.key)
    return isNumeric(description) && subjectOf(description) === 'bike' && row.unit
      ? [{ ...row, kind: description.kind, shownIn: row.unit }]
      : []
  })

type Changeable = ReturnType<typeof changeable>[number]

/** What the rider typed, as stored numbers; null if one of them is no number. */
function changedOf(rows: readonly Changeable[], typed: Readonly<Record<string, string>>) {
  const changed: PassportWishes['changed'] = []
  for (const row of rows) {
    const text = typed[nameOf(row)]?.trim()
    if (!text) continue
    const value = readMeasured(row.kind, row.shownIn, text)
    if (value === null) return null
    changed.push({ key: row.key, side: row.side, value })
  }
  return changed
}

interface ChangesProps {
  rows: readonly Changeable[]
  typed: Readonly<Record<string, string>>
  onType: (name: string, text: string) => void
}

/** What the rider changed after the fit. */
function Changes({ rows, typed, onType }: ChangesProps) {
  const { t } = useTranslation('passport')
  const wording = useWordingInUnits()
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-teal">{t('card.changed')}</summary>
      <p className="text-muted">{t('card.changedHint')}</p>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <TextField
            key={nameOf(row)}
            name={nameOf(row)}
            label={`${wording.name(row.key, row.side)} (${wording.sign(row.shownIn)})`}
            inputMode="decimal"
            autoComplete="off"
            value={typed[nameOf(row)] ?? ''}
            onChange={(text) => onType(nameOf(row), text)}
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
  typed: Readonly<Record<string, string>>
}

/** A signed passport, with the wishes that it was made with. */
interface Made {
  of: Wishes
  passport: SignedPassport
}

function usePassport(rows: readonly Changeable[], make: PassportCardProps['make']) {
  const { t } = useTranslation('passport')
  const { t: errors } = useTranslation('errors', 'common')
  const [wishes, setWishes] = useState<Wishes>({ withName: false, typed: {} })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<Made | null>(null)
  const press = async () => {
    const changed = changedOf(rows, wishes.typed)
    if (!changed) return setProblem(t('card.notNumber'))
    setBusy(true)
    setProblem(undefined)
    try {
      setMade({ of: wishes, passport: await make({ withName: wishes.withName, changed }) })
    } catch (error) {
      setProblem(thrownText(errors, error))
    } finally {
      setBusy(false)
    }
  }
  const setWithName = (withName: boolean) => setWishes((now) => ({ ...now, withName }))
  const type = (name: string, text: string) =>
    setWishes((now) => ({ ...now, typed: { ...now.typed, [name]: text } }))
  // A passport of other wishes is never shown, also if they changed while it was made: it may say the rider's name.
  const current = made?.of === wishes ? made.passport : null
  const outdated = made !== null && current === null
  return { ...wishes, setWithName, type, busy, problem, made: current, outdated, press }
}

/** Makes a fit passport of a fit or of how a bike stands. */
export function PassportCard({ of, rows = [], make }: PassportCardProps) {
  const { t } = useTranslation('passport')
  const numbers = changeable(rows)
  const { withName, setWithName, typed, type, busy, problem, made, outdated, press } = usePassport(
    numbers,
    make,
  )
  return (
    <div data-screen-only>
      <Card title={t('card.title')}>
        <div className="grid grid-cols-1 gap-3">
          <p>{t(`card.${of}`)}</p>
          <Checkbox checked={withName} onChange={setWithName}>
            {t('card.withName')}
          </Checkbox>
          {numbers.length > 0 && <Changes rows={numbers} typed={typed} onType={type} />}
          <p>
            <Button kind={made ? 'quiet' : 'primary'} busy={busy} onClick={() => void press()}>
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
