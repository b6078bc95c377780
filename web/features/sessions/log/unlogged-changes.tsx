import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import type { Intervention } from '../session.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { adjustmentOf, lastEntry, type Unlogged, unloggedOf } from './unlogged.ts'
import { WhyField } from './why-field.tsx'

/** A button that logs a measured change with one press. */
function LogButton({ change, onLogged }: { change: Unlogged; onLogged: () => void }) {
  const { t } = useTranslation('sessions', 'interventions')
  const { log } = useFit()
  const wording = useMeasurementWording()
  const { measurement: key, side, fromValue, toValue } = change
  const fromTo = t('interventions:ends.fromTo', {
    from: wording.value(key, fromValue),
    to: wording.value(key, toValue),
  })
  const press = () => {
    log(adjustmentOf(change))
    onLogged()
  }
  return (
    <Button kind="text" size="small" className="text-start" onClick={press}>
      + {wording.name(key, side)} {fromTo}
    </Button>
  )
}

/**
 * The measured changes that are not in the log. One press logs a change, and a field in its place then asks why. The
 * field is not part of the entry, because the entry's id changes when it is saved. It is below the other changes, so
 * that they do not move when it closes.
 */
export function UnloggedChanges({ log }: { log: readonly Intervention[] }) {
  const { t } = useTranslation('sessions')
  const { session, correct } = useFit()
  const wording = useMeasurementWording()
  const [asked, setAsked] = useState<Unlogged | null>(null)
  const changes = unloggedOf(session.measurements, log)
  const saveWhy = ({ measurement, side }: Unlogged, why: string) => {
    const entry = lastEntry(log, measurement, side)
    if (entry) correct(entry, { why })
  }
  if (changes.length === 0 && !asked) return null
  return (
    <div className="mb-3 grid grid-cols-1 gap-1 rounded-md bg-sunken p-3" data-screen-only>
      {changes.length > 0 && <p className="text-secondary text-muted">{t('log.unlogged')}</p>}
      <ul className="grid grid-cols-1">
        {changes.map((change) => (
          <li key={`${change.measurement} ${change.side}`}>
            <LogButton change={change} onLogged={() => setAsked(change)} />
          </li>
        ))}
      </ul>
      {asked && (
        <WhyField
          key={`${asked.measurement} ${asked.side}`}
          name={wording.name(asked.measurement, asked.side)}
          onSave={(why) => saveWhy(asked, why)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
