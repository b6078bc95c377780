import type { Transaction } from '../database/transaction.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { insertBookingSecret } from './bookings.repository.ts'

/** The URL of a booking's page. The secret is in the fragment, which browsers do not send to servers. */
export const bookingLink = ({ publicUrl }: Pick<Transaction, 'publicUrl'>, secret: string): string =>
  `${publicUrl}/booking#${secret}`

/** Makes a secret for a mail to the booking's address, which it proves. @returns the secret; only its hash is stored */
export async function makeBookingSecret(tx: Transaction, bookingId: string): Promise<string> {
  const secret = newSecret()
  await insertBookingSecret(tx, { hash: hashSecret(secret), bookingId, provesAddress: true })
  return secret
}
