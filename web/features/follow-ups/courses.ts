import type { ZoneCourse } from '#domain/outcomes/zone-change.ts'

const TONES = {
  resolved: 'teal',
  improved: 'teal',
  unchanged: 'plain',
  worse: 'coral',
  new: 'coral',
} as const

/** The colour beside the word of what became of a zone. */
export const toneOf = (course: ZoneCourse) => TONES[course]
