import { types } from 'pg'

const { DATE, NUMERIC } = types.builtins

/**
 * How values of the database become values of the program, where the driver's own way is of no use: a day stays the
 * day it is (a `Date` would be midnight somewhere), a number is a number (ours have few digits).
 */
export const valueParsers = {
  getTypeParser(...[id, format]: Parameters<typeof types.getTypeParser>) {
    if (id === DATE) return (text: string) => text
    if (id === NUMERIC) return Number
    return types.getTypeParser(id, format)
  },
}
