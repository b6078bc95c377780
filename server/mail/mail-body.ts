import { escapeHtml } from '#domain/text/escape-html.ts'

/** The content of a mail before it becomes HTML and text. All mails have this layout. */
export interface MailBody {
  /** The BCP 47 tag of its language. */
  language: string
  subject: string
  heading: string
  blocks: Block[]
  footer: string[]
  /** The legal pages. */
  legal: { label: string; href: string }[]
  /** The sentence before the URL of a button in plain text. */
  buttonHint: string
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** A secondary action in small print. */
  | { kind: 'link'; label: string; href: string }
  /** A code to type or copy. */
  | { kind: 'code'; code: string }

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif"
const MONO = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace"

/** For mail programs that support dark mode. All others show the light version. */
const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #10191f !important }
  .card { background: #18242c !important; border-color: #2e3d47 !important }
  .ink { color: #edf1f0 !important }
  .muted { color: #a6b4bb !important }
  .code { background: #163d3e !important; color: #a9e2dd !important }
  .button { background: #52bcb6 !important; color: #04211f !important }
}`

function blockHtml(block: Block, buttonHint: string): string {
  if (block.kind === 'paragraph')
    return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:#14212b">${escapeHtml(block.text)}</p>`
  if (block.kind === 'code')
    return `<p class="code" style="margin:0 0 20px;padding:14px 18px;border-radius:10px;background:#e0efed;color:#064848;${MONO};font-size:24px;font-weight:700;letter-spacing:0.12em;text-align:center">${escapeHtml(block.code)}</p>`
  const href = escapeHtml(block.href)
  if (block.kind === 'link')
    return `<p class="muted" style="margin:0;${FONT};font-size:13px;line-height:1.5;color:#5b6872"><a class="muted" href="${href}" style="color:#5b6872">${escapeHtml(block.label)}</a></p>`
  return `<p style="margin:24px 0 12px;text-align:center"><a class="button" href="${href}" style="display:inline-block;padding:14px 26px;border-radius:10px;background:#0b6e6e;color:#ffffff;${FONT};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p class="muted" style="margin:0 0 24px;${FONT};font-size:13px;line-height:1.5;color:#5b6872">${escapeHtml(buttonHint)}<br><span style="word-break:break-all">${href}</span></p>`
}

/** The mail as a complete HTML document, with tables and inline styles for the simplest mail programs. */
export function mailHtml(body: MailBody): string {
  const blocks = body.blocks.map((block) => blockHtml(block, body.buttonHint)).join('\n')
  const links = body.legal.map(
    ({ label, href }) =>
      `<a class="muted" href="${escapeHtml(href)}" style="color:#5b6872">${escapeHtml(label)}</a>`,
  )
  const footer = [...body.footer.map(escapeHtml), links.join(' · ')].join('<br>')
  return `<!doctype html>
<html lang="${escapeHtml(body.language)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(body.subject)}</title>
<style>${DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f7f6f2">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f7f6f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td class="card" style="padding:32px 28px;word-break:break-word;background:#ffffff;border:1px solid #e3e1d9;border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.2;letter-spacing:-0.02em;color:#14212b">${escapeHtml(body.heading)}</h1>
${blocks}
</td></tr><tr><td class="muted" style="padding:20px 28px;word-break:break-word;${FONT};font-size:13px;line-height:1.5;color:#5b6872">${footer}</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

function blockText(block: Block): string {
  if (block.kind === 'paragraph') return block.text
  if (block.kind === 'code') return `    ${block.code}`
  return `${block.label}:\n${block.href}`
}

/** The mail as plain text with the same content. */
export function mailText(body: MailBody): string {
  const legal = body.legal.map(({ label, href }) => `${label}: ${href}`)
  const parts = [body.heading, ...body.blocks.map(blockText), '-- ', [...body.footer, ...legal].join('\n')]
  return `${parts.join('\n\n').replace('-- \n\n', '-- \n')}\n`
}
