import { parseArgs } from 'node:util'
import { z } from 'zod'
import { instant } from '#contract/call.ts'
import { breachHoursLeft } from '#domain/rights/rights-clock.ts'
import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { BREACH_PURPOSE, enterBreach, isBreachStep, stepBreach } from '../rights/breaches.ts'
import { listOpenBreaches } from '../rights/rights.repository.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { asSystem, type Console } from './as-system.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = `npm run breach -- add --words "WHAT HAPPENED" [--aware 2026-11-20T10:00:00Z]
npm run breach -- list
npm run breach -- authority|people|close ID`

async function add(console: Console, { aware, words }: { aware?: string; words?: string }): Promise<void> {
  const awareAt = instant.safeParse(aware ?? console.now.toISOString()).data
  const said = words?.trim()
  if (!awareAt || !said || new Date(awareAt) > console.now) throw new Error(USAGE)
  const breach = { awareAt: new Date(awareAt), words: said }
  const id = await asSystem(console, (tx) => enterBreach(tx, breach))
  printLine(
    `Entered the breach ${id}. The authority must know within ${breachHoursLeft(breach.awareAt, console.now)} hours.`,
  )
}

async function list(console: Console): Promise<void> {
  const lines = await asSystem(console, async (tx) =>
    (await listOpenBreaches(tx)).map((row) => {
      const left = breachHoursLeft(row.aware_at, tx.now)
      const clock = row.authority_told_at
        ? 'the authority was told'
        : left < 0
          ? `the authority should have been told ${-left} h ago`
          : `${left} h left to tell the authority`
      const people = row.people_told_at ? 'people were told' : 'people were not told'
      return `${row.id}  ${row.aware_at.toISOString()}  ${clock}  ${people}  ${tx.vault.open(BREACH_PURPOSE, row.id, row.words_sealed)}`
    }),
  )
  if (lines.length === 0) printLine('No breach is open.')
  for (const line of lines) printLine(line)
}

async function step(console: Console, name: string, id: string): Promise<void> {
  if (!isBreachStep(name) || !z.guid().safeParse(id).success) throw new Error(USAGE)
  await asSystem(console, (tx) => stepBreach(tx, id, name))
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
    if (name === 'add') await add(console, values)
    else if (name === 'list') await list(console)
    else await step(console, name, id)
  })
}
