import { PRODUCT_SLUG } from '#domain/product.ts'

/** The storage key under which the sign-in client keeps its session on this device. */
export const hostedSessionKey = `${PRODUCT_SLUG}-auth`

export function hasHostedSession(): boolean {
  try {
    return localStorage.getItem(hostedSessionKey) !== null
  } catch {
    return false
  }
}

export function forgetHostedSession(): void {
  try {
    localStorage.removeItem(hostedSessionKey)
  } catch {
    // Without storage there is nothing to delete.
  }
}
