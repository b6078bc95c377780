import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Kopia wszystkich twoich danych, do zachowania lub zabrania gdzie indziej.',
  title: 'Pobierz wszystko',
  contents:
    'Jeden plik ZIP z fittingami, formularzami, pomiarami i zaleceniami, zdjęciami i raportami, stroną do czytania oraz tabelami dla arkuszy kalkulacyjnych i programów.',
  contentsFitter:
    'Jeden plik ZIP z twoją praktyką: rowerzyści, fittingi, formularze, pomiary, zdjęcia i raporty, strona do czytania oraz tabele dla arkuszy kalkulacyjnych i programów.',
  background:
    'Przygotujemy go w tle i wyślemy e-mail, gdy będzie gotowy. Jest przechowywany w formie zaszyfrowanej przez 7 dni i tylko ty możesz go pobrać.',
  ask: 'Utwórz kopię',
  askAgain: 'Utwórz nową kopię',
  waiting: 'Twoja kopia czeka w kolejce.',
  making: 'Twoja kopia jest tworzona.',
  progress_one: '{{done}} z {{count}} pliku',
  progress_few: '{{done}} z {{count}} plików',
  progress_many: '{{done}} z {{count}} plików',
  progress_other: '{{done}} z {{count}} pliku',
  mailed: 'Możesz zamknąć tę stronę. Wyślemy e-mail, gdy kopia będzie gotowa.',
  ready: 'Twoja kopia jest gotowa.',
  kept: 'Utworzono {{asked}}, {{size}} MB. Zostanie usunięta {{until}}.',
  fetch: 'Pobierz',
  failed: 'Nie udało się utworzyć kopii. Spróbuj ponownie. Jeśli znów się nie uda, napisz do nas.',
  confirmFirst: 'Dla bezpieczeństwa zaloguj się ponownie przed pobraniem.',
  link: 'Pobierz wszystko',
  linkHintFitter:
    'Dane rowerzystów: fittingi, formularze, zdjęcia i raporty, do zachowania lub zabrania gdzie indziej.',
  linkHint: 'Fittingi, formularze, zdjęcia i raporty, do zachowania lub zabrania gdzie indziej.',
} satisfies Translation<typeof english>
