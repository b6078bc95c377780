import type { ReactNode } from 'react'
import { BIKE, bikeViewBox } from '#domain/drawing/side-view.ts'
import { SideViewShape } from './side-view-shape.tsx'

interface BikePictureProps {
  /** What the picture shows, where no words beside it say so. */
  label?: string
  className?: string
  /** Laid over the bike, in the coordinates of the side view. */
  children: ReactNode
}

/** The bike alone from the side, pale, for what is known of it to stand out. */
export function BikePicture({ label, className = '', children }: BikePictureProps) {
  const { x, y, width, height } = bikeViewBox
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className={`block h-auto w-full ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}
      aria-label={label}
    >
      {BIKE.map((shape) => (
        <SideViewShape key={shape.d} shape={shape} fill="fill-(--bike)" strength={0.6} />
      ))}
      {children}
    </svg>
  )
}
