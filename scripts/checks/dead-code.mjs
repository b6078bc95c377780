import { runTool } from '../check/command.mjs'

export const name = 'dead code'

/** Checks all code, and then the product without tests, to find code that only tests use. */
export async function run() {
  const everything = await runTool('knip/bin/knip.js', ['--no-progress'])
  const product = await runTool('knip/bin/knip.js', [
    '--no-progress',
    '--production',
    '--include=files,exports,types',
  ])
  return {
    ok: everything.ok && product.ok,
    output: [
      everything.output,
      product.ok ? '' : 'Used by tests only:',
      product.output,
      'Use it, remove its "export", or delete it. A file that is started by itself is an entry of knip.json',
    ].join('\n'),
  }
}
