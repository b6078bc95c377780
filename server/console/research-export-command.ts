import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { refuseOutdated } from '../database/refuse-outdated.ts'
import { openVaultOf } from '../database/set-up.ts'
import { printLine } from '../print-line.ts'
import { exportResearch } from '../research-export/export-research.ts'
import { keepResearchProfiles } from '../research-export/keep-profiles.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { asSystem, type Console } from './as-system.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = 'Usage: npm run research:export -- FOLDER'

/** Makes the bands that the server makes every few minutes, of all who consented since. */
async function keepProfiles(console: Console): Promise<void> {
  while (await asSystem(console, keepResearchProfiles)) {
    // There may be more.
  }
}

/**
 * `npm run research:export -- FOLDER` writes the fits of riders whose research consent is in force, without anything that
 * names them, with a data dictionary.
 */
export async function researchExportCommand(config: Config, [folder]: string[], now: Date): Promise<void> {
  if (!folder) throw new Error(USAGE)
  const ring = requireMasterKeys(config)
  const { people, fits, leftOut } = await withOwner(config, { exclusive: false }, async (owner, ownerUrl) => {
    await refuseOutdated(owner)
    await keepProfiles({ config, owner, ownerUrl, vault: await openVaultOf(owner, ring), now })
    return exportResearch(owner, folder, now)
  })
  printLine(
    `${fits} fits of ${people} people in ${resolve(folder)}. ${leftOut} were left out: too few are like them.`,
  )
}
