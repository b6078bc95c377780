import { describe, expect, it } from 'vitest'
import { appointmentWords, zoneWords } from './appointment-words.ts'
import { bookingState } from './booking-state.ts'
import { byDay, clockTimes, weeksOfMonth } from './free-days.ts'

describe('the words of an appointment', () => {
  const span = { startsAt: new Date('2027-03-28T01:00:00Z'), endsAt: new Date('2027-03-28T02:00:00Z') }

  it('are those of its zone, which is named', () => {
    expect(appointmentWords('en-GB', span, 'Europe/Berlin')).toMatchObject({
      time: '03:00–04:00',
      zone: 'Berlin, GMT+2',
    })
    expect(appointmentWords('en-GB', span, 'Pacific/Auckland')).toMatchObject({
      time: '14:00–15:00',
      zone: 'Auckland, GMT+13',
    })
    expect(zoneWords('en-GB', span.startsAt, 'Asia/Kathmandu')).toBe('Kathmandu, GMT+5:45')
    expect(zoneWords('en-GB', span.startsAt, 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires, GMT-3')
    expect(zoneWords('en-GB', span.startsAt, 'UTC')).toBe('UTC')
  })
})

describe('a time of day', () => {
  const span = { startsAt: new Date('2027-03-24T13:30:00Z'), endsAt: new Date('2027-03-24T15:00:00Z') }

  it.each([
    ['en-US', '1:30 – 3:00 PM'],
    ['en-GB', '13:30–15:00'],
    ['en-AU', '1:30 – 3:00 pm'],
    ['en-CA', '1:30–3:00 p.m.'],
    ['de', '13:30–15:00 Uhr'],
    ['fr', '13:30 – 15:00'],
    ['es', '13:30–15:00'],
    ['es-MX', '1:30–3:00 p.m.'],
    ['it', '13:30–15:00'],
    ['pt-PT', '13:30 – 15:00'],
    ['nl', '13:30–15:00'],
    ['sv', '13:30–15:00'],
    ['nb', '13:30–15:00'],
    ['da', '13.30–15.00'],
    ['fi', '13.30–15.00'],
    ['pl', '13:30–15:00'],
    ['ja', '13時30分～15時00分'],
    ['ko', '오후 1:30~3:00'],
    ['th', '13:30–15:00'],
    ['vi', '13:30–15:00'],
    ['zh-CN', '13:30–15:00'],
    ['zh-TW', '下午1:30–3:00'],
  ])('has 12 or 24 hours as in %s', (locale, time) => {
    expect(appointmentWords(locale, span, 'UTC').time.replace(/\p{Zs}/gu, ' ')).toBe(time)
  })
})

describe('free times by day', () => {
  it('are on the day of the reader’s zone, which may be another than the fitter’s', () => {
    const times = ['2026-11-23T08:00:00.000Z', '2026-11-23T12:00:00.000Z']
    expect([...byDay(times, 'Europe/Berlin').keys()]).toEqual(['2026-11-23'])
    expect([...byDay(times, 'Pacific/Auckland').keys()]).toEqual(['2026-11-23', '2026-11-24'])
  })

  it('say their distance from UTC where a clock shows them twice', () => {
    const night = ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z', '2027-10-31T02:30:00.000Z']
    expect(clockTimes(night, 'en-GB', 'Europe/Berlin').map(({ words }) => words)).toEqual([
      '02:30 (GMT+2)',
      '02:30 (GMT+1)',
      '03:30',
    ])
  })

  it.each([
    [1, '2026-10-26', '2026-12-06', 6],
    [0, '2026-11-01', '2026-12-05', 5],
  ] as const)('a month is whole weeks from weekday %i', (firstDay, begins, ends, count) => {
    const weeks = weeksOfMonth('2026-11-01', firstDay)
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([begins, ends, count])
  })
})

it('the state of a booking follows from its facts', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const none = {
    kind: 'appointment',
    offered: false,
    sentAt: null,
    confirmedAt: null,
    expiresAt: new Date('2026-11-20T10:10:00Z'),
    expiredAt: null,
    cancelledAt: null,
    noShowAt: null,
  } as const
  const late = new Date('2026-11-20T10:10:00Z')
  expect(bookingState(none, now)).toBe('held')
  expect(bookingState({ ...none, sentAt: now }, now)).toBe('pending')
  expect(bookingState({ ...none, offered: true }, now)).toBe('offered')
  expect(bookingState({ ...none, sentAt: now }, late)).toBe('expired')
  expect(bookingState({ ...none, expiredAt: now }, now)).toBe('expired')
  const confirmed = { ...none, sentAt: now, confirmedAt: now, expiresAt: null }
  expect(bookingState(confirmed, late)).toBe('confirmed')
  expect(bookingState({ ...confirmed, noShowAt: now }, late)).toBe('no_show')
  expect(bookingState({ ...confirmed, cancelledAt: now }, late)).toBe('cancelled')
  expect(bookingState({ ...none, kind: 'block', expiresAt: null }, now)).toBe('blocked')
})
