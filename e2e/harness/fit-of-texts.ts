import type { Page } from '@playwright/test'
import { LONG_SURNAME } from './people.ts'

/** What a page shows: its texts, and what is wrong with their places. */
interface Seen {
  texts: string[]
  faults: string[]
}

/**
 * Runs in the page. Texts of drawings and charts are placed by numbers and are left out, as is what only screen readers
 * read and what lies above the page on purpose: bars that stay, and dialogs.
 * @param longSurname may be broken or cut, because it is wider than many places
 */
function readPlaces(longSurname: string): Seen {
  // Sections below the screen are laid out when they are scrolled to.
  for (const section of document.querySelectorAll<HTMLElement>('.defer-paint'))
    section.style.contentVisibility = 'visible'
  /** Rounding, and letters that reach beyond their line. */
  const SLACK = 2
  interface Line {
    box: DOMRect
    text: string
    of: Element
  }
  const short = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)

  const isHidden = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clip, clipPath, overflow } = getComputedStyle(each)
      if (clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)') return true
      if (overflow === 'hidden' && each.getBoundingClientRect().width <= 1) return true
    }
    return false
  }
  const isAbove = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true
    return element.closest('dialog, [popover]') !== null
  }
  const blockOf = (element: Element): Element => {
    let each = element
    while (each.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(each).display))
      each = each.parentElement
    return each
  }
  /** Whether what leaves the box can be scrolled to, or ends with an ellipsis. */
  const isContained = (element: Element): boolean => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each).overflowX !== 'visible') return true
    return false
  }

  const texts: string[] = []
  const faults: string[] = []
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement
    const text = node.textContent ?? ''
    if (!of || text.trim() === '' || of.closest('script, style, noscript, option')) continue
    if (!of.checkVisibility({ visibilityProperty: true })) continue
    texts.push(text.trim())
    if (of.closest('svg') || isHidden(of)) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    for (const box of boxes) lines.push({ box, text: short(text), of })
    const block = blockOf(of)
    const outer = block.getBoundingClientRect()
    // Half of a full-width sign at the end of a line is empty.
    const slack = /[）」』】。、，！？：；]/.test(text)
      ? Number.parseFloat(getComputedStyle(of).fontSize) / 2
      : SLACK
    const leaves = boxes.some(({ left, right }) => right > outer.right + slack || left < outer.left - slack)
    if (leaves && !isContained(block)) faults.push(`leaves its box: ${short(text)}`)
    const style = getComputedStyle(block)
    const isCut = style.textOverflow === 'ellipsis' && block.scrollWidth > block.clientWidth + 1
    if (isCut && !text.includes(longSurname)) faults.push(`ends with an ellipsis: ${short(text)}`)
    // Words of these scripts are not set apart by spaces, and hyphens say that a word goes on.
    if (
      style.hyphens === 'auto' ||
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text)
    )
      continue
    if (boxes.length < 2) continue
    // Addresses have no words.
    if (/\S@\S/.test(text)) continue
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\u00ad]{4,}/gu)) {
      if (word.includes('\u00ad') || word === longSurname) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (tops.size > 1) faults.push(`is broken within a word: ${word}`)
    }
  }
  const inFlow = lines.filter(({ of }) => !isAbove(of)).toSorted((one, other) => one.box.top - other.box.top)
  for (const [index, one] of inFlow.entries())
    for (let next = index + 1; next < inFlow.length; next += 1) {
      const other = inFlow[next]
      if (!other || other.box.top > one.box.bottom) break
      if (one.of === other.of) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (wide > 3 && high > Math.min(one.box.height, other.box.height) / 2)
        faults.push(`stand on each other: ${one.text} | ${other.text}`)
    }
  return { texts, faults: [...new Set(faults)] }
}

/**
 * Texts that have no room on the page as it is: that leave their box, end with an ellipsis, stand on other texts or are
 * broken within a word. And everything that the page says.
 */
export const placesOfTexts = (page: Page): Promise<Seen> => page.evaluate(readPlaces, LONG_SURNAME)
