/** Asks the service worker to keep what this page has fetched so far: its own language among it. */
async function keepWhatWasFetched(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({ keep: fetched })
}

/**
 * Lets the form be opened again without a connection: its own files are kept in this browser, never an answer of the
 * API. Only the pages of a form ask for it. A browser that cannot do it fills the form in all the same.
 */
export async function keepFormOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    await keepWhatWasFetched()
  } catch {
    // Private windows and some settings refuse: the draft still lives on the device and with the server.
  }
}
