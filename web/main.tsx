import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startLanguageOfVisit } from './ui/language/texts.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

// A page restored from the browser's back-forward cache may show a person who has signed out since.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload()
})
startLanguageOfVisit()
createRoot(place).render(<App />)
