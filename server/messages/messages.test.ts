import { describe, expect, it } from 'vitest'
import type { MessageBody } from '../outbox/message.ts'
import { renderedMail as renderMail } from '../testing/rendered.ts'
import { messageKinds } from './registry.ts'

const context = { publicUrl: 'https://fits.example' }
const link = 'https://fits.example/invite#s3cret'

const invitation = (
  more: { fitterName?: string; studio?: string | null; days?: number } = {},
): MessageBody => ({
  kind: 'invitation',
  to: 'jonas@example.org',
  language: 'en',
  params: { fitterName: 'Ines Becker', studio: null, link, code: 'ACDEFHJK', days: 30, ...more },
})
const confirmation: MessageBody = {
  kind: 'confirmation',
  to: 'ines@example.org',
  language: 'en',
  params: { link: 'https://fits.example/auth/confirm#t', code: '123456' },
}

describe('a confirmation', () => {
  const asked = (name: string | null): MessageBody => ({
    ...confirmation,
    kind: 'confirmation',
    params: {
      link: 'https://fits.example/auth/confirm#t',
      code: '123456',
      askedAt: '2026-11-22T16:30:00.000Z',
      name,
    },
  })

  it('states when and under which name it was requested; the name cannot become a link', async () => {
    const { text, html } = await renderMail(asked('Win at www.evil.example\nnow'), context)
    for (const body of [text, html]) {
      expect(body).toMatch(/signed up with this address on 22 November 2026 at 16:30 UTC using the name “Win/)
      expect(body).not.toContain('www.evil.example')
      expect(body).toContain('If this wasn’t you, do nothing.')
      expect(body).toContain('we’ll ask you to choose a new password')
    }
  })

  it('without a name states when it was requested', async () => {
    const { text } = await renderMail(asked(null), context)
    expect(text).toContain('Someone signed up with this address on 22 November 2026 at 16:30 UTC.')
  })

  it('of an earlier version, without these details, is rendered as before', async () => {
    const { text } = await renderMail(confirmation, context)
    expect(text).not.toContain('Someone signed up')
  })
})

describe('an invitation', () => {
  it('names the sender, the time needed, the effect of opening it, and where to enter the code', async () => {
    const { subject, text, html } = await renderMail(invitation({ studio: 'Radraum' }), context)
    expect(subject).toBe('Ines Becker invites you to prepare for your bike fit')
    for (const body of [text, html]) {
      expect(body).toContain('Ines Becker (Radraum)')
      expect(body).toContain('4 to 13 minutes')
      expect(body).toContain('Nothing starts until you press Start')
      expect(body).toContain(link)
      expect(body).toContain('https://fits.example/invite and enter')
      expect(body).toContain('ACDE FHJK')
      expect(body).toContain('30 days')
    }
  })

  it('uses the singular for one day', async () => {
    expect((await renderMail(invitation({ days: 1 }), context)).text).toContain('for 1 day.')
  })
})

const signInMails: MessageBody[] = (
  ['magic_link', 'recovery', 'email_change_current', 'email_change_new'] as const
).map((kind) => ({
  kind,
  to: 'ines@example.org',
  language: 'en',
  params: { link: 'https://fits.example/auth/confirm#t', code: '123456' },
}))
const reauthentication: MessageBody = {
  kind: 'reauthentication',
  to: 'ines@example.org',
  language: 'en',
  params: { code: '123456' },
}

it.each(signInMails)('contains the link, and the code if a page takes it: $kind', async (mail) => {
  const { text, html } = await renderMail(mail, context)
  for (const body of [text, html]) {
    expect(body).toContain('https://fits.example/auth/confirm#t')
    expect(body.includes('123456')).toBe(!mail.kind.startsWith('email_change'))
  }
})

