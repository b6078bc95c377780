/**
 * Numbers from 0 inclusive to 1 exclusive that depend on the seed only: the generator sfc32 of Doty-Humphrey's PractRand,
 * which passes its tests of randomness. Equal seeds give equal figures on every machine.
 * @param seed a whole number from 0 to 2³² − 1
 */
export function randomFrom(seed: number): () => number {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warmUp = 0; warmUp < 16; warmUp += 1) next()
  return next
}
