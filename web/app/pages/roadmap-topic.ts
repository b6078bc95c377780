import type enRoadmap from '#locales/en/roadmap.ts'

type Topics = { [K in keyof typeof enRoadmap]: (typeof enRoadmap)[K] extends string ? never : K }

/** A page that is not built yet, identified by the key of its texts in `roadmap`. */
export type RoadmapTopic = Topics[keyof Topics]
