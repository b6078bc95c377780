import { use } from 'react'
import { usePublicSettings } from '#web/api/use-public-settings.ts'
import { ContactAddress } from '#web/documents/contact-address.ts'

/** A link to the provider's mail address; nothing until the address is known. */
export function ContactLink() {
  const here = use(ContactAddress)
  const asked = usePublicSettings()?.contactEmail
  const address = here ?? asked
  return address && <a href={`mailto:${address}`}>{address}</a>
}
