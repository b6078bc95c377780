// `npm run check:screens` starts the demo and looks at every screen in every way and in every language (e2e/walk).
// It continues where it was interrupted, and looks again at what is built anew; `--fresh` begins with a new demo.
// `npm run check:screens -- -g /outcomes` looks at some, `-- languages.ts` at the languages alone, and
// `-- accessibility.ts` at what makes screens accessible. Pictures are in
// var/screens/pictures and, of faults in a language, var/screens/languages; the sheets are docs/screen-sheet.md,
// docs/language-sheet.md and docs/accessibility-sheet.md.
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
