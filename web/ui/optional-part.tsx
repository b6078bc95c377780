import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface OptionalPart {
  /** Fetches the part, if the person needs it, as soon as they may. Returns a function that cancels this. */
  begin: (fetchPart: () => Promise<void>) => (() => void) | undefined
  file: () => Promise<ComponentType>
}

/**
 * A part that the page can do without. It is shown once it was fetched, and the page does not wait for it. If it cannot be
 * fetched, nothing is shown.
 */
export function optionalPart({ begin, file }: OptionalPart): () => ReactNode {
  return function Optional() {
    const [Part, setPart] = useState<ComponentType | null>(null)
    useEffect(
      () =>
        begin(async () => {
          const fetched = await file()
          setPart(() => fetched)
        }),
      [],
    )
    return Part && <Part />
  }
}
