import type { TextTree } from '#locales/texts.ts'

/**
 * The texts of every language but English, a chunk for each namespace. Only a page in another language loads this list,
 * which grows with each of them. Mails are made on the server.
 */
export const otherTexts = import.meta.glob<TextTree>(
  ['../../../locales/*/*.ts', '!../../../locales/en/*.ts', '!../../../locales/*/mail.ts'],
  { import: 'default' },
)
