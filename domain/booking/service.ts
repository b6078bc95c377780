/**
 * What a booking belongs to: a new fit joins or opens a session and asks for the intake, a check-up belongs to the latest
 * fit, and a call belongs to none.
 */
export const SERVICE_KINDS = ['fit', 'check_up', 'call'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

/** The bounds of a service. */
export const SERVICE_MINUTES = { least: 5, most: 720 } as const
export const BUFFER_MINUTES = { least: 0, most: 240 } as const
/** The most services of one fitter, those no longer offered not counted. */
export const MOST_SERVICES = 20
/** The longest texts of a service, and of what a rider writes to the fitter. */
export const SERVICE_INCLUDES = 1000
export const RIDER_NOTE = 500
