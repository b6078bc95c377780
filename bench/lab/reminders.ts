import { execFileSync } from 'node:child_process'

/** What came of sending reminders by two processes that were killed in the middle. */
interface Reminded {
  recorded: number
  mails: { different: number; all: number }
  seconds: number
}

/**
 * Sends reminders by two processes, from a database of their own, kills them again and again, and prints what came of
 * it. The run fails unless each reminder is recorded once, each mail arrived, and at most one a kill arrived twice.
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
