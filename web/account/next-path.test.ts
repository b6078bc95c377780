import { describe, expect, it } from 'vitest'
import { nextPath, nextPathOfLink } from './next-path.ts'

const origin = 'https://fit.example'

describe('the page after a sign-in', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/intake?session=1&step=4', '/intake?session=1&step=4'],
    ['/follow-up/abc#SECRET', '/follow-up/abc#SECRET'],
    ['/a/../clients', '/clients'],
    ['/book/ines?at=https://other.example', '/book/ines?at=https://other.example'],
  ])('accepts %s as a path of this site', (next, path) => {
    expect(nextPath(next, origin)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/.\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/login',
    '/login?next=/login',
    '/signup',
  ])('refuses %j', (next) => {
    expect(nextPath(next, origin)).toBeNull()
  })
})

describe('the page that a mailed link opens', () => {
  it.each([
    ['https://fit.example/dashboard?a=1', '/dashboard?a=1'],
    ['/dashboard', '/dashboard'],
    [null, null],
    ['https://evil.example/dashboard', null],
    ['https://fit.example.evil.example/', null],
    ['http://fit.example/dashboard', null],
    ['https://fit.example//evil.example', null],
    ['javascript:alert(1)', null],
  ])('reads the link %j as %j', (link, path) => {
    expect(nextPathOfLink(link, origin)).toBe(path)
  })
})
