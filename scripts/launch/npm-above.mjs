import { readFileSync } from 'node:fs'

/**
 * `npm start` is npm, perhaps a shell, and this process. A signal to npm alone may end it before it passes signals on,
 * and nothing passes on a kill. What is left then gets a new parent: the first process of the machine, or one that
 * collects orphans.
 */
const COLLECTS_ORPHANS = /^(systemd|init|launchd)$/
const RUNS_SCRIPTS = /\b(npm|npx|node|pnpm|yarn|bun)\b/

/** The name and the parent of a process; undefined where the system does not tell. @param {number} pid */
function processFacts(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', above = ''] = /\((.*)\) \S (\d+)/s.exec(stat) ?? []
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { name, command, parent: Number(above) }
  } catch {
    return undefined
  }
}

/**
 * This process's parent and, where that is a shell between npm and this process, the shell's parent. Not npm's own
 * parent: whoever started npm in the background may end.
 * @returns {number[]}
 */
function ancestors() {
  const facts = processFacts(process.ppid)
  return facts?.name.endsWith('sh') ? [process.ppid, facts.parent] : [process.ppid]
}

/** @param {number} pid */
function takesOverOrphans(pid) {
  if (pid <= 0) return true
  const facts = processFacts(pid)
  if (facts === undefined || RUNS_SCRIPTS.test(facts.command)) return false
  return pid === 1 || COLLECTS_ORPHANS.test(facts.name)
}

/**
 * Tells whether npm, which started this process, has ended, even if it had before this was first asked. Started without
 * npm the answer is always no, because then a parent may end in peace.
 * @returns {() => boolean}
 */
export function npmAbove() {
  if (process.env.npm_lifecycle_event === undefined) return () => false
  const first = ancestors()
  const goneAlready = process.platform === 'linux' && takesOverOrphans(first.at(-1) ?? 0)
  return () => goneAlready || ancestors().join() !== first.join()
}
