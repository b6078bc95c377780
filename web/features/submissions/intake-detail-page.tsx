import { IntakeDetail } from './intake-detail.tsx'

/** The intake for its fitter. */
export default function IntakeDetailPage() {
  return <IntakeDetail as="fitter" />
}
