import type { TextTree } from '#locales/texts.ts'

/** All English texts, one chunk for each namespace, but for those of the frame and of mails. */
export const allEnglishTexts = import.meta.glob<TextTree>(
  [
    '../../../locales/{en,openings}/*.ts',
    '!**/{*.test,opening}.ts',
    '!../../../locales/en/{common,frame,mail}.ts',
  ],
  { import: 'default' },
)
