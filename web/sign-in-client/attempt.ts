import type { GoTrueClient } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'
import { awaitExchange, takeExchangeFailure } from './exchange-failure.ts'
import { openHosted } from './hosted-client.ts'

/**
 * Runs one operation at the sign-in service, and waits for the product's answer to it.
 * @throws the error of either
 */
export async function attempt(
  queryClient: QueryClient,
  work: (hosted: GoTrueClient) => Promise<void>,
): Promise<void> {
  const over = awaitExchange()
  try {
    const hosted = await openHosted(queryClient)
    // A failure of the restored session is not a failure of this operation.
    takeExchangeFailure()
    await work(hosted)
    const refused = takeExchangeFailure()
    if (refused !== null) throw refused
  } finally {
    over()
  }
}
