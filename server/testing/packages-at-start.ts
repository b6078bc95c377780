import { registerHooks } from 'node:module'

// Prints which packages are loaded when the server's own modules are, before anything is asked of it.

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//
const packages = new Set<string>()
registerHooks({
  load(url, context, next) {
    const name = PACKAGE.exec(url)?.[1]
    if (name) packages.add(name)
    return next(url, context)
  },
})
await import('../serve.ts')
process.stdout.write(JSON.stringify([...packages]))
