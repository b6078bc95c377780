import type { Imported } from '#domain/measurements/exchange.ts'
import type { Exchanged } from '#domain/measurements/exchange-row.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { useFit } from '../saving/fit-work.ts'
import { placeName } from '../saving/pending-changes.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'
import { valueAt } from './values.ts'

interface ImportPreviewProps {
  imported: Imported
  /** Whether a value differs from the session's. */
  isNew: (measured: Exchanged) => boolean
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
  const { t } = useTranslation('importMapping')
  const value = useMeasurementWording().value(measured.key, measured.value)
  if (sure === null) return value
  return (
    <Checkbox checked={sure} onChange={onSure}>
      {t('exchange.really', { value })}
    </Checkbox>
  )
}

interface Row {
  measured: Exchanged
  index: number
}

function useColumns({ imported, sure, onSure }: ImportPreviewProps): Column<Row>[] {
  const { t } = useTranslation('importMapping', 'sessions')
  const wording = useMeasurementWording()
  return [
    {
      key: 'name',
      header: t('exchange.name'),
      names: true,
      cell: ({ measured }) => wording.name(measured.key, measured.side),
    },
    {
      key: 'phase',
      header: t('exchange.phase'),
      cell: ({ measured }) => t(`sessions:phase.${measured.phase}`),
    },
    { key: 'now', header: t('exchange.now'), cell: ({ measured }) => <PresentValue measured={measured} /> },
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
  ]
}

/** What the import would change, beside the current values. */
export function ImportPreview(props: ImportPreviewProps) {
  const { t } = useTranslation('importMapping')
  return (
    <Table
      caption={t('exchange.preview')}
      rows={props.imported.measurements
        .map((measured, index) => ({ measured, index }))
        .filter(({ measured }) => props.isNew(measured))}
      rowKey={({ measured }) => placeName(measured)}
      columns={useColumns(props)}
    />
  )
}
