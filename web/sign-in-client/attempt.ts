import type { GoTrueClient } from '@supabase/auth-js'
import type { QueryClient } from '@tanstack/react-query'
import { awaitExchange, takeExchangeFailure } from './exchange-failure.ts'
import { openHosted } from './hosted-client.ts'

/**
 * Does one thing at the sign-in service, and waits for what the product says to it.
 * @throws what went wrong at either
 */
export async function attempt(
  queryClient: QueryClient,
  work: (hosted: GoTrueClient) => Promise<void>,
): Promise<void> {
  const over = awaitExchange()
  try {
    const hosted = await openHosted(queryClient)
    // What a stored session met on the way is not this work's.
    takeExchangeFailure()
    await work(hosted)
    const refused = takeExchangeFailure()
    if (refused !== null) throw refused
  } finally {
    over()
  }
}
