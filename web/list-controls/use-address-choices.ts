import { useAddress } from './use-address.ts'

/**
 * Filters of a list that are kept in the address. A change starts the list on its first page; what leaves nothing out is
 * not named.
 */
export function useAddressChoices(names: readonly string[]) {
  const [address, setAddress] = useAddress()
  const change = (changes: Readonly<Record<string, string>>) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      next.delete('after')
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  return {
    change,
    /** Whether the address names any of them. */
    narrowed: names.some((name) => address.has(name)),
    clear: (some: readonly string[] = names) => change(Object.fromEntries(some.map((name) => [name, '']))),
  }
}

/** The value of a filter that is named once and exists; undefined for any other. */
export function chosenIn<Value extends string>(
  address: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const [text, ...more] = address.getAll(name)
  return more.length > 0 ? undefined : values.find((value) => value === text)
}
