import { useEffect, useState } from 'react'
import { exportCsv, exportJson } from '#domain/measurements/exchange.ts'
import type { Exchanged } from '#domain/measurements/exchange-row.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { workWhenIdle } from '#web/ui/preload-when-idle.ts'
import { useFit } from '../saving/fit-work.ts'
import { saveFile } from './save-file.ts'
import { takenOf, type Values } from './values.ts'

/** Loaded when the page is idle, so that it opens at once and without a connection. */
const dialog = lazyPart(
  async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }),
  ['importMapping', 'passport'],
)

const exchanged = (values: Values): Exchanged[] =>
  values.flatMap((row) => {
    const taken = takenOf(row)
    return taken ? [{ ...taken, phase: row.phase }] : []
  })

/** Saves the measurements as CSV or JSON. The file's name contains the date, never the rider's name. */
function ExportButtons() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const name = `measurements-${(session.fittedAt ?? session.createdAt).slice(0, 10)}`
  const values = exchanged(session.measurements)
  if (values.length === 0) return null
  const saveCsv = () => saveFile(`${name}.csv`, 'text/csv', exportCsv(values))
  const saveJson = () => saveFile(`${name}.json`, 'application/json', exportJson(values))
  return (
    <>
      <Button kind="text" size="small" onClick={saveCsv}>
        {t('exchange.csv')}
      </Button>
      <Button kind="text" size="small" onClick={saveJson}>
        {t('exchange.json')}
      </Button>
    </>
  )
}

/** Imports and exports measurements. */
export function ExchangeButtons() {
  const { t } = useTranslation('sessions')
  const { open } = useFit()
  const [importing, setImporting] = useState(false)
  useEffect(() => (open ? workWhenIdle([dialog]) : undefined), [open])
  return (
    <div
      className="mt-4 flex flex-wrap items-center gap-x-1 gap-y-2 border-line border-t pt-4"
      data-screen-only
    >
      {open && (
        <Button
          kind="quiet"
          size="small"
          className="me-2"
          aria-haspopup="dialog"
          onClick={() => setImporting(true)}
        >
          {t('exchange.import')}
        </Button>
      )}
      <ExportButtons />
      {importing && (
        <PartPlace waiting={null}>
          <dialog.Part onClose={() => setImporting(false)} />
        </PartPlace>
      )}
    </div>
  )
}
