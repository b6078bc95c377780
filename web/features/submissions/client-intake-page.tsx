import { IntakeDetail } from './intake-detail.tsx'

/** The intake for the rider who submitted it. */
export default function ClientIntakePage() {
  return <IntakeDetail as="rider" />
}
