// Two processes send 500 due reminders and are killed (`kill -9`) six times while sending. Each reminder must be
// recorded once, each mail must arrive, and at most one mail per kill may arrive twice. npm run drill -- reminders
// [reminders] [kills]
import { sendReminders } from '../bench/lab/reminders.ts'

const [count = '500', kills = '6'] = process.argv.slice(2)
sendReminders(Number(count), Number(kills))
