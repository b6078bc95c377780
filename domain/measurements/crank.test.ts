import { expect, it } from 'vitest'
import { neighbouringCranks, saddleHeightWith } from './crank.ts'

// By hand: the pedal is 172.5 mm below the bottom bracket and the saddle 742 mm above it, 914.5 mm in all. With a crank
// of 165 mm the saddle is at 914.5 - 165 = 749.5 mm.
const fitted = { crank: 172.5, saddleHeight: 742 }

it('keeps the distance from the pedal to the saddle', () => {
  expect(saddleHeightWith(165, fitted)).toBe(749.5)
  expect(saddleHeightWith(175, fitted)).toBe(739.5)
  expect(saddleHeightWith(172.5, fitted)).toBe(742)
})

it('names the next shorter and the next longer crank', () => {
  expect(neighbouringCranks(fitted)).toEqual([
    { crank: 170, saddleHeight: 744.5 },
    { crank: 175, saddleHeight: 739.5 },
  ])
})
