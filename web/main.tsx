import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startLanguageOfVisit } from './ui/language/texts.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

// A page that the browser kept in its memory may show somebody who has signed out since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload()
})
startLanguageOfVisit()
createRoot(place).render(<App />)
