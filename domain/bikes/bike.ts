/** The kinds of bike a rider can ride and be fitted on. */
export const BIKE_TYPES = ['road', 'gravel', 'mountain', 'time_trial', 'track', 'e_bike'] as const
export type BikeType = (typeof BIKE_TYPES)[number]

/** What identifies a bike; each detail may be unknown. */
export type BikeDetails = {
  make: string | null
  model: string | null
  size: string | null
  /** The rider's own name for it. */
  name: string | null
}
