// Measures how many mails per second are sent one after the other over a reused connection, and over a new connection
// each, alternating in one run, to a mail server on loopback that offers STARTTLS. On two shared cores the reused
// connection is 6 to 24 times as fast.
//   npm run bench -- mails [rounds]
import { execFileSync } from 'node:child_process'
import { median } from './lab/server.ts'

const script = 'server/mail/testing/measure-mails.ts'
const rounds: { kept: number; alone: number }[] = JSON.parse(
  execFileSync(process.execPath, [script, process.argv[2] ?? '7'], { encoding: 'utf8' }),
)
for (const { kept, alone } of rounds)
  console.log(`${kept.toFixed(0)}/s over one connection, ${alone.toFixed(0)}/s over one each`)
console.log(`median ${median(rounds.map(({ kept, alone }) => kept / alone)).toFixed(1)} times as many`)
