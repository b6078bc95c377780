import { execFileSync } from 'node:child_process'

/** The result of sending reminders with two processes that were killed while sending. */
interface Reminded {
  recorded: number
  mails: { different: number; all: number }
  seconds: number
}

/**
 * Sends reminders with two processes, from their own database, kills them several times, and prints the result. Fails
 * unless each reminder is recorded once, each mail arrived, and at most one mail per kill arrived twice.
 */
export function sendReminders(count: number, kills: number): void {
  const script = 'server/features/follow-ups/testing/measure-reminders.ts'
  const reminded: Reminded = JSON.parse(
    execFileSync(process.execPath, [script, String(count), String(kills)], { encoding: 'utf8' }),
  )
  const { recorded, mails, seconds } = reminded
  const repeated = mails.all - mails.different
  console.log(
    `${count} reminders, ${kills} kills: ${seconds.toFixed(1)} s = ${(count / seconds).toFixed(0)} a second, ` +
      `${recorded} recorded, ${mails.different} different mails, ${repeated} repeated`,
  )
  if (recorded !== count || mails.different !== count || repeated > kills) process.exitCode = 1
}
