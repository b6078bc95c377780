/** Asks the service worker to keep what this page has fetched so far: its own language among it. */
async function keepWhatWasFetched(workbench: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({ keep: fetched, workbench })
}

/**
 * Lets the form be opened again without a connection, or the workbench too: their own files are kept in this browser,
 * never an answer of the API. Only these pages ask for it. A browser that cannot do it does its work all the same.
 */
async function keepOffline(workbench: boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    await keepWhatWasFetched(workbench)
  } catch {
    // Private windows and some settings refuse: the draft still lives on the device and with the server.
  }
}

export const keepFormOffline = () => keepOffline(false)
export const keepWorkbenchOffline = () => keepOffline(true)
