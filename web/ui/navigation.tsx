import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
} from 'react'
import { useSample } from './sample.ts'

/** The address of the page and what came with it. */
export interface Place {
  pathname: string
  search: string
  hash: string
  /** What the page before passed on through the browser's history. It is not trusted. */
  state: unknown
  /** Another one for every entry of the history. */
  key: string
}

export interface GoOptions {
  /** The new address takes the place of this one in the history. */
  replace?: boolean
  state?: unknown
}

export interface Navigation {
  place: Place
  /** Shows the page at an address of the product. */
  go(to: string, options?: GoOptions): void
}

/** The address that the browser shows; `state` is where the router of the program keeps it, too. */
export function placeInBrowser(): Place {
  const { pathname, search, hash } = window.location
  const entry: unknown = window.history.state
  const kept = typeof entry === 'object' && entry !== null ? entry : {}
  const state: unknown = 'usr' in kept ? kept.usr : null
  return { pathname, search, hash, state, key: 'key' in kept ? String(kept.key) : 'default' }
}

const byLoading: Navigation = {
  get place() {
    return placeInBrowser()
  },
  go: (to) => window.location.assign(to),
}

/**
 * How the frame of this page navigates. What stands in a form uses this and not the router, because the entry of the
 * form has none. Without a frame a page is loaded.
 */
export const NavigationContext = createContext<Navigation>(byLoading)

export const useNavigation = (): Navigation => use(NavigationContext)

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  replace?: boolean | undefined
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/** Whether the browser should follow the link itself: into another tab or window, or as a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target?: string) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== undefined && target !== '_self')

/** A link to a page of the product; its text alone in a sample. */
export function Link(props: LinkProps) {
  const { className = 'font-semibold text-teal', children } = props
  return useSample() ? <span className={className}>{children}</span> : <WorkingLink {...props} />
}

function WorkingLink({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { place, go } = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event, rest.target)) return
    event.preventDefault()
    const here = to === place.pathname + place.search + place.hash
    go(to, { replace: replace ?? here, state })
  }
  return <a {...rest} href={to} onClick={follow} />
}

/** Shows another page in place of this one. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const { go } = useNavigation()
  const leave = useEffectEvent(() => go(to, { replace: true, state }))
  useEffect(() => leave(), [])
  return null
}
