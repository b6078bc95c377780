/** The usual wait when a limit does not state one: one mail per minute. */
const usualSeconds = 60

let lastSeconds: number | null = null

/** A fetch that remembers the `Retry-After` of the response, because the sign-in client does not expose headers. */
export async function noticingRetryAfter(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.status === 429) lastSeconds = secondsOf(response.headers.get('retry-after'))
  return response
}

/** `Retry-After` in seconds; null for a date or anything else. */
export function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
}

/** How many seconds to wait after the last refusal. */
export const secondsToWait = (): number => lastSeconds ?? usualSeconds