it('asks the reader of the new address whether they requested it; the name cannot become a link', async () => {
  const mail: MessageBody = {
    kind: 'email_change_new',
    to: 'mara@example.org',
    language: 'en',
    params: {
      link: 'https://fits.example/auth/confirm#t',
      code: '12345678',
      askedAt: '2026-11-20T10:04:00.000Z',
      name: 'evil.example',
    },
  }
  const { text, html } = await renderMail(mail, context)
  for (const body of [text, html]) {
    expect(body).toContain('on 20 November 2026 at 10:04 UTC using the name')
    expect(body).not.toContain('evil.example')
    expect(body).toContain('If this wasn’t you, do nothing.')
    expect(body).toContain('log in to your account first')
  }
  const nameless = { ...mail, params: { ...mail.params, name: null } }
  expect((await renderMail(nameless, context)).text).toContain('asked for this on 20 November 2026')
})

it('is in the reader’s language, says so, and leads to pages in it', async () => {
  const mail = await renderMail({ ...invitation(), language: 'no' }, context)
  expect(mail.language).toBe('nb')
  expect(mail.html).toContain('<html lang="nb"')
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('https://fits.example/invite?lng=no#s3cret')
    expect(body).not.toContain(link)
    expect(body).toContain('https://fits.example/privacy-policy?lng=no')
  }
})

it('is in English for a language that the product does not have', async () => {
  const mail = await renderMail({ ...invitation(), language: 'xx' }, context)
  expect(mail.language).toBe('en')
  expect(mail.text).toContain(link)
})

it('contains a code and no link: reauthentication', async () => {
  const { text, html } = await renderMail(reauthentication, context)
  expect(text).toContain('123456')
  expect(html).not.toContain('class="button"')
})

const changes: MessageBody[] = (
  ['factor_added', 'factor_removed', 'factor_recovered', 'password_changed', 'email_changed'] as const
).map((kind) => ({
  kind,
  to: 'ines@example.org',
  language: 'en',
  params: { at: '2026-11-20T10:04:00.000Z' },
}))

it.each(changes)(
  'states when the change was made and what to do about it, without a link: $kind',
  async (mail) => {
    const { text, html } = await renderMail(mail, context)
    for (const body of [text, html]) {
      expect(body).toContain('on 20 November 2026 at 10:04 UTC')
      expect(body).toContain('If this wasn’t you')
      expect(body).toContain(context.publicUrl)
      expect(body).not.toContain('You can ignore this e-mail')
    }
    expect(html).not.toContain('class="button"')
  },
)

it('tells whoever asked for no copy of their data what to do, and not to ignore it', async () => {
  const mail = { kind: 'download_ready', to: 'ines@example.org', language: 'en' } as const
  const { text, html } = await renderMail({ ...mail, params: { downloadId: 'download', link } }, context)
  for (const body of [text, html]) {
    expect(body).toContain('someone else is in your account')
    expect(body).toContain(`${context.publicUrl}/forgot-password`)
    expect(body).not.toContain('You can ignore this e-mail')
  }
})

const at = { at: '2026-11-20T10:04:00.000Z' }
const linkAndCode = { link, code: '123456' }
const fitter = { fitterName: 'Ines Becker', studio: null }

const appointment = {
  bookingId: 'booking',
  sequence: 1,
  fitterName: 'Ines Becker',
  contact: null,
  riderName: 'Jonas Meier',
  riderAddress: 'jonas@example.org',
  service: 'Full fit',
  place: 'Kanalstraße 1, Berlin',
  videoLink: null,
  startsAt: at.at,
  endsAt: '2026-11-20T12:04:00.000Z',
  timeZone: 'Europe/Berlin',
  at: at.at,
  link,
}

