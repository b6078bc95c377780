import { useState } from 'react'
import { measuredUnitsOf } from '#domain/measurements/measured-units.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { useFit } from '../saving/fit-work.ts'
import { wantedOf } from '../saving/pending-changes.ts'
import type { Measured } from '../session.ts'
import { useLengthUnit, useMeasurementWording } from '../words/use-measurement-wording.ts'
import { ExchangeButtons } from './exchange-buttons.tsx'
import { MeasurementGroups } from './measurement-groups.tsx'
import { offeredOf } from './values.ts'

/** What the earlier fit offers and what was copied from it, with copying and undo. */
function useEarlierNumbers() {
  const { t } = useTranslation('sessions')
  const { session, measure } = useFit()
  const [taken, setTaken] = useState<readonly Measured[]>([])
  const offered = offeredOf(session)
  const takeAll = () => {
    for (const row of offered) {
      const { phase, key, side } = row
      measure({ phase, key, side }, wantedOf(row), { confirmed: true })
    }
    setTaken(offered)
    announce(t('earlier.taken', { count: offered.length }))
  }
  const undo = () => {
    for (const { phase, key, side } of taken) {
      measure({ phase, key, side }, { value: null, reference: null, method: null })
    }
    setTaken([])
  }
  return { offered, taken, takeAll, undo, dismiss: () => setTaken([]) }
}

/** Copies the values after the last fit on this bike as this fit's values before, with one press. */
function EarlierNumbers() {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const { session, open } = useFit()
  const { offered, taken, takeAll, undo, dismiss } = useEarlierNumbers()
  if (!session.earlier || !open) return null
  if (taken.length > 0) {
    return <UndoBar text={t('earlier.taken', { count: taken.length })} onUndo={undo} onDismiss={dismiss} />
  }
  if (offered.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-teal-soft p-3 text-teal-deep">
      <p className="min-w-0 flex-1 basis-60">
        {t('earlier.offer', { count: offered.length, date: format.date(session.earlier.fittedAt) })}
      </p>
      <Button kind="quiet" size="small" onClick={takeAll}>
        {t('earlier.take')}
      </Button>
    </div>
  )
}

function UnitChoice() {
  const { t } = useTranslation('sessions')
  const wording = useMeasurementWording()
  const [unit, choose] = useLengthUnit()
  return (
    <fieldset className="flex items-center gap-1" data-screen-only>
      <legend className="sr-only">{t('measure.unit')}</legend>
      {measuredUnitsOf('length').map((each) => (
        <label
          key={each}
          className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-sm px-2 text-muted has-checked:bg-teal-soft has-checked:font-semibold has-checked:text-teal-deep has-focus-visible:outline-3 has-focus-visible:outline-teal"
        >
          <input
            type="radio"
            name="length-unit"
            className="sr-only"
            checked={each === unit}
            onChange={() => choose(each)}
          />
          {wording.sign(each)}
        </label>
      ))}
    </fieldset>
  )
}

/** The measurements of bike and body, before and after. */
export function MeasurementsPanel() {
  const { t } = useTranslation('sessions')
  return (
    <Card title={t('measure.title')} aside={<UnitChoice />}>
      <EarlierNumbers />
      <MeasurementGroups />
      <ExchangeButtons />
    </Card>
  )
}
