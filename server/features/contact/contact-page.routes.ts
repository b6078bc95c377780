import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contactMessage } from '#contract/contact.ts'
import { CONTACT_NAME, CONTACT_WORDS, contactTopic } from '#domain/contact/contact-form.ts'
import { serverPages } from '#domain/pages.ts'
import type { Language } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { translatorFor } from '#locales/translate.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { refusalOf } from '../../http/failures.ts'
import { addressBlock } from '../../http/limits.ts'
import { AppError } from '../../http/problem.ts'
import { loggable } from '../../log.ts'
import { languageOf, type PublicPages, sendPublicPage } from '../../public-pages/public-page.ts'
import { contactPage, type Faults, sentPage, type Typed } from './contact-page.ts'
import { makeStamp } from './contact-stamp.ts'
import { type ContactParts, receiveMessage } from './receive-message.service.ts'

/** The most bytes of a form: each letter of the longest message takes up to twelve when it is encoded. */
const FORM_LIMIT = 64 * 1024

const strict = new TextDecoder('utf-8', { fatal: true })

/** The fields of a form. The last one of a name counts. @throws AppError `bad_characters` for bytes that are not text */
function fieldsOf(body: unknown): Record<string, string> {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type')
  try {
    // Decoding the whole form first finds bytes that are not text; a browser encodes everything else.
    return Object.fromEntries(new URLSearchParams(strict.decode(body)))
  } catch {
    throw new AppError('bad_characters')
  }
}

const NAMES = ['topic', 'name', 'email', 'words', 'language', 'website', 'stamp'] as const

/** The message as the call reads it. Browsers end the lines of a form with two characters. */
const messageOf = (fields: Record<string, string>) =>
  contactMessage.safeParse(
    Object.fromEntries(NAMES.map((name) => [name, (fields[name] ?? '').replaceAll('\r\n', '\n')])),
  )

const typedOf = (fields: Record<string, string>): Typed => ({
  topic: contactTopic(fields.topic),
  name: (fields.name ?? '').slice(0, CONTACT_NAME),
  email: fields.email ?? '',
  words: fields.words ?? '',
})

type Refused = Extract<ReturnType<typeof messageOf>, { success: false }>['error']

/** What is wrong with each field, in words. */
async function faultsOf({ issues }: Refused, language: Language): Promise<Faults> {
  const t = await translatorFor(language, ['contact'])
  const codeOf = (name: string) => {
    const issue = issues.find(({ path }) => path[0] === name)
    const custom: unknown = issue?.code === 'custom' ? issue.params?.code : undefined
    return issue && (custom ?? issue.code)
  }
  const said = (name: 'name' | 'email' | 'words', count: number) => {
    const code = codeOf(name)
    if (code === undefined) return {}
    if (code === 'too_long' || code === 'too_big') return { [name]: t('fault.tooLong', { count }) }
    const characters = code === 'bad_characters' || code === 'too_many_marks'
    return { [name]: t(characters ? 'fault.characters' : `fault.${name}`) }
  }
  return {
    ...said('name', CONTACT_NAME),
    ...said('email', 254),
    ...said('words', CONTACT_WORDS),
    summary: t('fault.summary'),
  }
}

/** Shows the form again, with what was typed and what is wrong. */
function makeAnswers(parts: ContactParts, made: PublicPages) {
  return async (reply: FastifyReply, language: Language, typed: Typed, faults: Faults, status?: number) => {
    const stamp = makeStamp(parts.vault, parts.now())
    const { contactEmail } = parts.config
    return sendPublicPage(
      reply,
      made,
      await contactPage(language, { typed, faults, stamp, contactEmail }),
      status,
    )
  }
}

/** Shows a refusal above the form. Unexpected errors are logged and not shown. */
async function refusalIn(language: Language, error: Error, request: FastifyRequest) {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error({ failure: loggable(error) }, 'request failed')
  const t = await translatorFor(language, ['errors'])
  return { status: refusal.status, faults: { summary: t(refusal.code) } }
}

/**
 * The page on which people write to the provider, which needs no scripts. Its form alone is sent as a browser sends forms;
 * everything else that the server accepts is JSON or a picture.
 */
export function addContactPage(app: FastifyInstance, parts: ContactParts, made: PublicPages): void {
  const answer = makeAnswers(parts, made)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    scope.setErrorHandler(async (error: Error, request, reply) => {
      const language = languageOf(request)
      const { status, faults } = await refusalIn(language, error, request)
      return answer(reply, language, typedOf({}), faults, status)
    })
    scope.get<{ Querystring: { topic?: unknown; sent?: unknown } }>(
      serverPages.contact,
      async (request, reply) => {
        const language = languageOf(request)
        if (request.query.sent !== undefined) return sendPublicPage(reply, made, await sentPage(language))
        const typed = { ...typedOf({}), topic: contactTopic(request.query.topic) }
        return answer(reply, language, typed, {})
      },
    )
    scope.post(
      serverPages.contact,
      { onRequest: async (request) => refuseCrossSite(request, parts.config.publicUrl) },
      async (request, reply) => {
        const fields = fieldsOf(request.body)
        const language = offeredLanguage(fields.language)
        await parts.limits.spend('contact', [`address:${addressBlock(request.ip)}`])
        const read = messageOf(fields)
        if (!read.success)
          return answer(reply, language, typedOf(fields), await faultsOf(read.error, language), 400)
        try {
          await receiveMessage(parts, read.data, request.id)
        } catch (error) {
          if (!(error instanceof Error)) throw error
          const { status, faults } = await refusalIn(language, error, request)
          return answer(reply, language, typedOf(fields), faults, status)
        }
        return reply.redirect(`${serverPages.contact}?sent`, 303)
      },
    )
  })
}
