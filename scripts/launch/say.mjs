/** @param {string} line what is being done, for the person who waits */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** What stops a command before it has begun; the message says what to do. */
export class CannotLaunch extends Error {}
