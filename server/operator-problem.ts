/** What only the operator can put right: told in its own words, without a trace. */
export class OperatorProblem extends Error {}

/** What the system's refusals mean, after the name of the file they are about. */
const SYSTEM_WORDS: Record<string, string> = {
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  ENOENT: 'is not there',
  EROFS: 'lies on a file system that is read-only',
  ENOSPC: 'lies on a file system that is full',
  EDQUOT: 'is beyond the quota of this user',
  ENOTDIR: 'has a file where a folder should be',
  EEXIST: 'is a file where a folder should be',
  EISDIR: 'is a folder where a file should be',
  ELOOP: 'has links that lead in a circle',
  EIO: 'cannot be read or written: the disk reports a fault',
}

/**
 * What an error means to the operator, in a line that names the file; null when it is a fault of the program.
 * @example operatorWords(error) // '/srv/data/files may not be used by this user (EACCES, user 1000).'
 */
export function operatorWords(error: unknown): string | null {
  if (error instanceof OperatorProblem) return error.message
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null
  const meaning = SYSTEM_WORDS[String(error.code)]
  const user = process.getuid ? `, user ${process.getuid()}` : ''
  return meaning ? `${String(error.path)} ${meaning} (${String(error.code)}${user}).` : null
}

/** What names a package in an error of loading modules: not found, damaged, or without what is asked of it. */
const PACKAGE_NAMES = [
  /Cannot find package '([^']+)'/,
  /requested module '([^'./#][^']*)'/,
  /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/'":]+)/,
]

/** Codes of errors of loading modules and native libraries. */
const LOADING = /^(ERR_|MODULE_NOT_FOUND$)/

/**
 * Why the program could not be loaded, where a package is to blame; null otherwise.
 * @param printed what Node prints of a syntax error that nobody catches: only that names the file
 */
export function packageFault(error: unknown, printed = ''): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (!(error instanceof SyntaxError) && !LOADING.test(code)) return null
  const text = `${error.message}\n${error.stack ?? ''}\n${printed}`
  const name = PACKAGE_NAMES.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  if (name === undefined) return null
  const [place = ''] = printed.split('\n')
  const [reason = ''] = error.message.split('\n')
  return `The package ${name} is missing or damaged (${[reason, place].filter(Boolean).join(', ')}). "npm ci" installs it again.`
}
