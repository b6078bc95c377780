import type { TextTree } from '#locales/texts.ts'

/**
 * The texts of every language but English, where nothing is built: in development and in tests. The build writes them into
 * files of their own (web/build/text-files.ts). Mails are made on the server.
 */
export const otherTexts = import.meta.glob<TextTree>(
  ['../../../locales/*/*.ts', '!../../../locales/en/*.ts', '!../../../locales/*/mail.ts'],
  { import: 'default' },
)
