import { IntakeDetail } from './intake-detail.tsx'

/** The intake as the rider who sent it reads it. */
export default function ClientIntakePage() {
  return <IntakeDetail as="rider" />
}
