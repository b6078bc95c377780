import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contactTopic } from '#domain/contact/contact-form.ts'
import { serverPages } from '#domain/pages.ts'
import type { Language } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { translatorFor } from '#locales/translate.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { refusalOf } from '../../http/failures.ts'
import { addressBlock } from '../../http/limits.ts'
import { loggable } from '../../log.ts'
import { languageOf, type PublicPages, sendPublicPage } from '../../public-pages/public-page.ts'
import { faultsOf, fieldsOf, messageOf, typedOf } from './contact-form-body.ts'
import { type ContactForm, contactPage, sentPage } from './contact-page.ts'
import { makeStamp } from './contact-stamp.ts'
import { type ContactParts, receiveMessage } from './receive-message.service.ts'

/** The most bytes of a form: each letter of the longest text takes nine when it is encoded, and some room. */
const FORM_LIMIT = 64 * 1024

/** What stands in the form that is shown, and what is wrong with it. */
interface Shown extends Partial<Omit<ContactForm, 'contactEmail'>> {
  language: Language
  status?: number
}

/** Shows the form, with a new stamp unless the one that was sent is still young. */
const makeShow =
  ({ vault, now, config }: ContactParts, made: PublicPages) =>
  async (reply: FastifyReply, { language, status, ...given }: Shown) => {
    const { typed = typedOf({}), faults = {}, stamp = makeStamp(vault, now()) } = given
    const form = { typed, faults, stamp, contactEmail: config.contactEmail }
    return sendPublicPage(reply, made, await contactPage(language, form), status)
  }

type Show = ReturnType<typeof makeShow>

/** What a refusal shows above the form. Unexpected errors are logged and not shown. */
async function refusalIn(language: Language, error: Error, request: FastifyRequest) {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error({ failure: loggable(error) }, 'request failed')
  const t = await translatorFor(language, ['errors'])
  const { status, code } = refusal
  return { language, status, code, faults: { summary: t(code) } }
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

const makeReceive =
  (parts: ContactParts, show: Show) => async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = fieldsOf(request.body)
    const language = offeredLanguage(fields.language)
    const typed = typedOf(fields)
    await parts.limits.spend('contact', [`address:${addressBlock(request.ip)}`])
    const read = messageOf(fields)
    if (!read.success)
      return show(reply, { language, typed, faults: await faultsOf(read.error, language), status: 400 })
    try {
      await receiveMessage(parts, read.data, request.id)
    } catch (thrown) {
      const { code, ...refused } = await refusalIn(language, asError(thrown), request)
      return show(reply, { ...refused, typed, ...(code === 'form_too_fast' && { stamp: read.data.stamp }) })
    }
    return reply.redirect(pathIn(`${serverPages.contact}?sent`, language), 303)
  }

/**
 * The page on which people write to the provider, which needs no scripts. Its form alone is sent as a browser sends forms;
 * everything else that the server accepts is JSON or a picture.
 */
export function addContactPage(app: FastifyInstance, parts: ContactParts, made: PublicPages): void {
  const show = makeShow(parts, made)
  const url = serverPages.contact
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    scope.setErrorHandler(async (error: Error, request, reply) => {
      const { code: _code, ...refused } = await refusalIn(languageOf(request), error, request)
      return show(reply, refused)
    })
    scope.get<{ Querystring: { topic?: unknown; sent?: unknown } }>(url, async (request, reply) => {
      const language = languageOf(request)
      if (request.query.sent !== undefined) return sendPublicPage(reply, made, await sentPage(language))
      return show(reply, { language, typed: { ...typedOf({}), topic: contactTopic(request.query.topic) } })
    })
    const onRequest = async (request: FastifyRequest) => refuseCrossSite(request, parts.config.publicUrl)
    scope.post(url, { onRequest }, makeReceive(parts, show))
  })
}
