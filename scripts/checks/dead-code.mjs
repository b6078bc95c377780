import { runTool } from '../check/command.mjs'

export const name = 'dead code'

/** Looks twice: at everything, and at what the product itself uses, so that code used only by tests is found too. */
export async function run() {
  const everything = await runTool('knip/bin/knip.js', ['--no-progress'])
  const product = await runTool('knip/bin/knip.js', [
    '--no-progress',
    '--production',
    '--include=files,exports,types',
  ])
  return {
    ok: everything.ok && product.ok,
    output: `${everything.output}\n${product.ok ? '' : 'Used by tests only:\n'}${product.output}`,
  }
}
