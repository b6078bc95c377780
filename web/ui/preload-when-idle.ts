interface Preloadable {
  preload: () => Promise<void>
}

/** Browsers without `requestIdleCallback` wait this long after the first page instead. */
const patience = 2000

/** Fetches pages once the browser has nothing else to do; answers how to call it off. */
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
