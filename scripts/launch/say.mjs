/** Prints progress for the person who waits. @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** A command cannot start. The message says what to do. */
export class CannotLaunch extends Error {}
