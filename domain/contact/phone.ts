/** Bounds of a phone number, in characters. */
export const PHONE_LENGTH = { min: 5, max: 20 } as const

/** Whether a text is 5 to 20 of `+`, digits, spaces, brackets and dashes. */
export const isPhone = (text: string): boolean => /^[+\d ()-]{5,20}$/.test(text)

/** A number as it is kept: full-width digits made plain, its spacing as typed. */
export const normalPhone = (text: string): string => text.normalize('NFKC').trim()
