/** Prints a line for the person at the console. Everything else goes to the log. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
