/** The header that carries the words of a search. */
export const WORDS_HEADER = 'search-words'

/** The values of a query that are sent in the header. */
export const WORDS_FIELDS = ['search', 'words'] as const
export type WordsField = (typeof WORDS_FIELDS)[number]

/** The words as the header has them. Headers take ASCII alone, and half of a surrogate pair has no encoding. */
export const encodedWords = (words: string): string => encodeURIComponent(words.toWellFormed())

/** The words that a header has; undefined for one that was not encoded like that. */
export function decodedWords(header: string): string | undefined {
  try {
    return decodeURIComponent(header)
  } catch {
    return undefined
  }
}

/**
 * An address without the words of its search, and the headers that carry them. Fitters search for names and complaints,
 * and addresses are kept on their way: in the logs of proxies and the histories of programs.
 */
export function withoutWords(address: string): { address: string; headers: Record<string, string> } {
  const [path = '', ...rest] = address.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const words = WORDS_FIELDS.map((name) => query.get(name)).find((value) => value !== null)
  if (words === undefined || words === null) return { address, headers: {} }
  for (const name of WORDS_FIELDS) query.delete(name)
  const left = query.toString()
  return { address: left ? `${path}?${left}` : path, headers: { [WORDS_HEADER]: encodedWords(words) } }
}
