import { escapeHtml } from '#domain/text/escape-html.ts'
import { fallbackLanguage, intlLocale } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'
import type { CalendarPart } from '../mail/outgoing-mail.ts'

/** A mail as it is shown on the outbox page. */
export interface ShownMail {
  id: string
  channel: 'mail'
  to: string
  subject: string
  text: string
  html: string
  calendar?: CalendarPart
  headers: Record<string, string>
  /** When it was sent. */
  at: string
}

/** A text message as it is shown on the outbox page. */
export interface ShownSms {
  id: string
  channel: 'sms'
  to: string
  text: string
  at: string
}

export type ShownMessage = ShownMail | ShownSms

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#f7f6f2, #10191f); color: light-dark(#14212b, #edf1f0); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.75rem; letter-spacing: -0.02em; margin: 0 0 0.25rem }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere }
.muted { color: light-dark(#5b6872, #a6b4bb); margin: 0 0 1rem; overflow-wrap: anywhere }
article { background: light-dark(#ffffff, #18242c); border: 1px solid light-dark(#e3e1d9, #2e3d47); border-radius: 14px; margin: 1.5rem 0 0; padding: 1.25rem }
pre { background: light-dark(#f0efe9, #223039); border-radius: 10px; font: 14px/1.5 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap }
summary { cursor: pointer; font-weight: 600; padding: 0.5rem 0 }
a { color: light-dark(#0b6e6e, #52bcb6) }
iframe { background: #ffffff; border: 0; border-radius: 10px; height: 40rem; width: 100% }
:focus-visible { outline: 3px solid light-dark(#0b6e6e, #52bcb6); outline-offset: 2px }
`

/** The text as HTML. Links to this installation become links; other addresses stay text. */
function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(\s)/)
    .map((word) =>
      word.startsWith(`${publicUrl}/`)
        ? `<a href="${escapeHtml(word)}">${escapeHtml(word)}</a>`
        : escapeHtml(word),
    )
    .join('')
}

/**
 * The HTML of the outbox page, newest message first. Neither the page nor the mails in it run scripts.
 * @param publicUrl addresses that start with it become links
 */
export async function devOutboxPage(messages: readonly ShownMessage[], publicUrl: string): Promise<string> {
  const t = await translatorFor(fallbackLanguage, ['mail'])
  const locale = intlLocale(fallbackLanguage)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  const sentTo = ({ to, at }: ShownMessage) =>
    `<p class="muted">${t('outbox.to')} ${escapeHtml(to)} · <time datetime="${at}">${when.format(new Date(at))}</time></p>`
  const inside = (mail: ShownMail): string => {
    const lines = Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`)
    return `<details><summary>${t('outbox.html')}</summary><iframe sandbox="" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe></details>
<details><summary>${t('outbox.technical')}</summary><pre>${escapeHtml(lines.join('\n'))}</pre></details>${calendar(mail)}`
  }
  const calendar = (mail: ShownMail): string =>
    mail.calendar
      ? `<details><summary>${t('outbox.calendar')}</summary><pre>${escapeHtml(mail.calendar.content)}</pre></details>`
      : ''
  const article = (message: ShownMessage): string => `<article>
<h2>${message.channel === 'mail' ? escapeHtml(message.subject) : t('outbox.sms')}</h2>
${sentTo(message)}
<pre>${withLinks(message.text, publicUrl)}</pre>
${message.channel === 'mail' ? inside(message) : ''}
</article>`
  const list = messages.length > 0 ? messages.map(article).join('\n') : `<p>${t('outbox.empty')}</p>`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('outbox.title')}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${t('outbox.title')}</h1>
<p class="muted">${t('outbox.why')}</p>
${list}
</main></body>
</html>
`
}
