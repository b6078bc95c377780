import { defineAccountChange } from './account-change.ts'

/** A second factor was removed. */
export const factorRemoved = defineAccountChange('factor_removed', 'factorRemoved')
