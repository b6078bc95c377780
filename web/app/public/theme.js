// Before the first paint: the light or dark a person chose against their device. Everything else waits.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
