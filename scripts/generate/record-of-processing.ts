import { BACKUP_DAYS, RETENTION_YEARS } from '#domain/product.ts'
import { dataMap } from '#server/database/data-map.ts'
import type { DataClass, TableFacts } from '#server/database/table-facts.ts'
import { columnsOfClass, retentionWords } from './data-map-words.ts'
import { code, pageHead, table } from './markdown.ts'
import { type ProcessingActivity, processingActivities, recipients } from './processing-activities.ts'

const SOURCE = '`server/database/data-map.ts` and `scripts/generate/processing-activities.ts`'

const LEGEND = `\
The record of processing activities (GDPR Article 30) of an installation: what is done with whose data, on which
ground, who receives it, how long it is kept and how it is protected. It follows from the database, so no table is
missing. The operator adds what a program cannot know: names and addresses of the controller, of its representative and
of the data protection officer, the contracts with the recipients that are set up, and the countries where they are.

For a fitter's files the fitter is the controller and the provider the processor (Article 28). A fitter can use the lines
marked *processor* for a record of their own.`

const measures: readonly [string, string, string, string][] = [
  [
    'health',
    'sealed with AES-256-GCM under the key of the rider’s file; numbers and choices that are calculated with are readable, [without a name](data-map.md#health-data-that-is-readable)',
    'the rider, their fitter; nobody else',
    'never in logs, addresses, mails or text messages',
  ],
  [
    'personal',
    'sealed in the same way or as a keyed hash; time zone, region and the first part of a network address are readable',
    'the person, and the fitter of a file',
    'never in logs or addresses of pages; in a mail only to its reader',
  ],
  ['none', 'readable: ids, times and settings', 'as the row it belongs to', 'ids only where a task failed'],
]

const CLASSES: readonly DataClass[] = ['health', 'personal']

/** The classes of data about people in a table. */
function classesOf(facts: TableFacts): string {
  const found = CLASSES.filter((each) => columnsOfClass(facts, each).length > 0)
  return found.length === 0 ? 'ids and times' : found.join(', ')
}

/** What a table of an activity is for, what it contains, and how long it is kept. */
function tableRow(name: string): string[] {
  const facts = dataMap[name]
  if (!facts) throw new Error(`An activity names ${name}, which the data map does not have`)
  return [code(name), facts.purpose, classesOf(facts), retentionWords[facts.retention]]
}

/** @throws Error naming the tables that belong to no activity or to several */
function requireEveryTable(): void {
  const named = processingActivities.flatMap(({ tables }) => tables)
  const wrong = Object.keys(dataMap).filter((each) => named.filter((one) => one === each).length !== 1)
  if (wrong.length === 0) return
  throw new Error(`${wrong.join(', ')}: name it in one activity of scripts/generate/processing-activities.ts`)
}

function activitySection(activity: ProcessingActivity): string {
  return [
    `### ${activity.name}\n`,
    `- Purpose: ${activity.purpose}`,
    `- Persons: ${activity.persons}`,
    `- Ground: ${activity.legalBasis}`,
    `- The provider is the *${activity.provider}*\n`,
    table(['Table', 'For', 'Data', 'Kept'], activity.tables.map(tableRow)),
    '',
  ].join('\n')
}

/** The page that an operator shows to the authority. */
export function recordOfProcessing(): string {
  requireEveryTable()
  return [
    pageHead('Record of processing', SOURCE),
    LEGEND,
    '\n## Activities\n',
    processingActivities.map(activitySection).join('\n'),
    '## Recipients\n',
    'A recipient exists only if its setting is on. No data goes to another country unless such a service is there.\n',
    table(
      ['Recipient', 'Setting', 'Data'],
      recipients.map(({ who, setting, data }) => [who, setting, data]),
    ),
    '\n## Erasure\n',
    `Files are erased ${RETENTION_YEARS} years after their last session, or on request; accounts by their owner or on request.`,
    `Backups are removed after ${BACKUP_DAYS} days, and a restore erases again what was erased since. What each table`,
    'keeps after an erasure is in the [data map](data-map.md), how it is done in [erasure and',
    'rights](operations/erasure-and-rights.md).',
    '\n## Measures\n',
    table(['Class', 'Stored', 'Read by', 'Recorded elsewhere'], measures),
    '\nFor every class: the database itself decides who reads and writes a row; each change leaves an entry in the audit',
    'trail in the same commit; connections are encrypted; keys are kept apart from the data. [Security](../SECURITY.md)',
    'says where each measure is, the [verification sheet](security/asvs.md) what shows it, and the [impact',
    'assessment](security/dpia.md) which risks remain.',
    '',
  ].join('\n')
}
