import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Ile płacisz za {product} i do kiedy.',
  trial: {
    title: 'Bezpłatny okres próbny',
    left_one: 'Został {{count}} dzień',
    left_few: 'Zostały {{count}} dni',
    left_many: 'Zostało {{count}} dni',
    left_other: 'Zostało {{count}} dnia',
    until: 'Wszystko jest bezpłatne do {{date}}. O kartę pytamy dopiero przy wyborze abonamentu.',
  },
  active: {
    monthly: 'Abonament miesięczny',
    annual: 'Abonament roczny',
    renews: 'Abonament odnawia się automatycznie. Następna płatność {{date}}.',
  },
  ending: {
    title: 'Abonament jest wypowiedziany',
    until:
      'Jest opłacony do {{date}}. Wszystko działa do {{readOnly}}, a potem praktyka jest tylko do odczytu.',
  },
  grace: {
    title: 'Twój abonament się skończył',
    failed: 'Ostatnia płatność się nie powiodła',
    until: 'Wszystko działa jeszcze do {{date}}. Od tego dnia praktyka jest tylko do odczytu.',
    failedHow: 'Sprawdź dane płatności. Spróbujemy automatycznie pobrać płatność ponownie.',
  },
  readOnly: {
    title: 'Praktyka jest tylko do odczytu',
    since:
      'Abonament skończył się {{date}}. Nie można zapraszać rowerzystów, zaczynać sesji ani zmieniać fittingów.',
    goesOn:
      'Nadal możesz wszystko czytać, pobierać i usuwać. Otwarte formularze rowerzystów, przypomnienia i alerty działają dalej, a alerty można załatwiać. Nic nie przepada: gdy wybierzesz abonament, wszystko działa jak dawniej.',
  },
  choose: {
    title: 'Wybierz abonament',
    billing: 'Jak często chcesz płacić?',
    monthly: 'Miesięcznie',
    monthlyPrice: '{{price}} miesięcznie',
    annual: 'Rocznie',
    annualPrice: '{{price}} rocznie: {{perMonth}} miesięcznie, {{percent}} mniej',
    code: 'Kod promocyjny',
    submit: 'Przejdź do płatności',
    hosted:
      'Płacisz na stronie Stripe. Nigdy nie widzimy karty. Podatek jest wliczony. Możesz zrezygnować w każdej chwili; abonament trwa wtedy do końca opłaconego czasu.',
    trialKept: 'Pozostały okres próbny jest zachowany: pierwsza płatność {{date}}.',
    trialNotKept: 'Okres próbny wkrótce się kończy, więc pierwsza płatność jest od razu.',
  },
  change: {
    title: 'Zmień abonament',
    toAnnual: 'Przejdź na roczny',
    toMonthly: 'Przejdź na miesięczny',
    cancel: 'Wypowiedz abonament',
    resume: 'Wznów abonament',
    card: 'Karta i dane do faktur',
    pay: 'Sprawdź dane płatności',
    hosted: 'Otwierają się na stronie Stripe i prowadzą z powrotem tutaj.',
  },
  waiting: {
    title: 'Czekamy na płatność',
    text: 'Stripe potwierdza nam płatność, zwykle w ciągu minuty. Możesz opuścić tę stronę.',
    ask: 'Sprawdź ponownie',
    asked: 'Sprawdzono. Nie ma jeszcze płatności.',
  },
  invoices: {
    title: 'Faktury',
    none: 'Nie ma jeszcze faktur.',
    caption: 'Twoje faktury',
    number: 'Faktura',
    date: 'Data',
    total: 'Kwota',
    state: 'Stan',
    paid: 'Opłacona',
    open: 'Do zapłaty',
    void: 'Nieważna',
    noNumber: 'Bez numeru',
    opens: 'otwiera się w Stripe',
  },
  banner: {
    label: 'Twój abonament',
    trial_ending: 'Bezpłatny okres próbny kończy się {{covered}}.',
    payment_failed: 'Ostatnia płatność się nie powiodła. Praktyka będzie tylko do odczytu od {{readOnly}}.',
    ended: 'Abonament skończył się {{covered}}. Praktyka będzie tylko do odczytu od {{readOnly}}.',
    read_only_soon: 'Abonament się skończył. Praktyka będzie tylko do odczytu od {{readOnly}}.',
    read_only: 'Abonament się skończył, więc praktyka jest tylko do odczytu.',
    open: 'Zobacz abonament',
  },
} satisfies Translation<typeof english>
