import type { ZoneChange } from '#domain/outcomes/zone-change.ts'

/** Whether a zone was named at either time; the others are free of discomfort, before and after. */
export const isMarkedZone = ({ before, after }: ZoneChange): boolean => before > 0 || after > 0
