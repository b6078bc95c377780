import { defineAccountChange } from './account-change.ts'

/** A second factor was added. */
export const factorAdded = defineAccountChange('factor_added', 'factorAdded')
