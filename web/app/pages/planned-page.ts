import { createElement } from 'react'
import type { PageFile } from '#web/ui/lazy-part.ts'
import type { RoadmapTopic } from './roadmap-topic.ts'

/** A placeholder page that describes what will be built. */
export const plannedPage =
  (topic: RoadmapTopic): PageFile =>
  async () => {
    const { RoadmapPage } = await import('#web/app/pages/roadmap-page.tsx')
    return { default: () => createElement(RoadmapPage, { topic }) }
  }
