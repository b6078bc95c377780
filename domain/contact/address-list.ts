import { emailForLookup, isEmail, normalEmail } from './email.ts'

/** The most addresses of one list. */
export const MOST_ADDRESSES = 50

/** The addresses in a pasted text, and the parts that are none. */
export interface AddressList {
  addresses: string[]
  unreadable: string[]
}

/** What is between angle brackets, as mail programs write a name with its address; else the whole part. */
const addressIn = (part: string): string => /<([^<>]*)>\s*$/.exec(part)?.[1] ?? part

/**
 * Reads a pasted list of addresses: one on each line, or separated by commas or semicolons, each with or without a name
 * before it. An address that occurs twice is named once.
 */
export function readAddressList(text: string): AddressList {
  const list: AddressList = { addresses: [], unreadable: [] }
  const seen = new Set<string>()
  for (const part of text.split(/[\n\r,;]+/).map((each) => each.trim())) {
    if (part === '') continue
    const email = normalEmail(addressIn(part))
    if (!isEmail(email)) list.unreadable.push(part)
    else if (!seen.has(emailForLookup(email))) list.addresses.push(email)
    seen.add(emailForLookup(email))
  }
  return list
}
