import { describe, expect, it } from 'vitest'
import { isTimeZone } from './contact-data.ts'

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'Asia/Kathmandu', 'UTC', 'America/Argentina/Buenos_Aires'])(
    'is one: %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true)
    },
  )

  it.each(['', '+02:00', 'Mars/Olympus', 'Europe/Berlin; drop table rider', '../etc'])(
    'is none: %s',
    (name) => {
      expect(isTimeZone(name)).toBe(false)
    },
  )
})
