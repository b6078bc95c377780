import type { browsers, systems } from '#contract/sign-ins.ts'

/** The description of a browser that is stored: enough for its owner to recognise it, and no more. */
export interface Device {
  browser: (typeof browsers)[number]
  system: (typeof systems)[number]
}

/** In this order: most browsers also name the ones they want to be taken for. */
const browserSigns: [RegExp, Device['browser']][] = [
  [/\b(?:OPR|OPT|OPiOS|SamsungBrowser|Vivaldi|YaBrowser|DuckDuckGo|Ddg|UCBrowser|HeadlessChrome)\//, 'other'],
  [/\b(?:Edge|Edg|EdgA|EdgiOS)\//, 'edge'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'safari'],
]

/** In this order: Android names Linux, and an iPhone names Mac OS. */
const systemSigns: [RegExp, Device['system']][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macos'],
  [/\b(?:Linux|CrOS|X11)\b/, 'linux'],
]

/** Longer ones are no browser's, and no work is made of them. */
const LONGEST = 512

const firstOf = <T>(signs: [RegExp, T][], text: string): T | 'other' =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? 'other'

/** The kind of browser and system that a `User-Agent` names. A caller may write anything there: it is only shown. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent && userAgent.length <= LONGEST ? userAgent : ''
  return { browser: firstOf(browserSigns, text), system: firstOf(systemSigns, text) }
}
