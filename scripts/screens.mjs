// `npm run check:screens` starts the demo and looks at every screen in every way (e2e/walk). It continues where it was
// interrupted, and looks again at what another build showed; `--fresh` begins with a new demo. `npm run check:screens -- -g /outcomes`
// looks at some, `npm run check:screens -- accessibility.ts` only at what makes them accessible. Pictures are in
// var/screens/pictures, the sheets are docs/screen-sheet.md and docs/accessibility-sheet.md.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { runToEnd } from './launch/child.mjs'
import { ensureChromium } from './test/chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const words = process.argv.slice(2)
if (words.includes('--fresh')) rmSync(path.join(root, 'var', 'screens'), { recursive: true, force: true })

const chromium = ensureChromium(root)
process.exitCode =
  chromium === undefined
    ? 1
    : await runToEnd(
        process.execPath,
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          '--config=e2e/walk/walk.config.ts',
          '--reporter=line',
          ...words.filter((word) => word !== '--fresh'),
        ],
        { cwd: root, env: { ...process.env, PLAYWRIGHT_CHROMIUM: chromium } },
      )
