/** What a message to the provider is about. The first one is chosen unless a link names another. */
export const CONTACT_TOPICS = ['question', 'demo', 'support', 'privacy', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** The most characters of a message. */
export const CONTACT_WORDS = 4000
/**
 * The most characters that the field of a message takes on the page without scripts. More than a message may have, so
 * that somebody who pastes a longer text is told so. A browser would cut it off silently.
 */
export const CONTACT_WORDS_TYPED = 6000
/** The most characters of the name. */
export const CONTACT_NAME = 120

/** The topic that a link names; the first one for any other text. */
export const contactTopic = (named: unknown): ContactTopic =>
  CONTACT_TOPICS.find((topic) => topic === named) ?? CONTACT_TOPICS[0]
