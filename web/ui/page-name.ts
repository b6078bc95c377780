import { createContext, use } from 'react'

/** The translated name of the current page, from its route. */
export const PageName = createContext('')

export const usePageName = (): string => use(PageName)
