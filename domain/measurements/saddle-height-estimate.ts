/** What the estimate of a saddle height is computed from. Lengths in mm, angles in degrees. */
export interface EstimateInput {
  inseam: number
  /** The smallest knee flexion that is wanted while pedalling. */
  kneeFlexion: number
  seatTubeAngle: number
  crankLength: number
}

/** A saddle height in mm. */
export interface SaddleHeightEstimate {
  /** From the pedal axle at the bottom of the stroke to the top of the saddle. */
  fromPedal: number
  /** From the centre of the bottom bracket: the same without the crank. */
  fromBottomBracket: number
  /** The error of the formula, in mm. */
  error: number
}

/** The inputs' limits. Our own: wider than the riders of the study. */
export const ESTIMATE_LIMITS = {
  inseam: { min: 500, max: 1100 },
  kneeFlexion: { min: 20, max: 55 },
  seatTubeAngle: { min: 65, max: 85 },
  crankLength: { min: 120, max: 190 },
} as const satisfies Record<keyof EstimateInput, { min: number; max: number }>

/** Root mean square error of the formula, in mm (Gatti 2021: 1.15 cm). */
const ERROR_MM = 12
const MM_PER_CM = 10

/**
 * Gatti et al. 2021 (n = 40, R² 0.97), in cm: 7.41 + 0.82 × inseam − 0.1 × knee flexion + 0.003 × inseam × seat tube
 * angle. Only the abstract was read. It does not say from where the height is measured: for usual riders the result is
 * 109% of the inseam, which is the distance from the pedal, so the crank is taken off for the height above the bottom
 * bracket.
 */
export function estimateSaddleHeight(input: EstimateInput): SaddleHeightEstimate {
  const inseam = input.inseam / MM_PER_CM
  const cm = 7.41 + 0.82 * inseam - 0.1 * input.kneeFlexion + 0.003 * inseam * input.seatTubeAngle
  const fromPedal = Math.round(cm * MM_PER_CM)
  return { fromPedal, fromBottomBracket: Math.round(fromPedal - input.crankLength), error: ERROR_MM }
}

/** The knee flexion that a 3D system would read for one read from 2D video, in degrees (Fonda 2014, n = 11). */
export const kneeFlexionIn3d = (in2d: number): number => Math.round((in2d + 2.2) * 10) / 10
