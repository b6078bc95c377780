/** A value of a request to Stripe. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormBody = { [name: string]: FormValue }

function placed(into: FormValue | undefined, [name, ...rest]: readonly string[], value: string): FormValue {
  if (name === undefined) return value
  if (/^\d*$/.test(name)) {
    const list = Array.isArray(into) ? [...into] : []
    const at = name === '' ? list.length : Number(name)
    list[at] = placed(list[at], rest, value)
    return list
  }
  const body = into && typeof into === 'object' && !Array.isArray(into) ? into : {}
  return { ...body, [name]: placed(body[name], rest, value) }
}

/** Reads a body or a query as Stripe's library writes it: `items[0][price]=price_1`. */
export function readForm(text: string): FormBody {
  let body: FormBody = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/\[|\]\[|\]/).slice(0, key.includes('[') ? -1 : undefined)
    const next = placed(body, names, value)
    if (typeof next === 'object' && !Array.isArray(next)) body = next
  }
  return body
}

/** A text of a body; undefined if it is none. */
export const textIn = (body: FormValue | undefined, ...path: readonly string[]): string | undefined => {
  let value = body
  for (const name of path) {
    if (Array.isArray(value)) value = value[Number(name)]
    else value = typeof value === 'object' ? value[name] : undefined
  }
  return typeof value === 'string' ? value : undefined
}
