// A launcher with a command that never ends. Writes the process ids of both to FILE: `launcher.mjs FILE`.
import { obeyStops, runToEnd } from '../child.mjs'

obeyStops()
const [file = ''] = process.argv.slice(2)
const script = `
  require('node:fs').writeFileSync(${JSON.stringify(file)}, ${process.pid} + ' ' + process.pid)
  setInterval(() => undefined, 1000)`
process.exitCode = await runToEnd(process.execPath, ['-e', script], { cwd: process.cwd(), env: process.env })
