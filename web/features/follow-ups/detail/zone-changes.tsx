import { type ZoneChange, type ZoneScores, zoneChanges } from '#domain/outcomes/zone-change.ts'
import { OutcomeCaution } from '#web/discomfort-course/outcome-caution.tsx'
import { ZoneOutcomePills } from '#web/discomfort-course/zone-outcome-pills.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { isMarkedZone } from './marked-zones.ts'

function useColumns(): Column<ZoneChange>[] {
  const { t } = useTranslation('followUpPages', 'common')
  const said = (score: number) =>
    score === 0 ? t('detail.none0') : t('common:scale.answer', { value: score, max: 7 })
  return [
    { key: 'zone', header: t('detail.zone'), names: true, cell: ({ zone }) => t(`common:zone.${zone}`) },
    { key: 'before', header: t('detail.before'), cell: ({ before }) => said(before) },
    { key: 'after', header: t('detail.after'), cell: ({ after }) => said(after) },
    { key: 'became', header: t('detail.became'), cell: (change) => <ZoneOutcomePills outcome={change} /> },
  ]
}

interface ZoneChangesProps {
  before: ZoneScores | null
  after: ZoneScores
  own: boolean
}

/** Before and after of each zone: in the drawing, hollow coral and solid teal, and in its table. */
export function ZoneChanges({ before, after, own }: ZoneChangesProps) {
  const { t } = useTranslation('followUpPages', 'common')
  const columns = useColumns()
  if (Object.keys(after).length === 0)
    return (
      <Card title={t('detail.change')}>
        <p className="text-muted">{t(own ? 'detail.noScoresOwn' : 'detail.noScores')}</p>
      </Card>
    )
  const changes = before ? zoneChanges(before, after) : []
  const telling = changes.filter(isMarkedZone)
  const zones = Object.fromEntries(
    telling.map(({ zone, before: was, after: is }) => [
      zone,
      { label: t(`common:zone.${zone}`), before: was, after: is },
    ]),
  )
  return (
    <Card title={t('detail.change')}>
      {!before && <p className="mb-3 text-muted">{t('detail.noBefore')}</p>}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(min-content,1fr)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:gap-3">
        <RiderDrawing
          zones={zones}
          label={t('detail.drawing')}
          className="mx-auto w-full max-w-xl print:max-w-full"
        />
        {changes.length > 0 && (
          <Table
            caption={t('detail.change')}
            columns={columns}
            rows={telling.length > 0 ? telling : changes}
            rowKey={({ zone }) => zone}
          />
        )}
      </div>
      {changes.length > 0 && <OutcomeCaution labelled />}
    </Card>
  )
}
