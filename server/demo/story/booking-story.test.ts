import { describe, expect, it } from 'vitest'
import { bookingStory } from './booking-story.ts'
import { practiceStory } from './practice-story.ts'

const now = new Date('2026-11-20T10:00:00Z')
const told = (riders: number) => bookingStory(practiceStory({ seed: 1, now, riders }), now)

describe('the appointments of the practice', () => {
  it('are past and to come, one cancelled by its rider and one to which nobody came', () => {
    const { appointments, waiting } = told(60)
    const past = appointments.filter(({ from }) => from < now)
    expect(past.map(({ ended }) => ended?.as)).toEqual([undefined, 'no_show'])
    const coming = appointments.filter(({ from }) => from >= now)
    expect(coming.map(({ ended }) => ended?.as).filter(Boolean)).toEqual(['cancelled'])
    expect(new Set(coming.map(({ by }) => by))).toEqual(new Set(['fitter', 'mail', 'account']))
    expect(waiting).toHaveLength(1)
    expect(told(60)).toEqual(told(60))
  })

  it('are of different people, and were made before they take place and after booking began', () => {
    const { appointments } = told(60)
    expect(new Set(appointments.map(({ who }) => who.email)).size).toBe(appointments.length)
    for (const { bookedAt, from } of appointments) expect(bookedAt < from && bookedAt < now).toBe(true)
  })

  it('are those of the riders who are there in a smaller practice', () => {
    expect(told(2).appointments.map(({ by }) => by)).toEqual(['account', 'mail'])
  })
})
