import { useState } from 'react'
import { exportCsv, exportJson } from '#domain/measurements/exchange.ts'
import type { Exchanged } from '#domain/measurements/exchange-row.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { ImportDialog } from './import-dialog.tsx'
import { saveFile } from './save-file.ts'
import { takenOf, type Values } from './values.ts'

const exchanged = (values: Values): Exchanged[] =>
  values.flatMap((row) => {
    const taken = takenOf(row)
    return taken ? [{ ...taken, phase: row.phase }] : []
  })

/** Measurements out as CSV or JSON, and in again. A file's name says the day, never whose numbers they are. */
export function ExchangeButtons() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const [importing, setImporting] = useState(false)
  const day = (session.fittedAt ?? session.createdAt).slice(0, 10)
  const values = exchanged(session.measurements)
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
      {values.length > 0 && (
        <>
          <Button
            kind="text"
            size="small"
            onClick={() => saveFile(`measurements-${day}.csv`, 'text/csv', exportCsv(values))}
          >
            {t('exchange.csv')}
          </Button>
          <Button
            kind="text"
            size="small"
            onClick={() => saveFile(`measurements-${day}.json`, 'application/json', exportJson(values))}
          >
            {t('exchange.json')}
          </Button>
        </>
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}
