import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { refuseOutdated } from '../database/refuse-outdated.ts'
import { openVaultOf, runTimeLogin } from '../database/set-up.ts'
import { deriveDueOutcomes } from '../outcomes/derive-due.ts'
import { rebuildFigures, rebuildOutcomes } from '../outcomes/rebuild.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

/**
 * `npm run outcomes:rebuild`: computes the plain figures of every form and the outcome of every fit again, from the
 * stored documents. Without a fault nothing changes. It may run beside the server, be interrupted and repeated.
 */
export async function rebuildOutcomesCommand(config: Config, _args: string[], now: Date): Promise<void> {
  const ring = requireMasterKeys(config)
  await withOwner(config, { exclusive: false }, async (owner, ownerUrl) => {
    await refuseOutdated(owner)
    const vault = await openVaultOf(owner, ring)
    const { forms, corrected } = await rebuildFigures(owner, vault)
    printLine(
      `${forms} forms: the figures of ${corrected} were not those of their answers and were replaced.`,
    )
    const login = await runTimeLogin(owner, { ownerUrl, url: config.database?.url ?? null }, vault)
    const database = openDatabase({ ...login, vault, publicUrl: config.publicUrl, size: 1 })
    let failed = 0
    try {
      const fits = await rebuildOutcomes(owner, async () => {
        const circumstances = { now, requestId: `outcomes-${randomUUID()}` }
        const derived = await database.perform({ system: true }, circumstances, deriveDueOutcomes)
        for (const { sessionId } of derived.failed) printLine(`Session ${sessionId} could not be derived.`)
        failed += derived.failed.length
        return derived
      })
      printLine(`${fits} fits: derived again, ${failed} failed.`)
    } finally {
      await database.close()
    }
  })
}
