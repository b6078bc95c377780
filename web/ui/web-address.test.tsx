import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WebAddress } from './web-address.tsx'

it('an address may continue on a new line behind its slashes, and nowhere within a word', () => {
  expect(renderToStaticMarkup(<WebAddress>https://spokewell.example:8443/client/bike/1</WebAddress>)).toBe(
    'https://<wbr/>spokewell.example:8443/<wbr/>client/<wbr/>bike/<wbr/>1<wbr/>',
  )
})
