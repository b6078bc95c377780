interface Preloadable {
  preload: () => Promise<void>
}

/** The delay in ms after the first page for browsers without `requestIdleCallback`. */
const patience = 2000

/** Preloads pages when the browser is idle. Returns a function that cancels it. */
export function preloadWhenIdle(pages: readonly Preloadable[]): () => void {
  const preload = () => {
    for (const page of pages) void page.preload()
  }
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(preload)
    return () => window.cancelIdleCallback(request)
  }
  const timer = setTimeout(preload, patience)
  return () => clearTimeout(timer)
}
