import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import type { Legal } from './use-legal.ts'

/** The name and the address of who operates the installation. */
export function OperatorAddress({ operator }: { operator: NonNullable<Legal['operator']> }) {
  return (
    <address className="not-italic">
      <span className="font-semibold">{operator.name}</span>
      {operator.address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <ContactLink />
    </address>
  )
}
