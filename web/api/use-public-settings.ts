import { useEffect, useState } from 'react'
import { api, type CallResponse } from './api.ts'

type PublicSettings = CallResponse<'GET /api/public-settings'>

/** They do not change while a page is open, so all users of the hook share one request. */
let requested: Promise<PublicSettings> | undefined

function requestOnce(): Promise<PublicSettings> {
  requested ??= api('GET /api/public-settings').catch((error: unknown) => {
    requested = undefined
    throw error
  })
  return requested
}

/** The public settings for the pages of a guest; undefined until they are known. */
export function usePublicSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>()
  useEffect(() => {
    requestOnce().then(setSettings, () => undefined)
  }, [])
  return settings
}
