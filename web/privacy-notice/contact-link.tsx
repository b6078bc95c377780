import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'

/** The provider's address, to write to. */
export function ContactLink() {
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  if (!settings) return null
  return <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
}
