import { useCallback, useEffect, useState } from 'react'
import {
  clearCachedUser,
  deviceStorage,
  readCachedUser,
  userKey,
  writeCachedUser,
} from '#web/account/auth-cache.ts'
import type { Present } from '#web/account/present.ts'
import { type SignedIn, USER_STALE_MS, whoIsSignedIn } from '#web/api/who-is-signed-in.ts'

/**
 * The server's answer to who is signed in; undefined until it is known. It is asked at the start, when another tab has
 * signed in or out, and when the page is shown again with an old answer.
 */
function useAnswer(): { answer: SignedIn | null | undefined; refresh: Present['refresh'] } {
  const [answer, setAnswer] = useState<SignedIn | null>()
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    let askedAt = 0
    let asked = 0
    const ask = () => {
      askedAt = Date.now()
      asked += 1
      const question = asked
      // Without an answer the remembered guest stays, because the draft is on the device.
      whoIsSignedIn(signal).then(
        // An earlier question may be answered later, with somebody who has signed out since.
        (user) => question === asked && setAnswer(user),
        () => undefined,
      )
    }
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === userKey && oldValue !== newValue) ask()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > USER_STALE_MS) ask()
    }
    window.addEventListener('storage', onStorage, { signal })
    document.addEventListener('visibilitychange', onVisible, { signal })
    ask()
    return () => ends.abort()
  }, [])
  const refresh = useCallback(async () => setAnswer(await whoIsSignedIn()), [])
  return { answer, refresh }
}

/** The user of the last visit first, then the server's answer. */
export function usePresentGuest(): Present {
  const [remembered] = useState(() => readCachedUser(deviceStorage))
  const { answer, refresh } = useAnswer()
  useEffect(() => {
    if (answer) writeCachedUser(deviceStorage, answer)
    if (answer === null) clearCachedUser(deviceStorage)
  }, [answer])
  const user = answer === undefined ? remembered : answer
  if (user) return { status: 'authenticated', user, role: user.role, refresh }
  return { status: answer === undefined ? 'loading' : 'unauthenticated', user: null, role: null, refresh }
}
