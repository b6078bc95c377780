/** A number as people write it: the sign-in service keeps it without its plus. */
export const sayPhone = (phone: string): string => (phone.startsWith('+') ? phone : `+${phone}`)
