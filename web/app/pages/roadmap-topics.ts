import { createElement } from 'react'
import type enRoadmap from '#locales/en/roadmap.ts'
import type { PageFile } from '../page-load.ts'

type Topics = { [K in keyof typeof enRoadmap]: (typeof enRoadmap)[K] extends string ? never : K }

/** A page that comes later, by the key of its texts in `roadmap`. */
export type RoadmapTopic = Topics[keyof Topics]

/** The page that says what will be at its place. */
export const roadmapPage =
  (topic: RoadmapTopic): PageFile =>
  async () => {
    const { RoadmapPage } = await import('./roadmap-page.tsx')
    return { default: () => createElement(RoadmapPage, { topic }) }
  }
