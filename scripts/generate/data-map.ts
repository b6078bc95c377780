import { dataMap } from '#server/database/data-map.ts'
import type { DataClass, Retention, TableFacts } from '#server/database/table-facts.ts'
import { code, pageHead, table } from './markdown.ts'

const retention: Record<Retention, string> = {
  while_account_lives: 'as long as the account',
  while_file_lives: 'as long as the file or account it belongs to',
  seven_years: 'seven years',
  until_sent_30_days: '30 days after it was sent, dropped or given up',
  until_expired: 'until it expires or is used up',
  seven_days: 'seven days',
  ninety_days: '90 days',
  for_ever_silent: 'for ever; without the destroyed key it says nothing of the person',
  while_installation_lives: 'as long as the installation',
}

const erasure: Record<TableFacts['erasure'], string> = {
  deleted: 'rows are deleted',
  emptied: 'rows are emptied of all that identifies',
  key_destroyed: 'rows stay, the key that opens them is destroyed',
  kept: 'rows are kept; they identify nobody',
}

const classes: readonly DataClass[] = ['health', 'personal', 'none']

function columnsOf({ columns }: TableFacts, wanted: DataClass): string {
  const names = Object.keys(columns).filter((name) => columns[name] === wanted)
  return names.map(code).join(', ')
}

function tableSection([name, facts]: [string, TableFacts]): string {
  const columns = classes.map((each) => [each, columnsOf(facts, each)]).filter(([, names]) => names !== '')
  return [
    `### ${code(name)}\n`,
    `${capital(facts.purpose)}. Kept ${retention[facts.retention]}. On erasure ${erasure[facts.erasure]}. ` +
      `${facts.exported ? 'Part' : 'No part'} of a person’s own export.\n`,
    table(['Class', 'Columns'], columns),
    '',
  ].join('\n')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const LEGEND = `\
Every column of the database: what it says about a person, what its table is for, how long it is kept and what
erasing a rider does to it. The test \`server/database/schema.test.ts\` fails for a column that is missing here.

Columns named \`…_sealed\` hold ciphertext only (AES-256-GCM under the key of the rider's file, the account or a
purpose); columns named \`…_hash\` hold keyed or one-way hashes. \`amount\` in \`submission_figure\` is the one piece
of health data that is stored readable, because statistics need it; it carries no name.

Class \`health\`: about a rider's body or complaints. \`personal\`: identifies somebody or could. \`none\`: neither.`

/** The page that shows what is stored about whom. */
export function dataMapPage(): string {
  const tables = Object.entries(dataMap)
  const counts = classes.map((each) => [
    each,
    String(
      tables.flatMap(([, { columns }]) => Object.values(columns)).filter((found) => found === each).length,
    ),
  ])
  return [
    pageHead('Data map', '`server/database/data-map.ts`'),
    LEGEND,
    `\n## In figures\n`,
    table(['Class', `Columns in ${tables.length} tables`], counts),
    '\n## Tables\n',
    tables.map(tableSection).join('\n'),
  ].join('\n')
}
