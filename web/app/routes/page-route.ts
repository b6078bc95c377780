import type enFrame from '#locales/en/frame.ts'
import type { Namespace } from '#locales/namespaces.ts'
import type { PageFile } from '#web/ui/lazy-part.ts'
import type { Audience } from '../../account/access.ts'
import { laterPage } from '../pages/later-page.ts'
import type { RoadmapTopic } from '../pages/roadmap-topic.ts'

/** `public`: header and footer. `focused`: one form, nothing beside it. `own`: the shell of the person's role. */
export type ShellKind = 'public' | 'focused' | 'own'

export interface PageRoute {
  paths: readonly string[]
  /** Key of the page's title in `frame.title`. */
  title: keyof (typeof enFrame)['title']
  who: Audience
  /** A guest may open it as well. */
  guests?: true
  shell: ShellKind
  /** Texts of the page, fetched with its code. `common` and `frame` are always there, `errors` too unless it is a form's. */
  texts: readonly Namespace[]
  page: PageFile
  /** Loaded when the browser is idle. */
  whenIdle?: true
}

/** Whom most pages are for, and the shell they then have. */
export const open = { who: 'everyone', shell: 'public' } as const
export const rider = { who: ['client'], shell: 'own' } as const
export const fitter = { who: ['fitter'], shell: 'own' } as const

/** A page that is not built yet: it says what will be there. */
export const later = (topic: RoadmapTopic) => ({ texts: ['roadmap'], page: laterPage(topic) }) as const
