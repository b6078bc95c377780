// `npm run bench` runs all benchmarks of bench/ one after the other; `npm run bench -- start-up` runs one of them.
import { runFolder } from './launch/run-folder.mjs'

await runFolder('bench', process.argv.slice(2))
