import type { TextTree } from '#locales/texts.ts'

/** All English texts, one chunk for each namespace, but for those that every page has and those of mails. */
export const allEnglishTexts = import.meta.glob<TextTree>(
  [
    '../../../locales/{en,openings}/*.ts',
    '!**/{*.test,opening,frameOpening,frameRest}.ts',
    '!../../../locales/en/{common,mail}.ts',
  ],
  { import: 'default' },
)
