import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'

/** A link to the provider's mail address. */
export function ContactLink() {
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  if (!settings) return null
  return <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
}
