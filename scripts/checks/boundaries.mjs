import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runTool } from '../check/command.mjs'
import { folderCycles } from '../check/folder-cycles.mjs'

const FOLDERS = [
  'domain',
  'contract',
  'locales',
  'identity',
  'server',
  'web',
  'e2e',
  'bench',
  'drills',
  'scripts',
]

export const name = 'boundaries'

/**
 * The rules for files are in .dependency-cruiser.cjs. This also finds folder cycles and a cruiser that reads nothing.
 */
export async function run() {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(ROOT, folder)))
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
  const { stdout, output } = await runTool('dependency-cruiser/bin/dependency-cruise.mjs', args)
  if (!stdout.startsWith('{')) return { ok: false, output }
  const { modules, summary } = JSON.parse(stdout)
  const problems = [...blindness(modules), ...violations(summary), ...folderCycles(modules)]
  return { ok: problems.length === 0, output: problems.join('\n') }
}

/** Detects a cruiser that cannot read TypeScript or resolve "#layer/…" imports: it would never find a violation. */
function blindness(modules) {
  const cruised = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'))
  const across = cruised
    .flatMap(({ dependencies }) => dependencies)
    .filter(({ module }) => module.startsWith('#'))
  const followed = across.filter(({ resolved }) => existsSync(path.join(ROOT, resolved)))
  if (cruised.length > 0 && followed.length > 0) return []
  return [
    `dependency-cruiser read ${cruised.length} files and followed ${followed.length} of ${across.length} imports ` +
      'between layers: the rules are not being checked (typescript must have a JavaScript API)',
  ]
}

/** One line for each violation, with what to do instead. */
function violations({ violations, ruleSetUsed }) {
  const advice = Object.fromEntries(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
  return violations.map(({ from, to, rule, cycle }) => {
    const way = cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')
    return `${from} → ${way}\n  ${rule.name}: ${advice[rule.name]}`
  })
}
