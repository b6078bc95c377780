import { dataMap } from '#server/database/data-map.ts'
import type { DataClass, TableFacts } from '#server/database/table-facts.ts'
import { columnsOfClass, readableHealthData, retentionWords } from './data-map-words.ts'
import { code, pageHead, table } from './markdown.ts'

const erasure: Record<TableFacts['erasure'], string> = {
  deleted: 'rows are deleted',
  emptied: 'rows are emptied of all that identifies',
  key_destroyed: 'rows stay, the key that opens them is destroyed',
  kept: 'rows are kept; they identify nobody',
}

const classes: readonly DataClass[] = ['health', 'personal', 'none']

const namesOf = (columns: readonly string[]) => columns.map(code).join(', ')

function tableSection([name, facts]: [string, TableFacts]): string {
  const columns = classes
    .map((each) => [each, namesOf(columnsOfClass(facts, each))])
    .filter(([, names]) => names !== '')
  return [
    `### ${code(name)}\n`,
    `${capital(facts.purpose)}. Kept ${retentionWords[facts.retention]}. On erasure ${erasure[facts.erasure]}. ` +
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
purpose); columns named \`…_hash\` hold keyed or one-way hashes. The health data that is [stored
readable](#health-data-that-is-readable) consists of numbers and choices without a name or words.

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
    '\n## Health data that is readable\n',
    'Calculations and statistics need it. It carries the ids of its session and file, and no name.\n',
    table(
      ['Table', 'Columns'],
      readableHealthData().map(([name, columns]) => [code(name), namesOf(columns)]),
    ),
    '\n## Tables\n',
    tables.map(tableSection).join('\n'),
  ].join('\n')
}
