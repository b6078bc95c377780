import type { BrowserContext } from '@playwright/test'

/**
 * Runs in the page: throws an error when a part of the page was hidden for a while because something inside of it was
 * still loading. Whoever types there loses the focus. React hides such parts with `display: none !important`. A part
 * that does not return belonged to a page that was left.
 */
function watchForHiddenContent(): void {
  // A spinner may give way to the spinner of a larger part.
  const content = 'a, button, input, select, textarea, h1, h2, h3'
  const hidden = new WeakSet<HTMLElement>()
  new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement)) continue
      const { style, textContent, isConnected } = target
      if (style.display === 'none' && style.getPropertyPriority('display') === 'important') {
        if (target.matches(content) || target.querySelector(content)) hidden.add(target)
      } else if (hidden.delete(target) && isConnected)
        reportError(new Error(`Shown content was hidden while loading: ${textContent.slice(0, 80)}`))
    }
  }).observe(document, { subtree: true, attributeFilter: ['style'] })
}

/** Reports every part of a page that was hidden while it was in use, as an error of the page. */
export async function reportHiddenContent(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchForHiddenContent)
}
