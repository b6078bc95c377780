import type { Severity } from '#domain/zones.ts'

export type { Severity }

/** All severities, from mild to severe. */
export const severities = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Severity[]

/** A severity as a small mark: its number on its colour, with an outline. */
export function SeverityMark({ value }: { value: Severity }) {
  return (
    <span
      className="inline-grid size-8 flex-none place-items-center rounded-full border-2 font-bold text-figure leading-none"
      data-severity={value}
    >
      {value}
    </span>
  )
}
