/** The most characters of a file's name, without its ending. */
const LONGEST = 120

/** A document's title as the name of a file: without characters that have a meaning in paths or patterns. */
export function fileNameOf(title: string): string {
  // Also those that change the direction of the text.
  const plain = title.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\\/:*?"<>|]+/gu, ' ').trim()
  // Cuts between whole code points, because a header cannot contain half of a surrogate pair.
  return [...plain].slice(0, LONGEST).join('')
}
