import { defineAccountChange } from './account-change.ts'

/** A second factor was removed with a recovery code. */
export const factorRecovered = defineAccountChange('factor_recovered', 'factorRecovered')
