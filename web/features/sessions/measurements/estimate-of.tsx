import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'

const texts = ['estimate'] as const
const saddleHeight = lazyPart(
  async () => ({ default: (await import('./estimates.tsx')).SaddleHeightCalculator }),
  texts,
)
const kneeFlexion = lazyPart(
  async () => ({ default: (await import('./estimates.tsx')).KneeFlexionIn3d }),
  texts,
)

const ESTIMATES: Partial<Record<MeasurementKey, typeof saddleHeight>> = {
  saddle_height: saddleHeight,
  knee_flexion_min_dynamic: kneeFlexion,
}

/** What a study allows to estimate about a measurement, if there is such a study. */
export function EstimateOf({ measurement }: { measurement: MeasurementKey }) {
  const estimate = ESTIMATES[measurement]
  return (
    estimate && (
      <PartPlace waiting={<Skeleton lines={2} />}>
        <estimate.Part />
      </PartPlace>
    )
  )
}
