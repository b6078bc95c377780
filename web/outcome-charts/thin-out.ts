const GAP = 8

/** From left to right, leaving out every text that would touch the one before it. */
export function thinOut<Item>(
  items: readonly Item[],
  extentOf: (item: Item) => { x: number; width: number },
): Item[] {
  const shown: Item[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const { x, width } = extentOf(item)
    if (x - width / 2 < end) continue
    shown.push(item)
    end = x + width / 2 + GAP
  }
  return shown
}
