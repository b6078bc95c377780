/** What the embedded sign-in service asks of a password; a hosted one tells its own reasons. */
export const passwordLength = { min: 8, max: 128 } as const

/** Characters as people count them, as the service does. */
export const isTooLong = (password: string): boolean => [...password].length > passwordLength.max
