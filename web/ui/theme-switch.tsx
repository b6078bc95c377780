import { type ChangeEvent, useId, useState } from 'react'
import { deviceKeys } from '#web/device-keys.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/**
 * web/head.ts also reads this key before the first paint. It is stored only if the person chose another theme than the
 * device's.
 */
const themeKey = deviceKeys.theme
const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const isTheme = (value: string | undefined): value is Theme => themes.some((theme) => theme === value)

const shownTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the next visit uses the device's theme again.
  }
}

/** The choice between light, dark and the device's setting. */
export function ThemeSwitch() {
  const { t } = useTranslation('frame')
  const [theme, setTheme] = useState(shownTheme)
  const id = useId()
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target
    if (!isTheme(value)) return
    showTheme(value)
    setTheme(value)
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('theme.label')}
      </label>
      <select id={id} className="input" value={theme} onChange={choose}>
        {themes.map((each) => (
          <option key={each} value={each}>
            {t(`theme.${each}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
