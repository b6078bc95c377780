import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Outcomes, ZoneOutcome } from '../outcome-rows.ts'

const NOTHING = '–'

/** The figures for whoever wants them: other estimates of the change, and its size. */
export function MoreFigures({ outcomes: { zones } }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes', 'common')
  const format = useFormat()
  const words = useChartWords()
  const rows = zones.filter(({ symptomatic }) => symptomatic.means !== null)
  if (rows.length === 0) return null
  const column = (
    key: 'typical' | 'bootstrap' | 'dz' | 'dav',
    cell: (means: NonNullable<ZoneOutcome['symptomatic']['means']>) => string | null,
  ): Column<ZoneOutcome> => ({
    key,
    header: t(`zones.${key}`),
    cell: ({ symptomatic: { means } }) => (means && cell(means)) ?? NOTHING,
  })
  const range = ({ low, high }: { low: number; high: number }) =>
    words.t('range', { low: words.change(low), high: words.change(high) })
  const columns: Column<ZoneOutcome>[] = [
    { key: 'zone', header: t('rows.zone'), names: true, cell: ({ zone }) => t(`common:zone.${zone}`) },
    column('typical', ({ typical }) => typical && words.withInterval('change', typical)),
    column('bootstrap', ({ bootstrap }) => bootstrap && range(bootstrap)),
    column('dz', ({ effect }) => effect && words.mean(effect.dz)),
    column('dav', ({ effect }) => effect && words.mean(effect.dav)),
  ]
  return (
    <Card>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
          {format.labelled(t('zones.more'), t('zones.symptomatic'))}
        </summary>
        <Table caption={t('zones.more')} columns={columns} rows={rows} rowKey={({ zone }) => zone} />
        <p className="mt-3 max-w-prose text-secondary text-muted">{t('zones.moreText')}</p>
      </details>
    </Card>
  )
}
