import type { Imported } from '#domain/measurements/exchange.ts'
import type { Exchanged } from '#domain/measurements/exchange-row.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Table } from '#web/ui/table.tsx'
import { useFit } from '../saving/fit-work.ts'
import { placeName } from '../saving/pending-changes.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { valueAt } from './values.ts'

interface ImportPreviewProps {
  imported: Imported
  sure: ReadonlySet<number>
  onSure: (index: number, sure: boolean) => void
}

function PresentValue({ measured }: { measured: Exchanged }) {
  const { session } = useFit()
  const wording = useMeasurementWording()
  const row = valueAt(session.measurements, measured)
  return row ? wording.value(measured.key, row.value) : '–'
}

interface FileValueProps {
  measured: Exchanged
  /** Whether an implausible value was confirmed; null if the value is plausible. */
  sure: boolean | null
  onSure: (sure: boolean) => void
}

/** A value of the file. An implausible one has a checkbox to confirm it. */
function FileValue({ measured, sure, onSure }: FileValueProps) {
  const { t } = useTranslation('sessions')
  const value = useMeasurementWording().value(measured.key, measured.value)
  if (sure === null) return value
  return (
    <Checkbox checked={sure} onChange={onSure}>
      {t('exchange.really', { value })}
    </Checkbox>
  )
}

/** What the import would change, beside the current values. */
export function ImportPreview({ imported, sure, onSure }: ImportPreviewProps) {
  const { t } = useTranslation('sessions')
  const wording = useMeasurementWording()
  const rows = imported.measurements.map((measured, index) => ({ measured, index }))
  return (
    <Table
      caption={t('exchange.preview')}
      rows={rows}
      rowKey={({ measured }) => placeName(measured)}
      columns={[
        {
          key: 'name',
          header: t('exchange.name'),
          names: true,
          cell: ({ measured }) => wording.name(measured.key, measured.side),
        },
        { key: 'phase', header: t('exchange.phase'), cell: ({ measured }) => t(`phase.${measured.phase}`) },
        {
          key: 'now',
          header: t('exchange.now'),
          cell: ({ measured }) => <PresentValue measured={measured} />,
        },
        {
          key: 'value',
          header: t('exchange.value'),
          cell: ({ measured, index }) => (
            <FileValue
              measured={measured}
              sure={imported.implausible.includes(index) ? sure.has(index) : null}
              onSure={(on) => onSure(index, on)}
            />
          ),
        },
      ]}
    />
  )
}
