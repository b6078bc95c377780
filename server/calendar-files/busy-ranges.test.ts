import { describe, expect, it } from 'vitest'
import { busyRanges, type Reading, UnreadableCalendar } from './busy-ranges.ts'
import { readInThread } from './read-in-thread.ts'
import { writeCalendar } from './write-calendar.ts'

const reading: Reading = {
  from: new Date('2027-03-01T00:00:00Z'),
  to: new Date('2028-03-01T00:00:00Z'),
  timeZone: 'Europe/Berlin',
  most: 5000,
  ownHost: 'fits.example',
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@elsewhere', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')
const read = (...lines: string[]) => ranges(calendar(event(...lines)))
const ranges = (text: string, more: Partial<Reading> = {}) =>
  busyRanges(text, { ...reading, ...more }).map(([from, to]) => [
    new Date(from).toISOString(),
    new Date(to).toISOString(),
  ])

const RULES_OF_OUTLOOK = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n')

describe('a time of another calendar', () => {
  it.each([
    ['in UTC', 'DTSTART:20270607T090000Z', '2027-06-07T09:00:00.000Z'],
    [
      'in a zone by its name alone',
      'DTSTART;TZID=Asia/Kathmandu:20270607T090000',
      '2027-06-07T03:15:00.000Z',
    ],
    ['in a quoted zone', 'DTSTART;TZID="America/New_York":20270607T090000', '2027-06-07T13:00:00.000Z'],
    ['without a zone, on the fitter’s clock', 'DTSTART:20270607T090000', '2027-06-07T07:00:00.000Z'],
    [
      'in a zone that nobody knows, on the fitter’s clock',
      'DTSTART;TZID=Mars:20270607T090000',
      '2027-06-07T07:00:00.000Z',
    ],
  ])('%s', (_what, start, from) => {
    const to = new Date(Date.parse(from) + 90 * 60_000).toISOString()
    expect(read(start, 'DURATION:PT1H30M')).toEqual([[from, to]])
  })

  it('in a zone that the file describes', () => {
    const start = 'DTSTART;TZID=W. Europe Standard Time:20270714T090000'
    const end = 'DTEND;TZID=W. Europe Standard Time:20270714T100000'
    expect(ranges(calendar(RULES_OF_OUTLOOK, event(start, end)))).toEqual([
      ['2027-07-14T07:00:00.000Z', '2027-07-14T08:00:00.000Z'],
    ])
  })

  it('of a whole day is the fitter’s day, also when the clock changes', () => {
    expect(read('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329')).toEqual([
      ['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ])
    expect(read('DTSTART;VALUE=DATE:20270607')).toEqual([
      ['2027-06-06T22:00:00.000Z', '2027-06-07T22:00:00.000Z'],
    ])
  })

  it.each(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])(
    'leaves the fitter free with %s',
    (line) => {
      expect(read('DTSTART:20270607T090000Z', 'DTEND:20270607T100000Z', line)).toEqual([])
    },
  )

  it('outside of the range, or without length, is left out', () => {
    expect(read('DTSTART:20260607T090000Z', 'DTEND:20260607T100000Z')).toEqual([])
    expect(read('DTSTART:20280607T090000Z', 'DTEND:20280607T100000Z')).toEqual([])
    expect(read('DTSTART:20270607T090000Z', 'DTEND:20270607T090000Z')).toEqual([])
  })
})

describe('what recurs', () => {
  it('keeps its local time over a change of the clock, without what was taken out', () => {
    const weekly = read(
      'DTSTART;TZID=Europe/Berlin:20270314T090000',
      'DTEND;TZID=Europe/Berlin:20270314T100000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Berlin:20270321T090000',
    )
    expect(weekly.map(([from]) => from)).toEqual([
      '2027-03-14T08:00:00.000Z',
      '2027-03-28T07:00:00.000Z',
      '2027-04-04T07:00:00.000Z',
    ])
  })

  it('follows what was moved and what was cancelled by itself', () => {
    const series = event('DTSTART:20270607T090000Z', 'DTEND:20270607T100000Z', 'RRULE:FREQ=DAILY;COUNT=3')
    const moved = event(
      'RECURRENCE-ID:20270608T090000Z',
      'DTSTART:20270608T150000Z',
      'DTEND:20270608T170000Z',
    )
    const cancelled = event(
      'RECURRENCE-ID:20270609T090000Z',
      'DTSTART:20270609T090000Z',
      'DTEND:20270609T100000Z',
      'STATUS:CANCELLED',
    )
    expect(ranges(calendar(series, moved, cancelled))).toEqual([
      ['2027-06-07T09:00:00.000Z', '2027-06-07T10:00:00.000Z'],
      ['2027-06-08T15:00:00.000Z', '2027-06-08T17:00:00.000Z'],
    ])
    expect(ranges(calendar(moved))).toHaveLength(1)
  })

  it('began long ago and never ends', () => {
    expect(read('DTSTART:20050101T120000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY')).toHaveLength(366)
  })

  it('is counted occurrence by occurrence', () => {
    const hourly = calendar(event('DTSTART:20270301T000000Z', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY'))
    expect(() => ranges(hourly)).toThrow(new UnreadableCalendar('too_many_events'))
    expect(() => ranges(hourly, { most: 10_000 })).not.toThrow()
  })
})

it('leaves out what this installation itself wrote', () => {
  const own = writeCalendar('PUBLISH', [
    {
      uid: '0b7e8d8e@fits.example',
      sequence: 0,
      startsAt: new Date('2027-06-07T09:00:00Z'),
      endsAt: new Date('2027-06-07T10:00:00Z'),
      stampedAt: new Date('2027-06-01T09:00:00Z'),
      status: 'CONFIRMED',
      summary: 'Fit',
    },
  ])
  expect(ranges(own)).toEqual([])
  expect(ranges(own, { ownHost: 'elsewhere.example' })).toHaveLength(1)
})

it.each([
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['a card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ines\r\nEND:VCARD\r\n'],
  ['half a file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2027'],
  ['an event without a beginning', calendar(event('SUMMARY:x'))],
  ['a rule that is none', calendar(event('DTSTART:20270607T090000Z', 'RRULE:FREQ=SOMETIMES'))],
])('refuses %s as a calendar', async (_what, text) => {
  await expect(readInThread(text, reading)).rejects.toMatchObject({ reason: 'not_a_calendar' })
})

it('reads in a thread, and gives up what never ends', async () => {
  const plain = calendar(event('DTSTART:20270607T090000Z', 'DURATION:PT1H'))
  await expect(readInThread(plain, reading)).resolves.toEqual([
    [Date.parse('2027-06-07T09:00:00Z'), Date.parse('2027-06-07T10:00:00Z')],
  ])
  const never = calendar(
    event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;BYMONTHDAY=30;BYMONTH=2'),
  )
  await expect(readInThread(never, reading)).rejects.toMatchObject({ reason: 'too_many_events' })
}, 20_000)
