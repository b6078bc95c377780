import { expect, it } from 'vitest'
import { html, jsonData } from './html.ts'

it('escapes every value, in texts and in attributes', () => {
  const name = `<img src=x onerror="alert(1)">'&`
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;</p>',
  )
})

it('takes over markup and lists, and leaves out what is nothing', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${items}${null}${undefined}${false}${0}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  )
})

it('writes data that does not end its element', () => {
  const { markup } = jsonData({ name: '</script><script>alert(1)</script><!--' })
  expect(markup.match(/<\/?script/g)).toHaveLength(2)
  expect(JSON.parse(markup.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({
    name: '</script><script>alert(1)</script><!--',
  })
})
