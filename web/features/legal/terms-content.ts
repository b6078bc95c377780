import type enLegal from '#locales/en/legal.ts'

type Sections = (typeof enLegal)['terms']['sections']

/** Full keys of the paragraphs of a section, without its title. */
type Text = { [S in keyof Sections]: `${S}.${Exclude<keyof Sections[S], 'title'> & string}` }[keyof Sections]

export interface TermsSection {
  section: keyof Sections
  paragraphs?: readonly Text[]
  /** Shown as a list: separate duties. */
  duties?: readonly Text[]
}

/** Paragraphs that are true only where payments are collected, or only where they are not. */
export const whenPaid: Partial<Record<Text, boolean>> = { 'price.paid': true, 'price.collected': false }

/** The sections of the terms, in reading order. */
export const termsSections: readonly TermsSection[] = [
  { section: 'service', paragraphs: ['service.what', 'service.scope'] },
  { section: 'accounts', duties: ['accounts.true', 'accounts.secret', 'accounts.age'] },
  {
    section: 'fitters',
    duties: [
      'fitters.invite',
      'fitters.use',
      'fitters.law',
      'fitters.judge',
      'fitters.refer',
      'fitters.access',
      'fitters.page',
    ],
  },
  { section: 'riders', duties: ['riders.honest', 'riders.own', 'riders.rights', 'riders.free'] },
  { section: 'medical', paragraphs: ['medical.text'] },
  {
    section: 'price',
    paragraphs: ['price.tier', 'price.terms', 'price.collected', 'price.paid', 'price.tierTwo'],
  },
  { section: 'fair', paragraphs: ['fair.text'] },
  { section: 'end', paragraphs: ['end.you', 'end.us'] },
  { section: 'liability', paragraphs: ['liability.text', 'liability.backup'] },
  { section: 'software', paragraphs: ['software.text'] },
  { section: 'changes', paragraphs: ['changes.text'] },
  { section: 'contact' },
]
