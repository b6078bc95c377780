// `npm run drill` attacks and breaks the product in every way of drills/; `npm run drill -- fuzz` in that one alone.
import { runFolder } from './launch/run-folder.mjs'

await runFolder('drills', process.argv.slice(2))
