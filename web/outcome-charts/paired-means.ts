import type { ChartRow, DataColumn, Estimate } from './chart.ts'
import { countColumns, estimateColumns, nameColumn, numberColumn } from './columns.ts'
import type { ChartWords } from './use-chart-words.ts'

/** The means of the same riders before and after. */
export interface PairedMeans {
  before: number
  after: number
  /** After minus before: below 0 is better. */
  change: Estimate
}

export interface BeforeAfterRow extends ChartRow {
  /** Null with fewer than five riders: then only counts are shown. */
  means: PairedMeans | null
}

/** The columns of paired means, for the table and the file. */
export const columnsOf = (words: ChartWords, name: string): DataColumn<BeforeAfterRow>[] => [
  nameColumn(name),
  ...countColumns<BeforeAfterRow>(words),
  numberColumn(
    { key: 'before', header: words.t('column.before') },
    words.mean,
    ({ means }) => means?.before ?? null,
  ),
  numberColumn(
    { key: 'after', header: words.t('column.after') },
    words.mean,
    ({ means }) => means?.after ?? null,
  ),
  ...estimateColumns<BeforeAfterRow>(
    words,
    'change',
    words.t('column.change'),
    ({ means }) => means?.change ?? null,
  ),
]

/** What a row shows, in one sentence. */
export const sentenceOf =
  ({ t, mean, counts }: ChartWords) =>
  ({ label, means, counts: rests }: BeforeAfterRow): string =>
    means === null
      ? t('inWords.few', { label, counts: counts(rests) })
      : t('inWords.means', {
          label,
          before: mean(means.before),
          after: mean(means.after),
          counts: counts(rests),
        })
