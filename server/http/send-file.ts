import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { boundedForm } from '#domain/text/normal-form.ts'

/** The file that a call sends in place of JSON. */
export const fileSent = z.object({
  bytes: z.instanceof(Buffer),
  /** The name it is saved under; without one, the browser shows it in the page. */
  name: z.string().optional(),
})
export type FileSent = z.infer<typeof fileSent>

/** No file is given a longer name. */
const LONGEST_NAME = 400

/** A name as a header carries it (RFC 6266): plain for old programs, whole for all others. */
function disposition(name: string): string {
  const plain = boundedForm('NFKD', name, LONGEST_NAME).replace(/[^\w .()-]/g, '')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * Sends a file of a person's: kept by no proxy and no browser, run by nobody. Opened by itself it has no rights on this
 * site, whatever its bytes hold.
 */
export function sendFile(reply: FastifyReply, type: string, { bytes, name }: FileSent): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', name ? disposition(name) : 'inline')
    .type(type)
    .send(bytes)
}
