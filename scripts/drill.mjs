// `npm run drill` runs all drills of drills/, which attack and break the product; `npm run drill -- fuzz` runs one.
import { runFolder } from './launch/run-folder.mjs'

await runFolder('drills', process.argv.slice(2))
