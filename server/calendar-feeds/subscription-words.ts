import type { Place } from '../vault/vault.ts'

/** The vault's place for the name and the address of another calendar, which are sealed under the fitter's key. */
export const subscriptionPlace = (id: string, field: 'name' | 'url'): Place => ({
  table: 'calendar_subscription',
  row: id,
  field,
})
