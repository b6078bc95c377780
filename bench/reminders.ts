// How many due reminders two processes send in a second, without and with processes killed in the middle; and that each
// is recorded once and at most one mail a kill is repeated.
//   npm run bench -- reminders
import { sendReminders } from './lab/reminders.ts'

for (const kills of [0, 10]) sendReminders(1000, kills)
