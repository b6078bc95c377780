/** A label as the name of what it asks, for a list within a sentence: without the marks of a question. */
export const questionName = (label: string): string => label.replace(/^¿|\s*[?？]$/g, '')
