import { expect, it } from 'vitest'
import { type Fault, faultOf, type Stage, statusIn } from './refusal.ts'

const cases: [Stage, string, Fault][] = [
  ['connection', '554 5.7.1 your address is on a list', 'provider'],
  ['connection', '421 4.3.2 come back later', 'provider'],
  ['connection', '535 5.7.8 wrong password', 'provider'],
  ['connection', '550 5.1.1 a nonsensical answer to EHLO', 'provider'],
  ['sender', '550 5.1.8 the domain of the sender does not exist', 'provider'],
  ['sender', '550 5.7.1 this sender is not allowed', 'provider'],
  ['sender', '550 5.1.1 sender unknown', 'provider'],
  ['sender', '553 sender refused', 'provider'],
  ['sender', '450 4.7.1 greylisted', 'provider'],
  ['sender', '530 5.7.0 authentication required', 'provider'],
  ['sender', '552 5.3.4 too large', 'mail'],
  ['sender', '552 too large', 'mail'],
  ['sender', '555 parameters not implemented', 'mail'],
  ['sender', '550 5.6.7 letters of other scripts are not taken', 'mail'],
  ['recipient', '550 5.1.1 unknown user', 'address'],
  ['recipient', '550 5.1.2 unknown domain', 'address'],
  ['recipient', '501 5.1.3 bad syntax', 'address'],
  ['recipient', '550 5.1.10 this domain takes no mail', 'address'],
  ['recipient', '550 5.2.1 mailbox disabled', 'address'],
  ['recipient', '550 5.1.0 address rejected', 'address'],
  ['recipient', '550 no such user', 'address'],
  ['recipient', '551 not local', 'address'],
  ['recipient', '553 name not allowed', 'address'],
  ['recipient', '556 domain takes no mail', 'address'],
  ['recipient', '550 5.0.0 no such user', 'address'],
  ['recipient', '450 4.1.1 unknown at the moment', 'mail'],
  ['recipient', '450 5.1.1 temporary by its reply', 'mail'],
  ['recipient', '452 4.2.2 mailbox full', 'mail'],
  ['recipient', '552 5.2.2 mailbox full', 'mail'],
  ['recipient', '552 mailbox full', 'mail'],
  ['recipient', '554 5.7.1 relay access denied', 'mail'],
  ['recipient', '550 5.7.1 blocked', 'mail'],
  ['recipient', '554 transaction failed', 'mail'],
  ['recipient', '550 5.4.1 access denied', 'mail'],
  ['recipient', '550 5.1.8 sender domain not found', 'provider'],
  ['recipient', '450 4.1.8 sender domain not found', 'provider'],
  ['recipient', '550 5.1.7 bad sender', 'provider'],
  ['recipient', '550 5.7.23 SPF failed', 'provider'],
  ['recipient', '530 authentication required', 'provider'],
  ['content', '550 5.7.1 looks like spam', 'mail'],
  ['content', '554 looks like spam', 'mail'],
  ['content', '550 looks like spam', 'mail'],
  ['content', '550 5.7.26 DMARC failed', 'provider'],
  ['content', '550 5.1.1 unknown user', 'address'],
  ['content', '552 5.2.3 too large for the mailbox', 'mail'],
  ['unknown', '550 5.1.1 unknown user', 'address'],
  ['unknown', '550 no such user', 'mail'],
]

it.each(cases)('%s: %s is a fault of the %s', (stage, answer, fault) => {
  expect(faultOf({ stage, reply: Number(answer.slice(0, 3)), status: statusIn(answer) })).toBe(fault)
})

it('uses the status alone where a report has no reply', () => {
  const reported = (status: string) => faultOf({ stage: 'unknown', reply: null, status })
  expect(['5.1.1', '5.1.10', '5.2.1'].map(reported)).toEqual(['address', 'address', 'address'])
  expect(['4.1.1', '5.0.0', '5.2.2', '5.4.4', '5.7.1'].map(reported)).toEqual(Array(5).fill('mail'))
})

it('finds a status only at the start of a reply', () => {
  expect(statusIn('550-5.1.1 one line\n550 5.1.1 another')).toBe('5.1.1')
  for (const none of ['550 no 5.1.1 here', '550 5.1.1.1', '250', '', '550 5.1111.1 x', '550 3.1.1 x'])
    expect(statusIn(none), none).toBeNull()
})
