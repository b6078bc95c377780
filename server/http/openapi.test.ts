import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.looseObject({}) }))),
})

describe('/api/openapi.json', () => {
  it('describes every call, and no other', async () => {
    const { paths, openapi } = document.parse((await t.app.inject('/api/openapi.json')).json())
    expect(openapi).toMatch(/^3\./)
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    expect(documented.sort()).toEqual(calls.map((call) => call.route).sort())
  })

  it('refers to nothing outside of itself', async () => {
    const text = (await t.app.inject('/api/openapi.json')).payload
    const { components } = z
      .looseObject({ components: z.object({ schemas: z.looseObject({}) }) })
      .parse(JSON.parse(text))
    const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)
    for (const [, name] of text.matchAll(/"\$ref":"([^"]+)"/g)) expect(known).toContain(name)
  })
})

describe('/api/docs', () => {
  /** Whether a policy allows an inline text, by its hash. */
  const allowed = (policy: string, directive: string, text: string) =>
    policy
      .split(';')
      .find((part) => part.trim().startsWith(`${directive} `))
      ?.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`) ?? false

  it('is a page whose own policy allows its scripts and styles, all from this server', async () => {
    const page = await t.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    const scripts = [...page.payload.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, attributes = '', text = ''] of scripts) {
      const source = /src="([^"]+)"/.exec(attributes)?.[1]
      if (!source) expect(allowed(policy, 'script-src', text), text.slice(0, 80)).toBe(true)
      else
        expect((await t.app.inject(new URL(source, 'http://localhost/api/docs/').pathname)).statusCode).toBe(
          200,
        )
    }
    for (const [, source = ''] of page.payload.matchAll(/<link[^>]+href="([^"]+)"/g))
      expect((await t.app.inject(new URL(source, 'http://localhost/api/docs/').pathname)).statusCode).toBe(
        200,
      )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)|https:|swagger\.io|upgrade-insecure/)
  })

  it('shows the document of /api/openapi.json', async () => {
    const shown = await t.app.inject('/api/docs/json')
    expect(shown.json()).toEqual((await t.app.inject('/api/openapi.json')).json())
  })

  it.each([
    '/api/docs/static/../../../package.json',
    '/api/docs/static/%2e%2e/package.json',
    '/api/docs/static/..%2fpackage.json',
  ])('serves no other file: %s', async (url) => {
    expect((await t.app.inject(url)).payload).not.toContain('"dependencies"')
  })
})
