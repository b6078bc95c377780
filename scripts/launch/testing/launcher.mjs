// A launcher that runs one command for ever. Once it runs, FILE holds the process ids of both: `launcher.mjs FILE`.
import { obeyStops, runToEnd } from '../child.mjs'

obeyStops()
const [file = ''] = process.argv.slice(2)
const script = `
  require('node:fs').writeFileSync(${JSON.stringify(file)}, ${process.pid} + ' ' + process.pid)
  setInterval(() => undefined, 1000)`
process.exitCode = await runToEnd(process.execPath, ['-e', script], { cwd: process.cwd(), env: process.env })
