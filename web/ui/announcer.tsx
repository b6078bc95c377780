import { useSyncExternalStore } from 'react'
import { ANNOUNCEMENT_MS } from '#domain/product.ts'

interface Announcement {
  id: number
  text: string
}

let announcements: readonly Announcement[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Announcement[]): void {
  announcements = next
  for (const listener of listeners) listener()
}

/** Announces a translated text to screen readers once. It is removed from the live region after 5 seconds. */
export function announce(text: string): void {
  lastId += 1
  const id = lastId
  replace([...announcements, { id, text }])
  setTimeout(() => replace(announcements.filter((each) => each.id !== id)), ANNOUNCEMENT_MS)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The live region. There is one per page, in the frame. */
export function Announcer() {
  const texts = useSyncExternalStore(subscribe, () => announcements)
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className="sr-only" data-announcer>
      {texts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
