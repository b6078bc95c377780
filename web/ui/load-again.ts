import type { PageLoadError } from './page-load-error.ts'

/** How long the server has to answer, in ms. */
const patience = 5000

/** Whether the server has the program of this page, has another by now, or cannot be reached. */
export async function askForProgram(): Promise<'here' | 'gone' | 'unreachable'> {
  const program = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (program === undefined) return 'here'
  // The service worker leaves HEAD to the server. To GET it would answer with what it has kept.
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
  const answer = await fetch(program, asked).catch(() => null)
  if (answer?.status === 404) return 'gone'
  return answer?.ok ? 'here' : 'unreachable'
}

/**
 * Loads what could not be loaded, and shows it. Without the server nothing changes. Some browsers never fetch a module
 * again that has failed once (Chromium until 150 at least), so the whole page is loaded anew if it does not succeed
 * although the server is there.
 */
export async function loadAgain({ load }: PageLoadError, show: () => void): Promise<void> {
  const program = await askForProgram()
  if (program === 'unreachable') return
  const reload = () => window.location.reload()
  if (program === 'gone' || load === null) reload()
  else await load().then(show, reload)
}
