import type { Namespace } from '#locales/namespaces.ts'
import type { PageFile } from '#web/ui/lazy-part.ts'
import type { Audience } from '../../account/access.ts'
import type { PageTitle } from '../page-frame.tsx'

/**
 * `public`: header and footer. `focused`: one form and nothing else. `own`: the shell of the person's role. `settings`:
 * the same, with the navigation of the settings.
 */
export type ShellKind = 'public' | 'focused' | 'own' | 'settings'

export interface PageRoute {
  paths: readonly string[]
  title: PageTitle
  who: Audience
  /** Guests may also open it. */
  guests?: true
  shell: ShellKind
  /**
   * Texts of the page, fetched together with its code. `common` and `frame` are always loaded; `errors` is loaded too,
   * except for forms.
   */
  texts: readonly Namespace[]
  page: PageFile
  /** Parts of the page that are shown at once, but loaded apart. They are requested with the page's code. */
  parts?: readonly (() => Promise<unknown>)[]
  /**
   * What a person's page reads first. It is requested with the page's code. `:name` is a parameter of the path or of the
   * query.
   */
  reads?: readonly `/api/${string}`[]
  /** What the page reads first for everybody, signed in or not. It is requested with the page's code. */
  openReads?: readonly `/api/${string}`[]
  /** Named in the navigation only where fitters pay for a plan. */
  ifBilled?: true
  /** Preloaded when the browser is idle. */
  whenIdle?: true
}

/**
 * The texts that a page waits for, in addition to those of every page. Forms do not wait for the error texts, which load
 * when the browser is idle.
 */
export const namespacesOf = ({ shell, texts }: PageRoute): readonly Namespace[] =>
  shell === 'focused' ? texts : [...texts, 'errors']

/** The audience and shell of public pages. */
export const open = { who: 'everyone', shell: 'public' } as const
export const rider = { who: ['client'], shell: 'own' } as const
export const fitter = { who: ['fitter'], shell: 'own' } as const
