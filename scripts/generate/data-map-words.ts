import { dataMap } from '#server/database/data-map.ts'
import type { DataClass, Retention, TableFacts } from '#server/database/table-facts.ts'

/** How long data is kept, in words that follow "kept". */
export const retentionWords: Record<Retention, string> = {
  while_account_lives: 'as long as the account',
  while_file_lives: 'as long as the file or account it belongs to',
  seven_years: 'seven years',
  until_sent_30_days: '30 days after it was sent, dropped or given up',
  until_expired: 'until it expires or is used up',
  day_after_expiry: 'for a day after it expires',
  seven_days: 'seven days',
  ninety_days: '90 days',
  one_year: 'a year after arrival, or 90 days after it was resolved',
  for_ever_silent: 'for ever; without the destroyed key it says nothing of the person',
  while_installation_lives: 'as long as the installation',
}

/** The columns of a class, by table. */
export const columnsOfClass = ({ columns }: TableFacts, wanted: DataClass): string[] =>
  Object.keys(columns).filter((name) => columns[name] === wanted)

const isSealed = (column: string) => column.endsWith('_sealed')

/** Every table with health data that is stored readable, with those columns. */
export const readableHealthData = (): [table: string, columns: string[]][] =>
  Object.entries(dataMap).flatMap(([table, facts]): [string, string[]][] => {
    const readable = columnsOfClass(facts, 'health').filter((column) => !isSealed(column))
    return readable.length === 0 ? [] : [[table, readable]]
  })
