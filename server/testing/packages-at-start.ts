import { registerHooks } from 'node:module'

// Prints which packages are loaded with the server's own modules, before the first request.

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
