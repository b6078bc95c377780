/** The features that Playwright disables. Chromium uses only the last such list, so ours must include Playwright's. */
const disabledByPlaywright = [
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

/** The suggestions of the address bar are two browser pages in each window, which take a fifth of a test's time. */
const unusedFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Tells Chromium to disable features that no test shows. */
export const withoutUnseenFeatures = `--disable-features=${[...disabledByPlaywright, ...unusedFeatures].join(',')}`
