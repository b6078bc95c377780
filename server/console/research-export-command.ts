import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import { refuseOutdated } from '../database/refuse-outdated.ts'
import { printLine } from '../print-line.ts'
import { exportResearch } from '../research-export/export-research.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = 'Usage: npm run research:export -- FOLDER'

/**
 * `npm run research:export -- FOLDER` writes the fits of riders whose research consent is in force, without anything that
 * names them, with a data dictionary.
 */
export async function researchExportCommand(config: Config, [folder]: string[], now: Date): Promise<void> {
  if (!folder) throw new Error(USAGE)
  const { people, fits, leftOut } = await withOwner(config, { exclusive: false }, async (owner) => {
    await refuseOutdated(owner)
    return exportResearch(owner, folder, now)
  })
  printLine(
    `${fits} fits of ${people} people in ${resolve(folder)}. ${leftOut} were left out: too few are like them.`,
  )
}
