import { createHash } from 'node:crypto'

/** The English texts that a language was translated from, as fingerprints: the file `locales/<code>/sources`. */
export type Sources = ReadonlySet<string>

/**
 * A short fingerprint of an English text at its key. It changes with the text, so that a translation of the old one is
 * found.
 * @param key with its namespace
 */
export const fingerprint = (key: string, english: string): string =>
  createHash('sha256').update(`${key}\n${english}`).digest('base64url').slice(0, 6)

/** Reads a file of fingerprints: a line for each namespace. */
export const readSources = (file: string): Sources =>
  new Set(file.split('\n').flatMap((line) => line.split(' ').slice(1)))

/** Writes the fingerprints of what a language translates, by namespace. */
export const writeSources = (
  namespaces: readonly (readonly [namespace: string, fingerprints: readonly string[]])[],
): string =>
  namespaces
    .filter(([, fingerprints]) => fingerprints.length > 0)
    .map(([namespace, fingerprints]) => `${[namespace, ...new Set(fingerprints)].join(' ')}\n`)
    .join('')
