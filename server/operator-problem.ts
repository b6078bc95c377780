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
  EFBIG: 'is larger than its file system or its user may have files',
  ENOTDIR: 'has a file where a folder should be',
  EEXIST: 'is a file where a folder should be',
  EISDIR: 'is a folder where a file should be',
  ELOOP: 'has links that lead in a circle',
  EIO: 'cannot be read or written: the disk reports a fault',
}

/** PostgreSQL's own code for a disk that is full; told here without its driver, which may be what is damaged. */
const DATABASE_FULL = '53100'
/** Where the target is to blame, not what was copied or renamed. */
const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG|EROFS)$/

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** The file that an error of the system is about; the errors of reading, writing and syncing an open file name none. */
function fileOf(error: Error): string | null {
  if (NO_ROOM.test(codeOf(error)) && 'dest' in error) return String(error.dest)
  return 'path' in error ? String(error.path) : null
}

/**
 * What an error means to the operator, in a line that names the file; null when it is a fault of the program.
 * @example operatorWords(error) // '/srv/data/files may not be used by this user (EACCES, user 1000).'
 */
export function operatorWords(error: unknown): string | null {
  if (error instanceof OperatorProblem) return error.message
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (code === DATABASE_FULL) return `The database ${SYSTEM_WORDS.ENOSPC} (${error.message}).`
  const [file, meaning] = [fileOf(error), SYSTEM_WORDS[code]]
  // Whoever tells what failed keeps why it did as the cause.
  if (!meaning || file === null) return operatorWords(error.cause)
  const user = process.getuid ? `, user ${process.getuid()}` : ''
  return `${file} ${meaning} (${code}${user}).`
}

/** The same error; one of the system that names no file names this one from now on. */
export function named(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !SYSTEM_WORDS[codeOf(error)] || fileOf(error) !== null) return error
  return Object.assign(error, { path: file })
}

/** Works on a file, or on files of a folder: what the system refuses names it (`operatorWords`). */
export async function naming<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw named(error, file)
  }
}

/** What names a package in an error of loading modules: not found, damaged, or without what is asked of it. */
const PACKAGE_NAMES = [
  /Cannot find package '([^']+)'/,
  /requested module '([^'./#][^']*)'/,
  /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/'":]+)/,
]

/** Codes of errors of loading modules and native libraries, and of no others: a package may be the place of any error. */
const LOADING =
  /^(MODULE_NOT_FOUND|ERR_(MODULE_NOT_FOUND|DLOPEN_FAILED|PACKAGE_\w+|INVALID_PACKAGE_\w+|UNKNOWN_FILE_EXTENSION|UNKNOWN_MODULE_FORMAT|UNSUPPORTED_DIR_IMPORT|REQUIRE_\w+))$/
/** Node's own loader is at work in an error of parsing or linking a module, unlike in one of parsing a text. */
const LOADER = /node:internal\/modules/

/**
 * Why the program could not be loaded, where a package is to blame; null otherwise.
 * @param printed what Node prints of a syntax error that nobody catches: only that names the file
 */
export function packageFault(error: unknown, printed = ''): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const unparsed = error instanceof SyntaxError && LOADER.test(error.stack ?? '')
  if (!unparsed && !LOADING.test(code)) return null
  const text = `${error.message}\n${error.stack ?? ''}\n${printed}`
  const name = PACKAGE_NAMES.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  if (name === undefined) return null
  const [place = ''] = printed.split('\n')
  const [reason = ''] = error.message.split('\n')
  return `The package ${name} is missing or damaged (${[reason, place].filter(Boolean).join(', ')}). "npm ci" installs it again.`
}
