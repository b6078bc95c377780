// Applies the light or dark theme that the person chose, before the first paint. Everything else runs later.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
