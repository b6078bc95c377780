import type { RenderedMail } from '../mail/outgoing-mail.ts'
import { messageRegistry } from '../messages/registry.ts'
import type { MessageBody } from '../outbox/message.ts'
import type { OutgoingSms } from '../sms/sms-sender.ts'

async function rendered(body: MessageBody, publicUrl: string) {
  const message = messageRegistry.kinds[body.kind]?.open(body)
  if (!message) throw new Error(`this is no ${body.kind}`)
  return message.render(publicUrl)
}

/** A stored mail as its reader receives it. */
export async function renderedMail(
  body: MessageBody,
  { publicUrl }: { publicUrl: string },
): Promise<RenderedMail> {
  const found = await rendered(body, publicUrl)
  if (!('mail' in found)) throw new Error(`a ${body.kind} is no mail`)
  return found.mail
}

/** A stored text message as its reader receives it. */
export async function renderedSms(body: MessageBody): Promise<OutgoingSms> {
  const found = await rendered(body, 'https://fits.example')
  if (!('sms' in found)) throw new Error(`a ${body.kind} is no text message`)
  return found.sms
}
