/**
 * Thrown before a call that the service would refuse because this session has not verified the second factor. It has
 * the service's own code.
 */
export class FactorUnproven extends Error {
  override readonly name = 'FactorUnproven'
  readonly code = 'insufficient_aal'
}
