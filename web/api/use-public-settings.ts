import { useEffect, useState } from 'react'
import { api, type CallResponse } from './api.ts'

type PublicSettings = CallResponse<'GET /api/public-settings'>

/** The public settings for the pages of a guest; undefined until they are known. */
export function usePublicSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>()
  useEffect(() => {
    api('GET /api/public-settings').then(setSettings, () => undefined)
  }, [])
  return settings
}
