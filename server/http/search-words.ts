import type { FastifyRequest } from 'fastify'
import type { CallDescription } from '#contract/call.ts'
import { decodedWords, WORDS_HEADER } from '#domain/text/search-words.ts'
import { AppError } from './problem.ts'

const refused = (name: string, code: string) =>
  new AppError('invalid_request', { problems: [{ path: [name], code }] })

/**
 * The query of a request, with the words of a search from their header.
 * @throws AppError `invalid_request` for words in the address, and for a header that cannot be read
 */
export function queryOf({ wordsIn }: Pick<CallDescription, 'wordsIn'>, request: FastifyRequest): unknown {
  if (!wordsIn) return request.query
  const query = { ...(request.query as object) }
  if (wordsIn in query) throw refused(wordsIn, 'unrecognized_keys')
  const header = request.headers[WORDS_HEADER]
  if (header === undefined) return query
  const words = typeof header === 'string' ? decodedWords(header) : undefined
  if (words === undefined) throw refused(wordsIn, 'invalid_format')
  return { ...query, [wordsIn]: words }
}
