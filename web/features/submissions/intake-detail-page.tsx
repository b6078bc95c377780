import { IntakeDetail } from './intake-detail.tsx'

/** The intake as its fitter reads it. */
export default function IntakeDetailPage() {
  return <IntakeDetail as="fitter" />
}
