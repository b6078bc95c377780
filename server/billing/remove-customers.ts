import type { Billing } from './billing.ts'
import { removeCustomer } from './customers.ts'
import { deleteRemoval, listRemovals } from './plan.repository.ts'

/** Customers removed in one turn. */
const BATCH = 20

/**
 * Removes the customers at Stripe whose accounts here are gone. One that cannot be removed now stays in the list.
 * @returns whether there is more
 */
export async function removeCustomers({ asSystem, client }: Billing): Promise<boolean> {
  const customers = await asSystem((tx) => listRemovals(tx, BATCH))
  for (const customer of customers) {
    await removeCustomer(client, customer)
    await asSystem((tx) => deleteRemoval(tx, customer))
  }
  return customers.length === BATCH
}
