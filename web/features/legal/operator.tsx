import { valuePlace } from '#domain/page-values.ts'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'

/** The name and the address of who operates the installation. */
export function OperatorAddress() {
  return (
    <address className="not-italic">
      <span className="font-semibold">{valuePlace('operatorName')}</span>
      <span className="block whitespace-pre-line">{valuePlace('operatorAddress')}</span>
      <ContactLink />
    </address>
  )
}
