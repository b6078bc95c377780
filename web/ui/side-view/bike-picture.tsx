import type { ReactNode } from 'react'
import { BIKE, bikeViewBox } from '#domain/drawing/side-view.ts'
import { SideViewShape } from './side-view-shape.tsx'

interface BikePictureProps {
  /** The text alternative, if no text beside the picture has the same content. */
  label?: string
  className?: string
  /** Drawn over the bike, in the coordinates of the side view. */
  children: ReactNode
}

/** The bike alone from the side, drawn pale so that what is drawn over it stands out. */
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
