import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

export interface Optional {
  /** Fetches the part, if the person needs it, as soon as they may. Returns a function that cancels this. */
  begin: (fetchPart: () => Promise<void>) => (() => void) | undefined
  file: () => Promise<ComponentType>
}

/**
 * A part that the page can do without. It is shown once it was fetched, and the page does not wait for it. If it cannot be
 * fetched, nothing is shown.
 */
export function OptionalPart({ part: { begin, file } }: { part: Optional }): ReactNode {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      begin(async () => {
        const fetched = await file()
        setPart(() => fetched)
      }),
    [begin, file],
  )
  return Part && <Part />
}
