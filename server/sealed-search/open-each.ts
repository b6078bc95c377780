/**
 * Opens each of some sealed values. One that cannot be opened, because it is damaged or its key is gone, is left out and
 * counted, so that the others are found. Why is not told: the reason could contain what was sealed.
 */
export function openEach<Sealed, Value>(
  values: readonly Sealed[],
  open: (sealed: Sealed) => Value,
): { opened: Value[]; unreadable: number } {
  const opened: Value[] = []
  let unreadable = 0
  for (const sealed of values) {
    try {
      opened.push(open(sealed))
    } catch {
      unreadable += 1
    }
  }
  return { opened, unreadable }
}