/** Sample parameters for each kind of message. */
const samples: {
  [Kind in keyof typeof messageKinds]: Parameters<(typeof messageKinds)[Kind]['body']>[0]['params']
} = {
  contact_confirmation: {},
  contact_message: {
    topic: 'demo',
    name: 'Vera Visitor',
    email: 'visitor@example.org',
    words: 'Next Tuesday?\nOr Friday.',
  },
  breach_alarm: { id: 'breach', state: 'overdue', awareAt: at.at },
  booking_cancelled: { ...appointment, by: 'fitter', message: 'I am ill, sorry.' },
  booking_confirmed: { ...appointment, intakeLink: link },
  booking_ended: appointment,
  booking_moved: { ...appointment, by: 'rider', message: null },
  booking_reminder: appointment,
  booking_reminder_text: appointment,
  booking_request: {
    bookingId: 'booking',
    fitterName: 'Ines Becker',
    link,
    startsAt: at.at,
    endsAt: '2026-11-20T12:04:00.000Z',
    timeZone: 'Pacific/Auckland',
    expiresAt: at.at,
  },
  calendar_unreadable: { fitterId: 'fitter' },
  confirmation: { ...linkAndCode, askedAt: at.at, name: 'Ines Becker' },
  consent_withdrawn: { eraseAt: at.at, link },
  contact_corrected: { reader: 'guest', what: ['name', 'email'], link },
  device_code: { fitterName: 'Ines Becker', code: 'ACDEFHJK', minutes: 15 },
  email_change_current: linkAndCode,
  email_change_new: { ...linkAndCode, askedAt: at.at, name: null },
  email_changed: at,
  factor_added: at,
  download_ready: { downloadId: 'download', link },
  factor_recovered: at,
  factor_removed: at,
  fit_report: { ...fitter, link, fittedAt: at.at, endsAt: at.at },
  fitter_booking: {
    ...{ fitterId: 'fitter', bookingId: 'booking', sequence: 1, what: 'moved', service: 'Full fit' },
    ...{ startsAt: at.at, endsAt: '2026-11-20T12:04:00.000Z', timeZone: 'Europe/Berlin' },
    before: { startsAt: '2026-11-19T10:04:00.000Z', endsAt: '2026-11-19T12:04:00.000Z' },
  },
  fitter_digest: { fitterId: 'fitter', followUps: 2, unreadForms: 1, link },
  sharing_news: { news: 'accepted', offerId: 'offer', link },
  fitter_news: { news: 'red_flag', about: 'follow-up', link },
  follow_up_reminder: {
    ...fitter,
    link,
    stopLink: 'https://fits.example/stop#s3cret',
    stopUrl: 'https://fits.example/api/reminder-stops/s3cret',
    fittedOn: '2026-11-06',
    number: 2,
    byHand: false,
    endsOn: '2026-12-03',
    minutes: 5,
  },
  fresh_link: { fitterName: 'Ines Becker', link, target: 'report', followUpId: null },
  invitation: { ...fitter, link, code: 'ACDEFHJK', days: 30 },
  magic_link: linkAndCode,
  password_changed: at,
  plan_notice: { fitterId: 'fitter', notice: 'read_only_soon', coveredUntil: at.at },
  reauthentication: { code: '123456' },
  recovery: linkAndCode,
  rights_alarm: { id: 'request', right: 'erasure', dueOn: '2026-12-20' },
  rights_letter: {
    letter: 'received',
    right: 'copy',
    dueOn: '2026-12-20',
    code: 'ACDEFHJK',
    contact: 'us@fits.example',
  },
  sms_code: { code: '123456' },
  support_access: { reader: 'guest', reason: 'quality', until: at.at, link },
  waiting_offer: { ...appointment, expiresAt: '2026-11-20T14:04:00.000Z' },
  waiting_request: { waitingId: 'waiting', fitterName: 'Ines Becker', service: 'Full fit', link },
}
const textMessages = ['sms_code', 'booking_reminder_text']
const everyMail = Object.entries(samples).flatMap(([kind, params]): MessageBody[] =>
  textMessages.includes(kind) ? [] : [{ kind, to: 'jonas@example.org', language: 'en', params }],
)

