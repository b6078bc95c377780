import { types } from 'pg'

const { DATE, NUMERIC } = types.builtins

/**
 * Converts values of the database where the driver's own conversion is not suitable: a day stays a string (a `Date`
 * would be midnight in some time zone), and numeric becomes a number (ours have few digits).
 */
export const valueParsers = {
  getTypeParser(...[id, format]: Parameters<typeof types.getTypeParser>) {
    if (id === DATE) return (text: string) => text
    if (id === NUMERIC) return Number
    return types.getTypeParser(id, format)
  },
}
