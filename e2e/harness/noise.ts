import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/** What a browser says besides what is meant to be seen. Whatever of it a test does not expect fails it. */
export interface Noise {
  /** What of it was not expected, in the order it came. */
  heard(): string[]
  /** From now on lines like this one are part of the story. */
  expect(line: RegExp): void
  /** @param serverUrl the only place this browser has any reason to ask */
  listenTo(context: BrowserContext, serverUrl: string): void
}

/** The browser's own line about a failed request; the request itself is judged instead. */
const aboutRequest = /^Failed to load resource:/
/** A page was left, a stream closed; or the test took the connection away. */
const ordinaryFailures = ['net::ERR_ABORTED', 'net::ERR_INTERNET_DISCONNECTED']

/**
 * The refusals that are part of the way: "401 is no user" of every visit, the stream of notices that is opened again
 * in the moment in which its sign-in ended, and the sign-in service that no longer knows the session which the
 * product's own logout has ended with it.
 */
const ordinaryRefusals = ['401: GET /api/auth/user', '401: GET /api/notices', '403: POST /auth/v1/logout']

/** Listens to everything the pages of a test say. */
export function createNoise(): Noise {
  const heard: string[] = []
  const expected: RegExp[] = []
  const hear = (line: string) => {
    if (!expected.some((pattern) => pattern.test(line))) heard.push(line)
  }
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !aboutRequest.test(text)) hear(`console: ${text}`)
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
    listenTo(context, serverUrl) {
      context.on('console', onConsole)
      context.on('weberror', (error) => hear(`page error: ${error.error().stack ?? error.error().message}`))
      context.on('request', onRequest(serverUrl))
      context.on('requestfailed', onFailure)
      context.on('response', onResponse)
    },
  }
}
