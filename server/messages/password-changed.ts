import { defineAccountChange } from './account-change.ts'

/** The password was changed. */
export const passwordChanged = defineAccountChange('password_changed', 'passwordChanged')
