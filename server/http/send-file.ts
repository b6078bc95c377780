import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { boundedForm } from '#domain/text/normal-form.ts'

/** The file that a call sends instead of JSON: whole, or as a stream. */
export const fileSent = z.object({
  bytes: z.union([z.instanceof(Buffer), z.instanceof(Readable)]),
  /** The name for saving it; without one, the browser shows it in the page. */
  name: z.string().optional(),
})
export type FileSent = z.infer<typeof fileSent>

/** No file name is longer. */
const LONGEST_NAME = 400

/** A file name for a header (RFC 6266): reduced to ASCII for old programs, complete for all others. */
function disposition(name: string): string {
  const plain = boundedForm('NFKD', name, LONGEST_NAME).replace(/[^\w .()-]/g, '')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * Sends a person's file. Proxies and browsers may not store it, and browsers do not execute it: opened directly, it has
 * no rights on this site, whatever it contains.
 */
export function sendFile(reply: FastifyReply, type: string, { bytes, name }: FileSent): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', name ? disposition(name) : 'inline')
    .type(type)
    .send(bytes)
}
