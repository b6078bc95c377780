import { App } from './app/app.tsx'
import { preloadPageAt } from './app/frame.tsx'
import { start } from './start.tsx'

void start(<App />, () => preloadPageAt(window.location.pathname))
