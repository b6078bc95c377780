import { defineAccountChange } from './account-change.ts'

/** The address of the account was changed. */
export const emailChanged = defineAccountChange('email_changed', 'addressChanged')
