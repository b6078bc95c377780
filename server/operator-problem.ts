/** A problem that only the operator can solve. It is reported by its message, without a stack trace. */
export class OperatorProblem extends Error {}

/** The meaning of system error codes, worded to follow the name of the file. */
const SYSTEM_WORDS: Record<string, string> = {
  EACCES: 'cannot be accessed by this user',
  EPERM: 'cannot be accessed by this user',
  ENOENT: 'is not there',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full file system',
  EDQUOT: 'exceeds the quota of this user',
  EFBIG: 'exceeds the maximum file size of its file system or user',
  ENOTDIR: 'has a file where a folder should be',
  EEXIST: 'is a file where a folder should be',
  EISDIR: 'is a folder where a file should be',
  ELOOP: 'has circular links',
  EIO: 'cannot be read or written: the disk reports an error',
}

/** PostgreSQL's code for a full disk. Repeated here because importing the driver could fail if it is damaged. */
const DATABASE_FULL = '53100'
/** Codes for which the target of a copy or rename is the cause, not its source. */
const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG|EROFS)$/

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** The file of a system error. Errors of reading, writing and syncing an open file name none. */
function fileOf(error: Error): string | null {
  if (NO_ROOM.test(codeOf(error)) && 'dest' in error) return String(error.dest)
  return 'path' in error ? String(error.path) : null
}

/**
 * Describes an error to the operator in one line that names the file. Null if the error is a bug of the program.
 * @example operatorWords(error) // '/srv/data/files may not be used by this user (EACCES, user 1000).'
 */
export function operatorWords(error: unknown): string | null {
  if (error instanceof OperatorProblem) return error.message
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (code === DATABASE_FULL) return `The database ${SYSTEM_WORDS.ENOSPC} (${error.message}).`
  const [file, meaning] = [fileOf(error), SYSTEM_WORDS[code]]
  // Errors that wrap another one keep it as their cause.
  if (!meaning || file === null) return operatorWords(error.cause)
  const user = process.getuid ? `, user ${process.getuid()}` : ''
  return `${file} ${meaning} (${code}${user}).`
}

/** Adds the file to a system error that names none. @returns the same error */
export function named(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !SYSTEM_WORDS[codeOf(error)] || fileOf(error) !== null) return error
  return Object.assign(error, { path: file })
}

/** Runs work on a file or folder. System errors that it throws name the file (`operatorWords`). */
export async function naming<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw named(error, file)
  }
}

/** Find the package in an error of module loading: not found, damaged, or without the requested export. */
const PACKAGE_NAMES = [
  /Cannot find package '([^']+)'/,
  /requested module '([^'./#][^']*)'/,
  /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/'":]+)/,
]

/** Codes that only module and native library loading produces. Other errors may pass through any package. */
const LOADING =
  /^(MODULE_NOT_FOUND|ERR_(MODULE_NOT_FOUND|DLOPEN_FAILED|PACKAGE_\w+|INVALID_PACKAGE_\w+|UNKNOWN_FILE_EXTENSION|UNKNOWN_MODULE_FORMAT|UNSUPPORTED_DIR_IMPORT|REQUIRE_\w+))$/
/** Node's loader is in the stack of errors from parsing or linking a module, but not of errors from parsing text. */
const LOADER = /node:internal\/modules/

/**
 * Describes a failure to load the program that a package caused; null for any other error.
 * @param printed what Node prints about an uncaught syntax error; only this output names the file
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
