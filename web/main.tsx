import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startLanguageOfVisit } from './ui/language/texts.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

startLanguageOfVisit()
createRoot(place).render(<App />)
