import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The headless shell is the same browser without windows. The stories take a fifth less time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const ON_THE_PATH = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests. It is installed from the system's packages or with Playwright if there is none.
 * @param {string} root
 * @returns {string | undefined} its path; undefined if it cannot be installed, after printing the reason
 */
export function ensureChromium(root) {
  const found = named() ?? onThePath() ?? playwrights()
  if (found !== undefined) return found
  const installed = fromDebian() ?? fromPlaywright(root)
  if (installed !== undefined) return installed
  console.error(
    'The browser tests need a Chromium, and none could be installed. Install one (Debian: apt-get install chromium; ' +
      'elsewhere Google Chrome) or set PLAYWRIGHT_CHROMIUM to its path, and run this again. ' +
      'Without a browser: npm test -- unit',
  )
  return undefined
}

function named() {
  const path = process.env.PLAYWRIGHT_CHROMIUM
  return path !== undefined && path !== '' ? path : undefined
}

function onThePath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = ON_THE_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find((file) => existsSync(file) && runs(file))
}

/** Some systems have a placeholder of that name that only prints how to install it. @param {string} file */
function runs(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** The path of Playwright's own Chromium. Asked in another process, so that a later download is found. */
function playwrights() {
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' })
  const file = stdout.trim()
  return file !== '' && existsSync(file) ? file : undefined
}

/** Debian's own package, if this process may install packages. Ubuntu's package is a placeholder. */
function fromDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (!/^ID="?debian"?$/m.test(release)) return undefined
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0)
    return undefined
  console.error('Installing Chromium from Debian for the browser tests …')
  const [command = 'env', ...before] = [
    ...asRoot,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-y',
  ]
  const apt = (/** @type {string[]} */ ...words) =>
    spawnSync(command, [...before, ...words], { stdio: ['ignore', 'ignore', 2] }).status === 0
  const install = () =>
    apt('install', '--no-install-recommends', HEADLESS_SHELL) ||
    apt('install', '--no-install-recommends', 'chromium')
  if (!install() && apt('update')) install()
  return onThePath()
}

/** @param {string} root */
function fromPlaywright(root) {
  console.error('Downloading Chromium with Playwright for the browser tests …')
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const withLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []
  spawnSync(process.execPath, [cli, 'install', ...withLibraries, 'chromium'], { stdio: ['ignore', 2, 2] })
  return playwrights()
}
