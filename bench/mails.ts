// How many mails a second go out one after the other over a kept connection, against a connection of its own for each,
// taking turns in one run: to a mail server on loopback that offers STARTTLS. On two cores shared with others: 6 to 24
// times as many.
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
