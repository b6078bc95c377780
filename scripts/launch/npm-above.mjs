import { readFileSync } from 'node:fs'

/**
 * `npm start` consists of npm, sometimes a shell, and this process. A signal to npm may end it before it passes signals
 * on, and a SIGKILL is never passed on. The remaining processes then get a new parent: the first process of the
 * machine, or one that adopts orphans.
 */
const COLLECTS_ORPHANS = /^(systemd|init|launchd)$/
const RUNS_SCRIPTS = /\b(npm|npx|node|pnpm|yarn|bun)\b/

/** The name and the parent of a process; undefined if the system does not provide them. @param {number} pid */
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
 * This process's parent and, if that is a shell between npm and this process, the shell's parent. It does not include
 * npm's own parent, because the shell that started npm in the background may end.
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
 * Returns a function that tells whether npm, which started this process, has ended, even before the first call. Without
 * npm it always returns false, because then a parent may end normally.
 * @returns {() => boolean}
 */
export function npmAbove() {
  if (process.env.npm_lifecycle_event === undefined) return () => false
  const first = ancestors()
  const goneAlready = process.platform === 'linux' && takesOverOrphans(first.at(-1) ?? 0)
  return () => goneAlready || ancestors().join() !== first.join()
}
