import { expect, it } from 'vitest'
import { calendarUrl } from './fetch-calendar.ts'
import { isPublicAddress } from './public-address.ts'

it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  'connects to %s',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:93.184.216.34',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('never connects to %s', (address) => expect(isPublicAddress(address)).toBe(false))

it.each([
  ['https://cal.example/a.ics?key=1#part', 'https://cal.example/a.ics?key=1'],
  ['webcal://cal.example/a.ics', 'https://cal.example/a.ics'],
  ['WebCals://cal.example/a.ics', 'https://cal.example/a.ics'],
  ['https://cal.example:443/a.ics', 'https://cal.example/a.ics'],
])('takes %s for the address of a calendar', (text, href) => expect(calendarUrl(text)?.href).toBe(href))

it.each([
  'http://cal.example/a.ics',
  'ftp://cal.example/a.ics',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://cal.example:8443/a.ics',
  'https://me:secret@cal.example/a.ics',
  'https://me@cal.example/a.ics',
  'cal.example/a.ics',
  '//cal.example/a.ics',
  'https://',
  '',
])('refuses %j as the address of a calendar', (text) => expect(calendarUrl(text)).toBeNull())