it.each(everyMail)('is complete, loads nothing and names no condition: $kind', async (mail) => {
  const { subject, text, html } = await renderMail(mail, context)
  expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/)
  expect(html + text + subject).not.toMatch(/\{\{|\{product\}|undefined|null|[a-z]+\.[a-z]+[A-Z]/)
  expect(html).not.toMatch(/<img|<script|<link|src=|url\(/)
  expect(subject).not.toMatch(/pain|injur|health|discomfort|medic|numb/i)
  expect(text).not.toMatch(/<[a-z]/)
})

it.each([
  [undefined, '3 December 2026', '22 November 2026 at 16:30'],
  ['GB', '3 December 2026', '22 November 2026 at 16:30'],
  ['US', 'December 3, 2026', 'November 22, 2026 at 04:30'],
])('writes dates as in the region of its reader: %s', async (region, day, time) => {
  const to = { to: 'jonas@example.org', language: 'en', region }
  const reminder = { kind: 'follow_up_reminder', ...to, params: samples.follow_up_reminder ?? {} }
  expect((await renderMail(reminder, context)).text).toContain(day)
  const params = { at: '2026-11-22T16:30:00.000Z' }
  expect((await renderMail({ kind: 'password_changed', ...to, params }, context)).text).toContain(time)
})

it.each(['intake', 'intake_red_flag', 'red_flag', 'unhappy'] as const)(
  'of news tells no condition in its subject: %s',
  async (news) => {
    const mail: MessageBody = {
      kind: 'fitter_news',
      to: 'ines@example.org',
      language: 'en',
      params: { news, about: 'x', link },
    }
    const { subject, text } = await renderMail(mail, context)
    expect(subject).not.toMatch(/flag|unhappy|happy|pain|rider/i)
    expect(text).toContain(link)
    expect(text).toContain('https://fits.example/settings/follow-ups')
  },
)

it('about a right is answered to the address that it names, and promises no day that has passed', async () => {
  const letter = async (params: object) =>
    renderMail({ kind: 'rights_letter', to: 'jonas@example.org', language: 'en', params }, context)
  const { text, headers } = await letter(samples.rights_letter ?? {})
  expect(headers).toEqual({ 'Reply-To': '<us@fits.example>' })
  expect(text).toContain('Replies go to us@fits.example.')
  expect(text).toContain('by 20 December 2026 at the latest')
  const late = await letter({ letter: 'received', right: 'copy', code: 'ACDEFHJK' })
  expect(late.text).not.toMatch(/at the latest|Replies go/)
})

it('of an invitation carries the fitter’s own words, without links', async () => {
  const { params } = invitation()
  const note = 'Bring your shoes.\nSee https://evil.example/x'
  const { text } = await renderMail({ ...invitation(), params: { ...params, note } }, context)
  expect(text).toContain('A note from Ines Becker:')
  expect(text).toContain('Bring your shoes.')
  expect(text).not.toMatch(/https:\/\/evil|evil\.example/)
})

it('is read only as its own kind', () => {
  const stored = { kind: 'recovery', to: 'ines@example.org', language: 'en', params: linkAndCode }
  expect(messageKinds.recovery.read(stored)).toEqual(stored)
  expect(messageKinds.magic_link.read(stored)).toBeNull()
  expect(messageKinds.recovery.read({ ...stored, params: { link } })).toBeNull()
  expect(messageKinds.recovery.read('recovery')).toBeNull()
})

it('falls back to English for a language it does not know', async () => {
  expect((await renderMail({ ...confirmation, language: 'xx' }, context)).language).toBe('en')
})

describe('a name that a person chose', () => {
  it('is escaped and never markup', async () => {
    const { html } = await renderMail(invitation({ fitterName: '<script>alert(1)</script>"&\'' }), context)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;&#39;')
    expect(html).not.toContain('<script')
  })

  it('stays on its line', async () => {
    const { subject, text } = await renderMail(
      invitation({ fitterName: 'Eve\r\nBcc: all@example.org\u2028x' }),
      context,
    )
    expect(subject).not.toMatch(/[\r\n\u2028]/)
    expect(text).toContain('Eve Bcc:')
  })

  it('becomes no link and does not change the direction of the text', async () => {
    const name = 'Win at https://evil.example/x \u202egpj.exe'
    const { text, subject } = await renderMail(invitation({ fitterName: name }), context)
    expect(text + subject).not.toMatch(/https:\/\/evil|evil\.example|\u202e/)
  })

  it('isolates a right-to-left name', async () => {
    const { subject } = await renderMail(invitation({ fitterName: 'דנה כהן' }), context)
    expect(subject).toContain('\u2068דנה כהן\u2069')
  })

  it('is cut when it is too long', async () => {
    expect(
      (await renderMail(invitation({ fitterName: '🚲'.repeat(5000) }), context)).subject.length,
    ).toBeLessThan(300)
  })

  it('is not treated as a template', async () => {
    const { text } = await renderMail(invitation({ fitterName: '{{code}} {product}' }), context)
    expect(text).toContain('{{code}} {product}')
  })
})
