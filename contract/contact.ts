import { z } from 'zod'
import { CONTACT_NAME, CONTACT_TOPICS, CONTACT_WORDS } from '#domain/contact/contact-form.ts'
import { isEmail } from '#domain/contact/email.ts'
import { defineCall, email, instant, lines, pageOf, pageQuery, typedText, uuid } from './call.ts'

/** What somebody writes to the provider. The page without scripts sends the same. */
export const contactMessage = z.strictObject({
  topic: z.enum(CONTACT_TOPICS),
  name: typedText({ longest: CONTACT_NAME }).min(1),
  email: email.refine(isEmail),
  words: lines(CONTACT_WORDS).min(1),
  /** The language of the confirmation. */
  language: z.string().max(10).default('en'),
  /** A field that people do not see. Programs that fill in every field fill it in. */
  website: z.string().max(500),
  /** When the form was opened, signed by the server. */
  stamp: z.string().max(100),
})

const message = z.object({
  id: uuid,
  topic: z.enum(CONTACT_TOPICS),
  name: z.string(),
  email: z.string(),
  words: z.string(),
  receivedAt: instant,
  resolvedAt: instant.nullable(),
})

/** Anybody writes to the provider; support reads what came. */
export const contactCalls = [
  defineCall('GET /api/contact-form', {
    access: 'everyone',
    roundTrips: 1,
    summary: 'The stamp with which a message to the provider is sent.',
    limit: 'read',
    response: z.object({ stamp: z.string() }),
  }),
  defineCall('POST /api/contact-messages', {
    access: 'everyone',
    roundTrips: 12,
    summary: 'Write to the provider. The address gets a confirmation that repeats nothing of it.',
    audit: 'contact_message.received',
    limit: 'contact',
    body: contactMessage,
    errors: ['form_too_fast', 'form_outdated'],
  }),
  defineCall('GET /api/contact-messages', {
    access: 'support',
    roundTrips: 4,
    summary: 'What people wrote to the provider, newest first: what is open, or what was resolved.',
    limit: 'read',
    query: pageQuery.extend({ state: z.enum(['open', 'resolved']).default('open') }),
    response: pageOf(message),
  }),
  defineCall('PUT /api/contact-messages/:messageId/resolution', {
    access: 'support',
    roundTrips: 6,
    summary: 'Resolve a message, or open it again.',
    audit: 'contact_message.changed',
    limit: 'write',
    body: z.strictObject({ resolved: z.boolean() }),
  }),
  defineCall('DELETE /api/contact-messages/:messageId', {
    access: 'support',
    roundTrips: 6,
    summary: 'Erase a message at once.',
    audit: 'contact_message.erased',
    limit: 'write',
  }),
] as const
