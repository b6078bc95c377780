/** The kinds of things that can be found, in the order shown. */
export const GROUPS = ['riders', 'sessions', 'actions', 'pages', 'cases'] as const
export type Group = (typeof GROUPS)[number]

/** Something that can be found and opened. */
export interface Entry {
  id: string
  group: Group
  label: string
  /** A second, quieter text beside the label. */
  detail?: string
  open: () => void
}

const folded = (text: string): string => text.trim().toLocaleLowerCase()

/** The entries whose label contains all typed words, in the order of the groups. Without words, all of them. */
export function entriesFor(typed: string, entries: readonly Entry[]): Entry[] {
  const words = folded(typed).split(/\s+/)
  const fits = ({ label }: Entry) => words.every((word) => folded(label).includes(word))
  return inGroups(entries.filter(fits))
}

/** Entries in the order of their groups. */
export const inGroups = (entries: readonly Entry[]): Entry[] =>
  GROUPS.flatMap((group) => entries.filter((entry) => entry.group === group))

/** The entry that an arrow key leads to. After the last one comes the first. */
export const stepped = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count
