import { type CaptureMethod, type ReferencePoint, SADDLE_REFERENCES } from './measurement.ts'

/** With what distances from the saddle are taken, the usual method first. */
export const SADDLE_METHODS = ['tape', 'jig', 'motion_3d'] as const satisfies readonly CaptureMethod[]

/**
 * How the saddle is measured in a fit: from which of its points, and with what. It is chosen once per fit, before the
 * first number, because numbers from different points cannot be compared.
 */
export type SaddleHow = {
  reference: (typeof SADDLE_REFERENCES)[number]
  method: (typeof SADDLE_METHODS)[number]
}

/** What is offered to a fitter who has not chosen yet. */
export const USUAL_SADDLE_HOW: SaddleHow = { reference: 'width_80', method: 'tape' }

/** Whether a measurement is taken from a point of the saddle. */
export const isFromSaddle = ({ references = [] }: { references?: readonly ReferencePoint[] }): boolean =>
  references.some((point) => SADDLE_REFERENCES.some((one) => one === point))

/** The choice in these words of the vocabulary; null if one of them is missing or unknown. */
export function saddleHowOf(reference: string | null, method: string | null): SaddleHow | null {
  const point = SADDLE_REFERENCES.find((one) => one === reference)
  const means = SADDLE_METHODS.find((one) => one === method)
  return point && means ? { reference: point, method: means } : null
}
