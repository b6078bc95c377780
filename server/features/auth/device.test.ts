import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a browser and system', () => {
  it.each([
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge', 'windows'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox', 'windows'],
    [`${MAC} Version/18.1 Safari/605.1.15`, 'safari', 'macos'],
    [`${MAC} Chrome/142.0.0.0 Safari/537.36`, 'chrome', 'macos'],
    [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
    [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
    [`${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'ios'],
    [`${IPHONE} Version/17.0 EdgiOS/142.0 Mobile/15E148 Safari/605.1.15`, 'edge', 'ios'],
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
    [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0`, 'edge', 'android'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'firefox', 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox', 'linux'],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
      'chrome',
      'linux',
    ],
    // Other browsers also name the ones they are based on.
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'other', 'windows'],
    [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'other', 'android'],
    ['curl/8.9.1', 'other', 'other'],
    ['', 'other', 'other'],
    [undefined, 'other', 'other'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 ${'x'.repeat(500)}`, 'other', 'other'],
  ])('is %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })
})
