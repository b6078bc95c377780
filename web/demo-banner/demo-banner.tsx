import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Banner } from './banner.tsx'

// Above every page, also in print. The module is only imported in a demo.
const place = document.createElement('div')
document.body.prepend(place)
createRoot(place).render(
  <Suspense fallback={null}>
    <Banner />
  </Suspense>,
)
