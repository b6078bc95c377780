/** What Playwright has Chromium leave out. Of several lists the last counts alone, so ours begins with its own. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The list under the address bar is two pages of the browser's own in each window: a fifth of a story's time. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Tells Chromium which of its features no story sees. */
export const withoutUnseenFeatures = `--disable-features=${[...playwrights, ...unseen].join(',')}`
