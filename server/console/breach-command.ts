import { parseArgs } from 'node:util'
import { z } from 'zod'
import { instant } from '#contract/call.ts'
import { rightsWords } from '#contract/rights.ts'
import { breachHoursLeft, breachState } from '#domain/rights/rights-clock.ts'
import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { closeBreach, enterBreach, isTold, recordNotice, wordsOf } from '../rights/breaches.ts'
import { listOpenBreaches } from '../rights/rights.repository.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { asSystem, type Console } from './as-system.ts'
import { withOwner } from './owner-connection.ts'
import { sayingWhy } from './saying-why.ts'

const USAGE = `npm run breach -- add --words "WHAT HAPPENED" [--aware 2026-11-20T10:00:00Z]
npm run breach -- list
npm run breach -- authority|people ID
npm run breach -- close ID --words "WHAT CAME OF IT"`

/** Why a step is refused, in the words of the console. */
const SENTENCES = {
  not_found: 'There is no such breach.',
  already_recorded: 'That is recorded already, or the breach is closed.',
  date_out_of_range: USAGE,
}

const checkedWords = (text: string | undefined): string => {
  const read = rightsWords.safeParse(text?.trim())
  if (!read.success) throw new Error(USAGE)
  return read.data
}

/** How long there is to tell the authority, or how long it should have been told ago. */
function clockOf(awareAt: Date, now: Date): string {
  const hours = Math.abs(breachHoursLeft(awareAt, now))
  const span = hours === 0 ? 'less than 1 h' : `${hours} h`
  return breachState({ awareAt, authorityTold: false }, now) === 'overdue'
    ? `the authority should have been told ${span} ago`
    : `${span} left to tell the authority`
}

async function add(console: Console, { aware, words }: { aware?: string; words?: string }): Promise<void> {
  const awareAt = instant.safeParse(aware ?? console.now.toISOString()).data
  if (!awareAt) throw new Error(USAGE)
  const breach = { awareAt: new Date(awareAt), words: checkedWords(words) }
  const { id } = await asSystem(console, (tx) => enterBreach(tx, breach))
  printLine(`Entered the breach ${id}: ${clockOf(breach.awareAt, console.now)}.`)
}

async function list(console: Console): Promise<void> {
  const lines = await asSystem(console, async (tx) =>
    (await listOpenBreaches(tx)).map((row) => {
      const clock = row.authority_told_at ? 'the authority was told' : clockOf(row.aware_at, tx.now)
      const people = row.people_told_at ? 'people were told' : 'people were not told'
      return `${row.id}  ${row.aware_at.toISOString()}  ${clock}  ${people}  ${wordsOf(tx, row)}`
    }),
  )
  if (lines.length === 0) printLine('No breach is open.')
  for (const line of lines) printLine(line)
}

async function step(console: Console, name: string, id: string, words?: string): Promise<void> {
  if (!z.guid().safeParse(id).success) throw new Error(USAGE)
  if (name === 'close') {
    const said = checkedWords(words)
    await asSystem(console, (tx) => closeBreach(tx, id, said))
  } else {
    if (!isTold(name)) throw new Error(USAGE)
    await asSystem(console, (tx) => recordNotice(tx, id, name))
  }
  printLine('Recorded.')
}

/** `npm run breach`: the log of breaches, with the 72 hours in which the authority is told. */
export async function breachCommand(config: Config, args: string[], now: Date): Promise<void> {
  const options = { aware: { type: 'string' }, words: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [name = '', id = ''] = positionals
  const ring = requireMasterKeys(config)
  await withOwner(config, { exclusive: false }, async (owner, ownerUrl) => {
    const console = { config, owner, ownerUrl, vault: await openVaultOf(owner, ring), now }
    await sayingWhy(SENTENCES, async () => {
      if (name === 'add') await add(console, values)
      else if (name === 'list') await list(console)
      else await step(console, name, id, values.words)
    })
  })
}
