import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import type { UnreadableReason } from '#domain/booking/calendar-feeds.ts'
import { isPublicAddress } from './public-address.ts'

const MOST_BYTES = 5 * 1024 * 1024
const MOST_REDIRECTS = 3
const WITHIN_MS = 5_000

/** How another server is reached. Tests give their own; no setting does. */
export interface CalendarNetwork {
  /** All addresses of a name. */
  resolve(host: string): Promise<string[]>
  /** The certificates that are trusted, besides the usual ones. */
  ca?: string
  /** Where a checked address is connected to: itself, except in tests. */
  reach?(address: string): { host: string; port: number }
}

/** That a calendar could not be fetched, and why. */
export class UnfetchedCalendar extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/**
 * The address of a calendar as it is fetched: https, on the usual port, without a password in it. `webcal:` is what
 * calendar programs call the same. Null if it is none of these.
 */
export function calendarUrl(text: string): URL | null {
  const url = URL.parse(text.replace(/^webcals?:\/\//i, 'https://'))
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url
}

/**
 * The one address that is connected to. Every address of the name must be public: a name that also leads inward is not
 * trusted at all. Nothing is looked up a second time, so that the name cannot change in between.
 */
async function checkedAddress({ hostname }: URL, network: CalendarNetwork): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => [])
  const [first] = addresses
  if (first === undefined) throw new UnfetchedCalendar('unreachable')
  if (!addresses.every(isPublicAddress)) throw new UnfetchedCalendar('not_public')
  return first
}

function send(
  url: URL,
  address: string,
  network: CalendarNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { host, port } = network.reach?.(address) ?? { host: address, port: 443 }
  const named = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
  return new Promise((resolve, reject) => {
    const sent = request({
      host,
      port,
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        accept: 'text/calendar, text/plain;q=0.5',
        'accept-encoding': 'identity',
        'user-agent': 'Spokewell',
      },
      // The certificate is that of the name, whatever address is connected to.
      ...(named && { servername: url.hostname }),
      ...(network.ca !== undefined && { ca: network.ca }),
      agent: false,
      signal,
    })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end()
  })
}

async function readBody(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    const bytes = Buffer.from(part)
    length += bytes.length
    if (length > MOST_BYTES) throw new UnfetchedCalendar('too_large')
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

function redirectOf(response: IncomingMessage, url: URL): URL | null {
  const { statusCode = 0, headers } = response
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return null
  const target = URL.parse(headers.location, url)
  const checked = target && calendarUrl(target.href)
  if (!checked) throw new UnfetchedCalendar('not_public')
  return checked
}

async function follow(first: URL, network: CalendarNetwork, signal: AbortSignal): Promise<string> {
  let url = first
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const address = await checkedAddress(url, network)
    signal.throwIfAborted()
    const response = await send(url, address, network, signal)
    try {
      const next = redirectOf(response, url)
      if (!next) {
        if (response.statusCode !== 200) throw new UnfetchedCalendar('refused')
        return await readBody(response)
      }
      url = next
    } finally {
      response.destroy()
    }
  }
  throw new UnfetchedCalendar('too_many_redirects')
}

/** Rejects when the signal is aborted: a lookup cannot be. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new UnfetchedCalendar('timed_out')), { once: true })
  })

/**
 * Fetches a calendar: at most 5 MB in 5 seconds over 3 redirects. Only public addresses are connected to, each checked
 * before, also after a redirect.
 * @throws UnfetchedCalendar
 */
export async function fetchCalendar(url: URL, network: CalendarNetwork): Promise<string> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  const fetched = follow(url, network, signal)
  try {
    return await Promise.race([fetched, aborted(signal)])
  } catch (error) {
    // What is left of the race must not be an unhandled rejection.
    fetched.catch(() => undefined)
    if (error instanceof UnfetchedCalendar) throw error
    throw new UnfetchedCalendar(signal.aborted ? 'timed_out' : 'unreachable', error)
  }
}
