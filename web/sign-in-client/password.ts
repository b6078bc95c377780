import { passwordFaults } from '#domain/password/password-faults.ts'

export { passwordLength } from '#domain/password/password-faults.ts'

/**
 * Uses the same function as the embedded service. Other requirements of the service are shown when it refuses the
 * password.
 */
export const isTooLong = (password: string): boolean => passwordFaults(password).includes('too_long')
