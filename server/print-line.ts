/** Tells the person at the console; everything else is a log line. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
