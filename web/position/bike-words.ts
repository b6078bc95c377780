interface NamedBike {
  make: string | null
  model: string | null
  size: string | null
  name: string | null
}

/** The words of a bike, as many as are known: its own name, make, model and size. */
export const bikeWords = ({ name, make, model, size }: NamedBike): string =>
  [name, [make, model].filter(Boolean).join(' '), size].filter(Boolean).join(' · ')
