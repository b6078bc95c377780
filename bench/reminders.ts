// How many due reminders two processes send in a second, without and with processes killed in the middle; and that each
// is recorded once and at most one mail a kill is repeated.
//   npm run bench -- reminders
import { execFileSync } from 'node:child_process'

const COUNT = 1000
const KILLS = 10

interface Outcome {
  recorded: number
  mails: { different: number; all: number }
  seconds: number
}

function measure(kills: number): Outcome {
  const script = 'server/follow-ups/testing/measure-reminders.ts'
  return JSON.parse(
    execFileSync(process.execPath, [script, String(COUNT), String(kills)], { encoding: 'utf8' }),
  )
}

for (const kills of [0, KILLS]) {
  const { recorded, mails, seconds } = measure(kills)
  const repeated = mails.all - mails.different
  console.log(
    `${COUNT} reminders, ${kills} kills: ${seconds.toFixed(1)} s = ${(COUNT / seconds).toFixed(0)} a second, ` +
      `${recorded} recorded, ${mails.different} different mails, ${repeated} repeated`,
  )
  if (recorded !== COUNT || mails.different !== COUNT || repeated > kills) process.exitCode = 1
}
