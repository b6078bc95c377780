// Delivers the events of a subscription in random orders, some twice and some together, while the subscription changes.
//   npm run drill -- webhook [orders]
import { spawnSync } from 'node:child_process'

const [orders = 500] = process.argv.slice(2).map(Number)
const { status, stdout } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'server/features/billing/event-order.test.ts'],
  { env: { ...process.env, WEBHOOK_ORDERS: String(orders) }, encoding: 'utf8' },
)
const broken = status === 0 ? 0 : 1
if (broken > 0) console.log(stdout)
console.log(`orders=${orders} broken=${broken}`)
process.exitCode = broken
