// Measures how many due reminders two processes send per second, with and without processes being killed. Checks that
// each is recorded once and at most one mail per kill is repeated.
//   npm run bench -- reminders
import { sendReminders } from './lab/reminders.ts'

for (const kills of [0, 10]) sendReminders(1000, kills)
