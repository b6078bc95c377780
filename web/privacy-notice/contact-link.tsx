import { useEffect, useState } from 'react'
import { api } from '#web/api/api.ts'

/** A link to the provider's mail address; nothing until the address is known. */
export function ContactLink() {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    api('GET /api/public-settings').then(
      ({ contactEmail }) => setAddress(contactEmail),
      () => undefined,
    )
  }, [])
  return address && <a href={`mailto:${address}`}>{address}</a>
}
