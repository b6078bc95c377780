import { types } from 'pg'

const { DATE, NUMERIC } = types.builtins
/** An array of days, for which the driver has no name. */
const DATE_ARRAY = 1182

/** The days of `{2026-01-02,2026-02-03}`. */
const days = (text: string): string[] => (text === '{}' ? [] : text.slice(1, -1).split(','))

/**
 * Converts values of the database where the driver's own conversion is not suitable: a day stays a string (a `Date`
 * would be midnight in some time zone), and numeric becomes a number (ours have few digits).
 */
export const valueParsers = {
  getTypeParser(...[id, format]: Parameters<typeof types.getTypeParser>) {
    if (id === DATE) return (text: string) => text
    if (Number(id) === DATE_ARRAY) return days
    if (id === NUMERIC) return Number
    return types.getTypeParser(id, format)
  },
}
