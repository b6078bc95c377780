import { areSpans, type Offer, type Span, weekdays } from '#domain/booking/offer.ts'
import { isLocalDate } from '#domain/calendar/local-date.ts'
import type { Hours } from './offer-query.ts'

/** Hours and rules while they are typed. */
export interface EditedHours
  extends Omit<Hours, 'off' | 'extra' | 'minimumNoticeMinutes' | 'horizonDays' | 'changeHours'> {
  /** With an id for as long as they are edited. */
  off: { id: string; from: string | null; to: string | null }[]
  extra: { id: string; date: string | null; spans: Span[] }[]
  noticeHours: number | null
  horizonDays: number | null
  changeHours: number | null
}

/** What each part of the page shows and changes. */
export interface PartProps {
  edited: EditedHours
  change: (part: Partial<EditedHours>) => void
  /** The person has saved, so what is still missing is wrong. */
  tried: boolean
}

const workday = (): Span[] => [
  { from: '09:00', to: '12:30' },
  { from: '13:30', to: '17:30' },
]

/** A sensible week, for a fitter who has none yet. */
const suggestion = (timeZone: string): EditedHours => ({
  timeZone,
  open: true,
  week: {
    monday: workday(),
    tuesday: workday(),
    wednesday: workday(),
    thursday: workday(),
    friday: workday(),
    saturday: [],
    sunday: [],
  },
  off: [],
  extra: [],
  noticeHours: 24,
  horizonDays: 60,
  maximumPerDay: null,
  changeHours: 24,
  waitingList: true,
})

/** What the page begins with: the saved hours, or a suggested week. */
export function editedOf(hours: Hours | null, timeZone: string): EditedHours {
  if (!hours) return suggestion(timeZone)
  const { minimumNoticeMinutes, off, extra, ...rest } = hours
  return {
    ...rest,
    off: off.map((range) => ({ id: crypto.randomUUID(), ...range })),
    extra: extra.map((day) => ({ id: crypto.randomUUID(), ...day })),
    noticeHours: minimumNoticeMinutes / 60,
  }
}

export const BOUNDS = {
  noticeHours: { least: 0, most: 720 },
  horizonDays: { least: 0, most: 366 },
  maximumPerDay: { least: 1, most: 50 },
  changeHours: { least: 0, most: 336 },
} as const
export type Rule = keyof typeof BOUNDS

/** Whether a rule's number can be saved. Only the most of a day may be empty. */
export function isRuleFine(edited: EditedHours, rule: Rule): boolean {
  const value = edited[rule]
  if (value === null) return rule === 'maximumPerDay'
  const whole = rule === 'noticeHours' ? value * 60 : value
  return Number.isInteger(whole) && value >= BOUNDS[rule].least && value <= BOUNDS[rule].most
}

const isOffFine = ({ from, to }: EditedHours['off'][number]): boolean =>
  from !== null && to !== null && isLocalDate(from) && isLocalDate(to) && from <= to

/** Whether another entry names the same day. */
export const isDoubledDay = ({ extra }: EditedHours, date: string | null): boolean =>
  date !== null && extra.filter((day) => day.date === date).length > 1

const isExtraFine = (edited: EditedHours, { date, spans }: EditedHours['extra'][number]): boolean =>
  date !== null && isLocalDate(date) && spans.length > 0 && areSpans(spans) && !isDoubledDay(edited, date)

/** The hours to save; null while something is wrong. */
export function hoursOf(edited: EditedHours): Hours | null {
  const { noticeHours, horizonDays, changeHours, off, extra, ...rest } = edited
  const isFine =
    weekdays.every((day) => areSpans(edited.week[day])) &&
    off.every(isOffFine) &&
    extra.every((day) => isExtraFine(edited, day)) &&
    (['noticeHours', 'horizonDays', 'maximumPerDay', 'changeHours'] as const).every((rule) =>
      isRuleFine(edited, rule),
    )
  if (!isFine || noticeHours === null || horizonDays === null || changeHours === null) return null
  return {
    ...rest,
    horizonDays,
    changeHours,
    minimumNoticeMinutes: Math.round(noticeHours * 60),
    off: off.flatMap(({ from, to }) => (from !== null && to !== null ? [{ from, to }] : [])),
    extra: extra.flatMap(({ date, spans }) => (date !== null ? [{ date, spans: [...spans] }] : [])),
  }
}

/** The same as the judge of times reads it, for the preview. */
export const offerOf = (hours: Hours): Offer => hours
