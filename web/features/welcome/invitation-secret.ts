import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PRODUCT_SLUG } from '#domain/product.ts'

const KEY = `${PRODUCT_SLUG}-invitation`

/** A secret as links carry it; `#main` of the skip link is none. */
const secretIn = (hash: string): string | null => /^#([\w-]{16,64})$/.exec(hash)?.[1] ?? null

function keptSecret(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, secret)
  } catch {
    // A browser that keeps nothing needs the link again after a reload.
  }
}

/**
 * The secret of the invitation: taken from the address's fragment, which loses it at once; kept for this tab, so that a
 * reload goes on. Null when there is none.
 */
export function useInvitationSecret(): [secret: string | null, take: (secret: string | null) => void] {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [secret, setSecret] = useState(() => secretIn(hash) ?? keptSecret())
  useLayoutEffect(() => {
    const given = secretIn(hash)
    if (given === null) return
    keep(given)
    setSecret(given)
    void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  const take = (next: string | null) => {
    keep(next)
    setSecret(next)
  }
  return [secret, take]
}
