import type { Counts } from '#domain/outcomes/rider-groups.ts'
import type { ChartRow, DataColumn, Estimate } from './chart.ts'
import type { ChartWords } from './use-chart-words.ts'

type Way = 'mean' | 'change' | 'share'

/** The column that names the rows. */
export const nameColumn = <Row extends ChartRow>(header: string): DataColumn<Row> => ({
  key: 'name',
  header,
  shown: ({ label }) => label,
  sessions: ({ sessions }) => sessions,
})

/** A column of numbers. Null is an empty cell. */
export const numberColumn = <Row>(
  { key, header }: Pick<DataColumn<Row>, 'key' | 'header'>,
  words: (value: number) => string,
  of: (row: Row) => number | null,
): DataColumn<Row> => ({
  key,
  header,
  shown: (row) => {
    const value = of(row)
    return value === null ? '' : words(value)
  },
  plain: of,
  align: 'end',
})

/** The columns for what a row rests on. */
export const countColumns = <Row extends { counts: Counts }>({ t, count }: ChartWords): DataColumn<Row>[] => [
  numberColumn({ key: 'fits', header: t('column.fits') }, count, ({ counts }) => counts.fits),
  numberColumn({ key: 'riders', header: t('column.riders') }, count, ({ counts }) => counts.riders),
]

/** The columns for a value and both ends of its interval. */
export function estimateColumns<Row>(
  words: ChartWords,
  way: Way,
  header: string,
  of: (row: Row) => Estimate | null,
): DataColumn<Row>[] {
  const { t } = words
  const show = words[way]
  const end = (key: 'low' | 'high') =>
    numberColumn<Row>(
      { key: `${header} ${key}`, header: t(`column.${key}`, { name: header }) },
      show,
      (row) => of(row)?.interval?.[key] ?? null,
    )
  return [
    numberColumn<Row>({ key: header, header }, show, (row) => of(row)?.value ?? null),
    end('low'),
    end('high'),
  ]
}
