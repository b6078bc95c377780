import { GuestEntry, preloadGuestPage } from './app/guest-entry/guest-entry.tsx'
import { start } from './start.tsx'

void start(<GuestEntry />, preloadGuestPage)
