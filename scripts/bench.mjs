// `npm run bench` runs every benchmark of bench/ one after the other; `npm run bench -- start-up` that one alone.
import { runFolder } from './launch/run-folder.mjs'

await runFolder('bench', process.argv.slice(2))
