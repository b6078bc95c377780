import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'
import { reportHiddenContent } from './hidden-content.ts'
import { reportKeysShown } from './keys-shown.ts'

/** Console messages, errors and failed requests of a browser. A test fails if it has any that it does not expect. */
export interface Noise {
  /** The unexpected lines, in order. */
  heard(): string[]
  /** Lines that match are expected from now on. */
  expect(line: RegExp): void
  /** @param serverUrl the only server that this browser may request */
  listenTo(context: BrowserContext, serverUrl: string): Promise<void>
}

/** The browser's message about a failed request. It is ignored, because the request itself is checked. */
const failedRequestMessage = /^Failed to load resource:/
/** Caused by leaving a page, closing a stream, or a test that goes offline. */
const ordinaryFailures = ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED']

/**
 * Expected refusals: the 401 of every signed-out visit, an event stream that reconnects while its sign-in ends, an
 * exchange that a log-out overtakes, and the sign-in service whose session the product's logout has already ended. An
 * exchange that is refused for another reason signs the person out, which a test sees.
 */
const ordinaryRefusals = [
  '401: GET /api/auth/user',
  '401: GET /api/notices',
  '401: POST /api/auth/supabase-login',
  '403: POST /auth/v1/logout',
]

/** Text that the font is used for may be shown seconds after it was fetched if the machine is busy. */
const lateFont = /\/inter-[\w-]+\.woff2 was preloaded using link preload but not used within a few seconds/

/** Collects the noise of all pages of a test. */
export function createNoise(): Noise {
  const heard: string[] = []
  const expected: RegExp[] = []
  const hear = (line: string) => {
    if (!expected.some((pattern) => pattern.test(line))) heard.push(line)
  }
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    if (lateFont.test(text)) return
    if (['error', 'warning'].includes(message.type()) && !failedRequestMessage.test(text))
      hear(`console: ${text}`)
  }
  const onRequest = (serverUrl: string) => (request: Request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== serverUrl) hear(`third party: ${request.url()}`)
  }
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!ordinaryFailures.includes(reason)) hear(`failed: ${request.method()} ${request.url()} ${reason}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() < 400) return
    const line = `${response.status()}: ${response.request().method()} ${new URL(response.url()).pathname}`
    if (!ordinaryRefusals.includes(line)) hear(line)
  }
  return {
    heard: () => heard,
    expect: (line) => void expected.push(line),
    async listenTo(context, serverUrl) {
      context.on('console', onConsole)
      context.on('weberror', (error) => hear(`page error: ${error.error().stack ?? error.error().message}`))
      context.on('request', onRequest(serverUrl))
      context.on('requestfailed', onFailure)
      context.on('response', onResponse)
      await reportKeysShown(context)
      await reportHiddenContent(context)
    },
  }
}
