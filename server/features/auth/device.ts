import type { browsers, systems } from '#contract/sign-ins.ts'

/** The stored description of a browser: just enough for its owner to recognise it. */
export interface Device {
  browser: (typeof browsers)[number]
  system: (typeof systems)[number]
}

/** The order matters: most browsers also name others for compatibility. */
const browserSigns: [RegExp, Device['browser']][] = [
  [/\b(?:OPR|OPT|OPiOS|SamsungBrowser|Vivaldi|YaBrowser|DuckDuckGo|Ddg|UCBrowser|HeadlessChrome)\//, 'other'],
  [/\b(?:Edge|Edg|EdgA|EdgiOS)\//, 'edge'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'safari'],
]

/** The order matters: Android names Linux, and an iPhone names Mac OS. */
const systemSigns: [RegExp, Device['system']][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macos'],
  [/\b(?:Linux|CrOS|X11)\b/, 'linux'],
]

/** Browsers send shorter ones. Longer ones are not parsed. */
const LONGEST = 512

const firstOf = <T>(signs: [RegExp, T][], text: string): T | 'other' =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? 'other'

/** The browser and system in a `User-Agent`. A caller may write anything there, so it is only displayed. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent && userAgent.length <= LONGEST ? userAgent : ''
  return { browser: firstOf(browserSigns, text), system: firstOf(systemSigns, text) }
}
