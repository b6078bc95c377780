import { expect, it } from 'vitest'
import {
  correctFollowUpPath,
  followUpPath,
  loginPath,
  pages,
  sentFollowUpPath,
  sessionPath,
  signInPagePath,
  withChangedQuery,
} from './paths.ts'

it('fills in and encodes the parameters of a page', () => {
  expect(sessionPath('a/b')).toBe('/sessions/a%2Fb')
  expect(correctFollowUpPath('s1', 42)).toBe('/client/follow-up/s1/correct?milestone=42')
})

it('writes a tab as in the URL, and leaves out what has no value', () => {
  expect(sessionPath('s1', 'followUps')).toBe('/sessions/s1?tab=follow-ups')
  expect(sentFollowUpPath('fitter', 's1')).toBe('/follow-up-detail/s1')
  expect(loginPath(null)).toBe('/login')
})

it('opens the form of a milestone at its first step', () => {
  expect(followUpPath('s1')).toBe('/follow-up/s1')
  expect(followUpPath('s1', 14)).toBe('/follow-up/s1?milestone=14&step=1')
})

it('returns from a sign-in to the complete requested URL', () => {
  const next = '/follow-up/s1?milestone=14&step=2#main'
  const address = new URL(signInPagePath(pages.signup, { from: 'followUp', next }), 'https://fit.example')
  expect(address.pathname).toBe('/signup')
  expect(Object.fromEntries(address.searchParams)).toEqual({ from: 'followUp', next })
})

it('replaces and removes query parameters of the current page', () => {
  const search = new URLSearchParams('milestone=14&revision=3&lng=de')
  expect(withChangedQuery('/x', search, { milestone: 42, revision: null })).toBe('/x?milestone=42&lng=de')
})
