import { workWhenIdle } from '#web/ui/preload-when-idle.ts'

/** Asks the service worker to cache what this page has fetched so far, including its language. */
async function keepWhatWasFetched(workbench: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage({ keep: fetched, workbench })
}

/**
 * Makes the form, or also the workbench, available offline: the service worker caches their files, never API responses.
 * Only these pages register it. In a browser without service workers the pages work as before.
 */
async function keepOffline(workbench: boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    await keepWhatWasFetched(workbench)
  } catch {
    // Private windows and some settings refuse it. The draft is still stored on the device and on the server.
  }
}

/** Begins when the browser is idle. Returns a function that cancels it before that. */
export const keepFormOffline = () => workWhenIdle([{ preload: () => keepOffline(false) }])
export const keepWorkbenchOffline = () => keepOffline(true)
