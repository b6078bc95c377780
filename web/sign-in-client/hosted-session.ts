import { PRODUCT_SLUG } from '#domain/product.ts'

/** Where the sign-in client keeps its session on this device. */
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
    // A browser that keeps nothing has nothing to forget.
  }
}
