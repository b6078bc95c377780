// `npm run bench` runs all benchmarks of bench/ one after the other; `npm run bench -- start-up` runs one of them.
import path from 'node:path'
import { runFolder } from './launch/run-folder.mjs'
import { ensureChromium } from './test/chromium.mjs'

// Pages are measured in the browser of the stories.
const chromium = ensureChromium(path.resolve(import.meta.dirname, '..'))
if (chromium !== undefined) process.env.PLAYWRIGHT_CHROMIUM = chromium

await runFolder('bench', process.argv.slice(2))
