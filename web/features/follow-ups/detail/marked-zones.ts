import type { ZoneChange } from '#domain/outcomes/zone-change.ts'

/** Whether a zone was named at either time. The other zones had no discomfort before or after. */
export const isMarkedZone = ({ before, after }: ZoneChange): boolean => before > 0 || after > 0
