import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kontakt',
  lead: 'Napisz do nas. Odpowiadamy e-mailem.',
  description: 'Napisz do ludzi, którzy tworzą {product}: pytania, rozmowy demo, pomoc i dane osobowe.',
  topic: 'Czego to dotyczy?',
  topics: {
    question: 'Pytanie o {product}',
    demo: 'Umów rozmowę demo',
    support: 'Pomoc z kontem lub stroną',
    privacy: 'Moje dane osobowe',
    other: 'Coś innego',
  },
  name: 'Imię i nazwisko',
  email: 'Adres e-mail',
  words: 'Wiadomość',
  wordsHint: 'Nie pisz tu o zdrowiu. Bikefitter czyta o tym w formularzu.',
  demoHint: 'Podaj dwa lub trzy pasujące terminy i swoją strefę czasową.',
  privacyHint: 'Dane możesz samodzielnie pobrać, poprawić, udostępnić i usunąć:',
  privacyLink: 'Dane i prywatność w ustawieniach',
  website: 'Zostaw to pole puste',
  send: 'Wyślij wiadomość',
  kept: 'Przechowujemy wiadomość najwyżej {{days}} dni, zaszyfrowaną. Zobacz:',
  policy: 'polityka prywatności',
  sent: 'Wiadomość wysłana',
  sentText: 'Dziękujemy. Wysłaliśmy krótkie potwierdzenie i odpowiemy e-mailem.',
  again: 'Napisz kolejną wiadomość',
  direct: 'Możesz też napisać na',
  fault: {
    name: 'Wpisz imię i nazwisko.',
    email: 'To nie jest pełny adres e-mail. Użyj formy nazwa@example.com.',
    words: 'Napisz wiadomość.',
    tooLong: 'To za długie. Użyj najwyżej {{count}} znaków.',
    characters: 'Są tu znaki, których nie można zapisać. Wpisz tekst bez nich.',
    summary: 'Wiadomość nie została wysłana. Sprawdź zaznaczone pola poniżej.',
  },
} satisfies Translation<typeof english>
