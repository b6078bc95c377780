import { randomUUID } from 'node:crypto'
import { freshVisitor } from '../../bench/lab/server.ts'

/**
 * Somebody with a browser that keeps cookies. Makes a call and returns its body; a buffer is sent as a picture.
 * @param who names the person in errors
 * @param headers sent with each request
 */
export function newVisitor(origin: string, who: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>()
  async function send(method: string, at: string, body?: object | Buffer): Promise<Response> {
    const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : undefined
    const answer = await fetch(`${origin}${at}`, {
      method,
      headers: {
        ...freshVisitor(),
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': bytes ? 'image/jpeg' : 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: bytes ?? JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  async function told(method: string, at: string, body?: object | Buffer): Promise<Response> {
    const answer = await send(method, at, body)
    if (answer.status < 400) return answer
    throw new Error(`${who}: ${method} ${at} answered ${answer.status} ${await answer.text()}`)
  }
  async function ask(method: string, at: string, body?: object | Buffer): Promise<Record<string, unknown>> {
    const text = await (await told(method, at, body)).text()
    return text ? JSON.parse(text) : {}
  }
  return Object.assign(ask, {
    /** The bytes of a file. */
    file: async (at: string) => Buffer.from(await (await told('GET', at)).arrayBuffer()),
    /** The status of an answer, also of a refusal. */
    status: async (at: string) => (await send('GET', at)).status,
  })
}
export type Visitor = ReturnType<typeof newVisitor>
