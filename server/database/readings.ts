/** That somebody opened something of a rider's file. */
export interface Reading {
  /** `submission.read`, `photo.read`, … */
  action: string
  entity: string
  entityId: string
  fitterId: string
  riderId: string
}
