import { isLoading, whenLoaded } from '#web/api/page-loading.ts'
import { whenOnline } from './online.ts'

interface Preloadable {
  preload: () => Promise<void>
}

/** The delay in ms after the first page for browsers without `requestIdleCallback`. */
const patience = 2000

/** Fulfilled when the browser has nothing to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, patience)
  })

const conditions = [whenOnline, whenLoaded, idle]

/** Fulfilled when the browser is idle and online, and the page has everything that it has asked for, or once cancelled. */
async function settled(isCancelled: () => boolean): Promise<void> {
  do {
    for (const fulfilled of conditions) {
      if (isCancelled()) return
      await fulfilled()
    }
  } while (isLoading() || !navigator.onLine)
}

/**
 * Does work that the page does not wait for: one after the other, each when the browser is idle and online and the page
 * has its own code and data. A failure does not stop the others. Returns a function that cancels what has not begun.
 */
export function workWhenIdle(works: readonly Preloadable[]): () => void {
  let cancelled = false
  const workAll = async () => {
    for (const { preload } of works) {
      await settled(() => cancelled)
      if (cancelled) return
      await preload().catch(() => undefined)
    }
  }
  void workAll()
  return () => {
    cancelled = true
  }
}

/** Whether the person has asked the browser to use little data. */
const savesData = () => {
  const line: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true
}

/**
 * Preloads other pages when the browser is idle, unless the person saves data. Returns a function that cancels it.
 */
export const preloadWhenIdle = (pages: readonly Preloadable[]): (() => void) =>
  savesData() ? () => undefined : workWhenIdle(pages)
