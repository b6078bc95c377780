import { PRODUCT_SLUG } from '#domain/product.ts'

/**
 * Every name under which the product keeps something in the storage of a browser. The privacy notice has a line for
 * each, which the compiler asks for. `web/head.ts` repeats some, because it can import nothing.
 */
export const deviceKeys = {
  hostedSession: `${PRODUCT_SLUG}-auth`,
  user: 'auth_user',
  role: 'auth_role',
  logoutOwed: 'logout_owed',
  keptRecord: `${PRODUCT_SLUG}-keeping`,
  language: 'language',
  theme: 'theme',
  secondFactorLater: 'second_factor_later',
  secondFactorRead: 'second_factor_read',
  firstStepsHidden: 'first_steps_hidden',
} as const

/** The same for the storage of a tab, which ends with the tab. The secret of a link has the link's name at the end. */
export const tabKeys = {
  linkSecret: `${PRODUCT_SLUG}-`,
  startId: `${PRODUCT_SLUG}-press`,
  linking: 'linking',
} as const

export type DeviceKey = keyof typeof deviceKeys
