/** Thrown before a call the service would refuse: this session has not shown the second factor. Told by the service's own code. */
export class FactorUnproven extends Error {
  override readonly name = 'FactorUnproven'
  readonly code = 'insufficient_aal'
}
