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

/** What would be taken over, beside what stands there now; what is implausible is asked about. */
export function ImportPreview({ imported, sure, onSure }: ImportPreviewProps) {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const wording = useMeasurementWording()
  const rows = imported.measurements.map((measured, index) => ({ measured, index }))
  const now = ({ phase, key, side }: Exchanged) => valueAt(session.measurements, { phase, key, side })?.value
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
          cell: ({ measured }) => {
            const value = now(measured)
            return value === undefined ? '–' : wording.value(measured.key, value)
          },
        },
        {
          key: 'value',
          header: t('exchange.value'),
          cell: ({ measured, index }) => {
            const value = wording.value(measured.key, measured.value)
            if (!imported.implausible.includes(index)) return value
            return (
              <Checkbox checked={sure.has(index)} onChange={(on) => onSure(index, on)}>
                {t('exchange.really', { value })}
              </Checkbox>
            )
          },
        },
      ]}
    />
  )
}
