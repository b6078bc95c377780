import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readFailureReport } from './failure-report.ts'
import {
  complaint,
  eximBounce,
  gmailBounce,
  outlookBounce,
  postfixBounce,
  type SampleMail,
} from './testing/failure-samples.ts'

const mail: SampleMail = { address: 'jonas@example.net', messageId: `<${randomUUID()}@fits.example>` }
const bounce = { kind: 'bounce', addresses: [mail.address], messageId: mail.messageId }

describe('a bounced mail', () => {
  it.each([
    ['Postfix', postfixBounce],
    ['Exim', eximBounce],
    ['Gmail', gmailBounce],
    ['Outlook', outlookBounce],
  ])('of %s names its recipient and the mail', (_server, sample) => {
    expect(readFailureReport(sample(mail))).toEqual(bounce)
  })

  it.each([
    ['failed', '4.4.1'],
    ['delayed', '4.4.1'],
    ['delayed', '5.1.1'],
    ['relayed', '2.1.9'],
    ['delivered', '2.0.0'],
    ['failed', '5'],
    ['failed', ''],
    ['', '5.1.1'],
    ['failedly', '5.1.1'],
  ])('counts only when it failed permanently, not %s %s', (action, status) => {
    expect(readFailureReport(postfixBounce(mail, { action, status }))).toBe('not_for_good')
  })

  it.each([
    ['5.7.1', 'smtp; 550 5.7.1 blocked by policy'],
    ['5.1.8', 'smtp; 550 5.1.8 sender domain not found'],
    ['5.2.2', 'smtp; 552 5.2.2 mailbox full'],
    ['5.4.4', 'smtp; unable to route'],
    ['5.0.0', 'smtp; 550 5.7.26 DMARC failed'],
    ['5.7.26', ''],
  ])('says nothing about the address when the reason is another one: %s %s', (status, diagnostic) => {
    const sent = (about: SampleMail) =>
      postfixBounce(about, { status }).replace(
        /^Diagnostic-Code:.*\n.*unknown$/im,
        `Diagnostic-Code: ${diagnostic}`,
      )
    expect(readFailureReport(sent(mail))).toEqual({ ...bounce, kind: 'returned' })
    const [cut = ''] = sent(mail).split('Content-Description: Undelivered')
    expect(readFailureReport(cut)).toBe('not_the_address')
  })

  it('without a specific status is judged by the command that failed', () => {
    const failedAt = (command: string) =>
      readFailureReport(eximBounce(mail).replace('after RCPT TO:', `after ${command}:`))
    expect(failedAt('RCPT TO')).toMatchObject({ kind: 'bounce' })
    for (const command of ['MAIL FROM', 'end of data', 'initial connection'])
      expect(failedAt(command), command).toMatchObject({ kind: 'returned' })
  })

  it('of a forwarded mail names both addresses of the mailbox', () => {
    const forwarded = postfixBounce(mail).replace(
      `Final-Recipient: rfc822; ${mail.address}`,
      'Final-Recipient: rfc822; <jonas@elsewhere.example>',
    )
    expect(readFailureReport(forwarded)).toEqual({
      ...bounce,
      addresses: ['jonas@elsewhere.example', mail.address],
    })
  })

  it.each([
    ['base64', (text: string) => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\n')],
    ['quoted-printable', (text: string) => text.replaceAll('=', '=3D').replaceAll('@', '=\n=40')],
  ])('may have letters of any script, encoded as %s', (encoding, encode) => {
    const status =
      'Reporting-MTA: dns; m\n\nFinal-Recipient: utf-8; j\\x{F6}rg@ex\\x{E4}mple.net\nAction: failed\nStatus: 5.1.1'
    const report = `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/global-delivery-status\nContent-Transfer-Encoding: ${encoding}\n\n${encode(status)}\n--x--`
    expect(readFailureReport(report)).toEqual({
      kind: 'bounce',
      addresses: ['jörg@exämple.net'],
      messageId: null,
    })
  })

  it('without the original names no message', () => {
    const [cut = ''] = postfixBounce(mail).split('Content-Description: Undelivered')
    expect(readFailureReport(cut)).toEqual({ ...bounce, messageId: null })
  })
})

describe('a complaint', () => {
  it.each(['abuse', 'fraud', 'opt-out', 'ABUSE'])('of the type %s counts', (type) => {
    expect(readFailureReport(complaint(mail, { type }))).toEqual({ ...bounce, kind: 'complaint' })
  })

  it.each(['not-spam', 'auth-failure', 'virus', 'other', ''])('of the type "%s" does not count', (type) => {
    expect(readFailureReport(complaint(mail, { type }))).toBe('not_for_good')
  })

  it('without the address names the mail', () => {
    expect(readFailureReport(complaint(mail, { hidden: true }))).toEqual({
      kind: 'complaint',
      addresses: [],
      messageId: mail.messageId,
    })
  })

  it('without address and mail is ignored', () => {
    const hidden = complaint(mail, { hidden: true }).replace(mail.messageId, 'redacted')
    expect(readFailureReport(hidden)).toBe('no_address')
  })
})

describe('what is not a report', () => {
  const group = (address: string) => `Final-Recipient: rfc822; ${address}\nAction: failed\nStatus: 5.1.1\n`
  const report = (status: string) =>
    `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/delivery-status\n\n${status}\n--x--`

  it.each([
    ['nothing', ''],
    ['blanks', '\r\n\r\n\r\n'],
    [
      'a letter',
      'From: a@example.org\nSubject: Final-Recipient: rfc822; b@example.org\n\nAction: failed\nStatus: 5.1.1',
    ],
    ['an answer from holidays', 'Auto-Submitted: auto-replied\nContent-Type: text/plain\n\nI am away.'],
    [
      'a report forwarded in a letter',
      `Content-Type: multipart/mixed; boundary=y\n\n--y\n${report(group(mail.address))}\n--y--`,
    ],
    ['a report without parts', 'Content-Type: multipart/report; report-type=delivery-status\n\nx'],
    ['a boundary of nothing', 'Content-Type: multipart/report; boundary=""\n\n--\n'],
    ['bytes', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)).toString('utf8')],
  ])('%s', (_what, text) => {
    expect(readFailureReport(text)).toBe('no_report')
  })

  it.each([
    ['several people', `${group('a@example.org')}\n${group('b@example.org')}`, 'several'],
    ['one group of several', `Final-Recipient: rfc822; a@example.org\n${group('b@example.org')}`, 'several'],
    ['no address', group(''), 'no_address'],
    ['no address but words', group('nobody; drop table rider'), 'no_address'],
    ['two addresses in one', group('a@example.org, b@example.org'), 'no_address'],
    ['a control character', group('a\\x{0A}@example.org'), 'no_address'],
    ['an endless address', group(`${'a'.repeat(900_000)}@example.org`), 'no_address'],
  ])('%s', (_what, status, reading) => {
    expect(readFailureReport(report(status))).toBe(reading)
  })

  it.each([
    ['one line', 'x'.repeat(1_000_000)],
    ['one field', `Content-Type: multipart/report${'; boundary="'.repeat(80_000)}`],
    ['one folded field', `Content-Type: multipart/report\n${' ;a="\n'.repeat(150_000)}`],
    ['fields', 'A: b\n'.repeat(200_000)],
    ['parts', `Content-Type: multipart/report; boundary=x\n\n${'--x\n'.repeat(240_000)}`],
    ['groups', report('\nFinal-Recipient: x\n'.repeat(45_000))],
    ['names', `Content-Type: multipart/report; boundary=x\n\n--x\n${'a'.repeat(900_000)}: b`],
    ['escapes', report(group('\\x{'.repeat(300_000)))],
  ])(
    'parses a megabyte of %s quickly',
    (_what, text) => {
      expect(typeof readFailureReport(text)).toBe('string')
    },
    3000,
  )
})
