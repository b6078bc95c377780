import { createContext, use } from 'react'

/** The translated name of the page that is shown, from its route. */
export const PageName = createContext('')

export const usePageName = (): string => use(PageName)
