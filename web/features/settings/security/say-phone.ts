/** A phone number as people write it. The sign-in service stores it without its plus. */
export const sayPhone = (phone: string): string => (phone.startsWith('+') ? phone : `+${phone}`)
