import { freshVisitor } from '../../bench/lab/server.ts'
import { withoutWords } from '../../domain/text/search-words.ts'

export interface Answer {
  status: number
  /** The response without what may differ between a foreign and a missing row: the request's id and the time. */
  comparable: string
  /** The whole response, to be searched. */
  text: string
  /** The request's id, as the log has it. */
  requestId: string
}

const VARYING = new Set([
  'x-request-id',
  'date',
  'content-length',
  'connection',
  'keep-alive',
  'server-timing',
])
const STREAM_MS = 200

/** An event stream never ends, so only its beginning is read. */
async function bytesOf(answer: Response): Promise<Buffer> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return Buffer.from(await answer.arrayBuffer())
  const reader = answer.body?.getReader()
  const timer = setTimeout(() => void reader?.cancel(), STREAM_MS)
  const first = await reader?.read()
  clearTimeout(timer)
  await reader?.cancel()
  return Buffer.from(first?.value ?? new Uint8Array())
}

/** Sends one request. */
export async function send(
  origin: string,
  request: { method: string; at: string; headers: Record<string, string>; body: object | Buffer | null },
): Promise<Answer> {
  const { method, at, headers, body } = request
  const words = withoutWords(at)
  const answer = await fetch(`${origin}${words.address}`, {
    method,
    redirect: 'manual',
    headers: {
      ...freshVisitor(),
      ...words.headers,
      ...(body && { 'content-type': Buffer.isBuffer(body) ? 'image/png' : 'application/json' }),
      ...headers,
    },
    ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const raw = (await bytesOf(answer)).toString('latin1')
  const compared = [...answer.headers].filter(([name]) => !VARYING.has(name))
  const text = `${compared.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${Buffer.from(raw, 'latin1').toString()}`
  const id = answer.headers.get('x-request-id')
  const comparable = `${answer.status}\n${id ? text.replaceAll(id, 'REQUEST') : text}`
  return { status: answer.status, comparable, text, requestId: id ?? '' }
}
