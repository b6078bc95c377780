import { App } from './app/app.tsx'
import { start } from './start.tsx'

start(<App />)
