import { parseArgs } from 'node:util'
import { behindProblem, clockProblem, confirmClock, readClock } from '../clock/clock-seen.ts'
import type { Config } from '../config.ts'
import { printLine } from '../print-line.ts'
import { withOwner } from './owner-connection.ts'

/** `npm run clock` prints whether the machine's clock is plausible; `--confirm` confirms that it is right. */
export async function clockCommand(config: Config, args: string[], now: Date): Promise<void> {
  const { values } = parseArgs({ args, options: { confirm: { type: 'boolean', default: false } } })
  await withOwner(config, { exclusive: false }, async (owner) => {
    const reading = await readClock(owner, now)
    if (values.confirm) {
      await confirmClock(owner, now)
      printLine(`Confirmed: it is ${now.toISOString()}. Outdated data is deleted from now on.`)
    } else if (reading.plausible) {
      const behind = behindProblem(reading)
      printLine(
        behind ??
          `The clock says ${now.toISOString()}. Last known to run: ${reading.seen?.toISOString() ?? 'never'}.`,
      )
    } else printLine(clockProblem(reading))
  })
}
