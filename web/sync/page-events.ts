export interface PageEvents {
  /** The page may be gone in a moment. */
  hidden?(): void
  shown?(): void
  online?(): void
  offline?(): void
}

/** Follows when the page is hidden or shown and when the connection comes and goes. @returns how to stop */
export function watchPage({ hidden, shown, online, offline }: PageEvents): () => void {
  const ends = new AbortController()
  const { signal } = ends
  const visibility = () => (document.visibilityState === 'hidden' ? hidden?.() : shown?.())
  document.addEventListener('visibilitychange', visibility, { signal })
  window.addEventListener('pagehide', () => hidden?.(), { signal })
  window.addEventListener('online', () => online?.(), { signal })
  window.addEventListener('offline', () => offline?.(), { signal })
  return () => ends.abort()
}
