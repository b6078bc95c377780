import { usePublicSettings } from '#web/api/use-public-settings.ts'

/** A link to the provider's mail address; nothing until the address is known. */
export function ContactLink() {
  const address = usePublicSettings()?.contactEmail
  return address && <a href={`mailto:${address}`}>{address}</a>
}
