import { DUE_SOON_DAYS } from '#domain/retention.ts'
import type { Config } from '../config.ts'
import { refuseOutdated } from '../database/refuse-outdated.ts'
import { printLine } from '../print-line.ts'
import { reportRetention } from '../retention/retention-report.ts'
import { withOwner } from './owner-connection.ts'

/** `npm run retention`: tells what the daily retention would erase now and soon. It erases nothing. */
export async function retentionCommand(config: Config, _args: string[], now: Date): Promise<void> {
  const report = await withOwner(config, { exclusive: false }, async (owner) => {
    await refuseOutdated(owner)
    return reportRetention(owner, now)
  })
  printLine(`Class: due now, due within ${DUE_SOON_DAYS} days. Nothing was erased.`)
  for (const { name, now: due, soon } of report) printLine(`${name}: ${due}, ${soon}`)
}
