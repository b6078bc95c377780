import { createContext } from 'react'

/** The provider's mail address where it is known without asking the server: its place, in a document. */
export const ContactAddress = createContext<string | undefined>(undefined)
