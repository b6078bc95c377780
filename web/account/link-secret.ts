import { useEffect, useState } from 'react'
import { tabKeys } from '#web/device-keys.ts'
import { useNavigation } from '#web/ui/navigation.tsx'

const keyOf = (name: string) => `${tabKeys.linkSecret}${name}`

/** The secret in a link's fragment. The `#main` of the skip link is not one. */
const secretIn = (hash: string): string | null => /^#([\w-]{16,64})$/.exec(hash)?.[1] ?? null

function storedSecret(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

function keep(name: string, secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), secret)
  } catch {
    // Without storage, a reload needs the link again.
  }
}

/**
 * The secret of a link, or null. It is read from the URL's fragment, which is removed at once, and kept for this tab
 * under the name so that it survives a reload.
 */
export function useLinkSecret(name: string): [secret: string | null, take: (secret: string | null) => void] {
  const {
    place: { hash, pathname, search },
    go,
  } = useNavigation()
  const [secret, setSecret] = useState(() => secretIn(hash) ?? storedSecret(name))
  // Not a layout effect: the router accepts a navigation only once its own have run, which is after those of the page.
  useEffect(() => {
    const given = secretIn(hash)
    if (given === null) return
    keep(name, given)
    setSecret(given)
    go(pathname + search, { replace: true })
  }, [hash, pathname, search, name, go])
  const take = (next: string | null) => {
    keep(name, next)
    setSecret(next)
  }
  return [secret, take]
}
