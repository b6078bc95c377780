import { passwordFaults } from '#domain/password/password-faults.ts'

export { passwordLength } from '#domain/password/password-faults.ts'

/** Judged by the function the embedded service judges by; what else it or a hosted service asks for, it says itself. */
export const isTooLong = (password: string): boolean => passwordFaults(password).includes('too_long')
