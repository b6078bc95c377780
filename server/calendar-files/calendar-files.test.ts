import fc from 'fast-check'
import { convertIcsCalendar } from 'ts-ics'
import { expect, it } from 'vitest'
import { anyCharacter } from '#domain/text/any-character.arbitrary.ts'
import { type BookingEvent, bookingInMail, bookingToDownload } from './booking-calendar.ts'

const publicUrl = 'https://fits.example'
const booking: BookingEvent = {
  bookingId: '0b7e8d8e-3f0a-4c4e-9d8f-000000000001',
  sequence: 0,
  cancelled: false,
  startsAt: new Date('2027-03-28T06:30:00.000Z'),
  endsAt: new Date('2027-03-28T08:30:00.000Z'),
  changedAt: new Date('2027-03-01T10:00:00.123Z'),
  summary: 'Bike fit with Ines Becker',
  organizer: { name: 'Ines Becker', address: 'ines@example.org' },
  attendee: { name: 'Jonas Maier', address: 'jonas@example.org' },
}

/** Reads a file with another library than the one that wrote it. */
function read(content: string) {
  const calendar = convertIcsCalendar(undefined, content)
  const [event, ...others] = calendar.events ?? []
  if (!event) throw new Error('no event')
  expect(others).toEqual([])
  return { method: calendar.method, event }
}

function expectWellFormed(content: string): void {
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
}

it('keeps one name over five moves and a cancellation, with a rising number and the right method', () => {
  const changes = Array.from({ length: 7 }, (_, sequence) => ({
    ...booking,
    sequence,
    cancelled: sequence === 6,
    startsAt: new Date(booking.startsAt.getTime() + sequence * 86_400_000),
    endsAt: new Date(booking.endsAt.getTime() + sequence * 86_400_000),
    changedAt: new Date(booking.changedAt.getTime() + sequence * 60_000),
  }))
  const files = changes.map((change) => {
    const part = bookingInMail(change, publicUrl)
    expectWellFormed(part.content)
    const { method, event } = read(part.content)
    expect(method).toBe(part.method)
    // The library takes 0 for missing.
    expect(event.sequence ?? 0).toBe(change.sequence)
    expect(event.start.date).toEqual(change.startsAt)
    expect(event.end?.date).toEqual(change.endsAt)
    expect(event.organizer).toMatchObject({ name: 'Ines Becker', email: 'ines@example.org' })
    expect(event.attendees).toMatchObject([{ name: 'Jonas Maier', email: 'jonas@example.org' }])
    return {
      method,
      uid: event.uid,
      sequence: Number(/^SEQUENCE:(\d+)\r$/m.exec(part.content)?.[1]),
      status: event.status,
      stamp: event.stamp.date,
    }
  })
  expect(new Set(files.map(({ uid }) => uid))).toEqual(new Set([`${booking.bookingId}@fits.example`]))
  expect(files.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(files.map(({ method }) => method)).toEqual([...Array(6).fill('REQUEST'), 'CANCEL'])
  expect(files.map(({ status }) => status)).toEqual([...Array(6).fill('CONFIRMED'), 'CANCELLED'])
  expect(files.map(({ stamp }) => stamp)).toEqual(
    changes.map(({ changedAt }) => new Date(Math.floor(changedAt.getTime() / 1000) * 1000)),
  )
})

const long = (text: string) => Array.from({ length: 12 }, () => text).join(' ')

it.each([
  ['Thai', long('ฟิตติ้งจักรยานกับช่างมืออาชีพที่เชียงใหม่')],
  ['Japanese', long('自転車のフィッティング、膝の痛みのない走りへ。')],
  ['German', long('Anprobe für Füße, Gesäß und Hände; größer, „schöner“')],
  ['emoji', long('🚴🏿‍♀️ Fit 👩🏽‍🚒 🏴󠁧󠁢󠁳󠁣󠁴󠁿')],
  ['signs with a meaning of their own', long('a;b,c\\n:d "e" ^f \\, \\; |')],
])('folds and escapes %s', (_language, text) => {
  const name = text.slice(0, 30).trim()
  const said = { ...booking, summary: text, description: `${text}\n\n${text}`, location: text }
  const { content } = bookingInMail({ ...said, organizer: { name, address: 'ines@example.org' } }, publicUrl)
  expectWellFormed(content)
  const { event } = read(content)
  expect(event).toMatchObject({ summary: text, description: `${text}\n\n${text}`, location: text })
})

it('lets no text add a line of its own', () => {
  const hostile = 'x\r\nATTENDEE:mailto:eve@example.org\nEND:VEVENT\rBEGIN:VALARM\u0000\u0085'
  fc.assert(
    fc.property(fc.oneof(fc.constant(hostile), fc.string({ unit: anyCharacter, maxLength: 300 })), (text) => {
      const who = { name: text, address: `${text}@example.org` }
      const { content } = bookingInMail(
        { ...booking, summary: text, description: text, location: text, organizer: who, attendee: who },
        publicUrl,
      )
      expectWellFormed(content)
      const lines = content.replaceAll('\r\n ', '').split('\r\n')
      const names = lines.map((line) => line.split(/[:;]/)[0])
      expect(names.filter((name) => name === 'ATTENDEE' || name === 'BEGIN')).toEqual([
        'BEGIN',
        'BEGIN',
        'ATTENDEE',
      ])
    }),
  )
})

it('publishes the same event for a page', () => {
  const { method, event } = read(bookingToDownload(booking, publicUrl))
  expect(method).toBe('PUBLISH')
  expect(event.uid).toBe(`${booking.bookingId}@fits.example`)
  expect(event.start.date).toEqual(booking.startsAt)
})
