import { useId } from 'react'

export type Hatch = 'possibly_better' | 'possibly_worse' | 'worse'

const STEP = 6

/** Stripes on a ground; `tilt` in degrees. */
function Stripes({ id, tilt, ground, line }: { id: string; tilt: number; ground: string; line: string }) {
  return (
    <pattern
      id={id}
      width={STEP}
      height={STEP}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${tilt})`}
    >
      <rect width={STEP} height={STEP} className={ground} />
      <rect width="1.5" height={STEP} className={line} />
    </pattern>
  )
}

/** The hatched fills of a chart: what they mean can be told without colour. `fill` gives the reference to one. */
export function useHatching() {
  const id = useId()
  return {
    fill: (hatch: Hatch) => `url(#${id}${hatch})`,
    definitions: (
      <defs>
        <Stripes id={`${id}possibly_better`} tilt={45} ground="fill-teal-soft" line="fill-teal" />
        <Stripes id={`${id}possibly_worse`} tilt={-45} ground="fill-coral-soft" line="fill-coral" />
        <Stripes id={`${id}worse`} tilt={0} ground="fill-coral" line="fill-coral-deep" />
      </defs>
    ),
  }
}

export type Hatching = ReturnType<typeof useHatching>
