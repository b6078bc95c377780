import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Urządzenia',
  text: 'Urządzenia zalogowane na twoje konto. Jeśli nie rozpoznajesz urządzenia, wyloguj je i zmień hasło.',
  this: 'To urządzenie',
  name: '{{browser}} w {{system}}',
  used: 'Ostatnio używane:',
  since: 'Zalogowano:',
  end: 'Wyloguj',
  endLabel: 'Wyloguj: {{device}}',
  ended: 'Wylogowano: {{device}}.',
  endOthers: 'Wyloguj wszystkie inne urządzenia',
  endOthersTitle: 'Wylogować wszystkie inne urządzenia?',
  endOthersText:
    'Zalogowane zostanie tylko to urządzenie. Formularze rozpoczęte na innych zachowają odpowiedzi, które już wysłano.',
  endedOthers: 'Wszystkie inne urządzenia wylogowano.',
  alone: 'Zalogowane jest tylko to urządzenie.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Inna przeglądarka',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'inny system',
  },
  unused: {
    title: 'Czy nadal tu jesteś?',
    text: 'Za kilka minut nastąpi wylogowanie, bo od dłuższego czasu nic się tu nie działo.',
  },
} satisfies Translation<typeof english>
