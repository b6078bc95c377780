import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Potwierdź adres e-mail',
    heading: 'Witamy w {product}',
    why: 'Potwierdź adres, aby dokończyć zakładanie konta. Nic się nie stanie, dopóki nie naciśniesz przycisku na stronie, która się otworzy.',
    asked: 'Ktoś założył konto z tym adresem {{at}}, podając nazwę „{{name}}”.',
    askedNameless: 'Ktoś założył konto z tym adresem {{at}}.',
    notYou: 'Jeśli to nie ty, nic nie rób.',
    otherBrowser:
      'Jeśli potwierdzisz w innej przeglądarce niż ta, w której założono konto, poprosimy o nowe hasło.',
    button: 'Potwierdź adres',
    typed: 'Albo wpisz ten kod tam, gdzie zakładano konto:',
    valid: 'Link działa 1 dzień, kod 1 godzinę.',
  },
  magicLink: {
    subject: 'Zaloguj się do {product}',
    heading: 'Zaloguj się do {product}',
    why: 'Ktoś poprosił o logowanie z tym adresem. Jeśli to ty, otwórz link. Nic się nie stanie, dopóki nie naciśniesz przycisku na stronie, która się otworzy.',
    button: 'Zaloguj się',
    typed: 'Albo wpisz ten kod tam, gdzie się logujesz:',
    valid:
      'Link działa 1 dzień, a kod 1 godzinę, każde raz. Nikomu ich nie podawaj. Kto je ma, może zalogować się jako ty.',
  },
  recovery: {
    subject: 'Wybierz nowe hasło',
    heading: 'Wybierz nowe hasło',
    why: 'Ktoś poprosił o nowe hasło do {product} dla tego adresu. Jeśli to ty, naciśnij przycisk i wybierz je. Do tego czasu hasło się nie zmienia.',
    button: 'Wybierz nowe hasło',
    typed: 'Albo wpisz ten kod tam, gdzie o niego poproszono:',
    valid:
      'Link działa 1 dzień, a kod 1 godzinę, każde raz. Nikomu ich nie podawaj. Kto je ma, może zalogować się jako ty.',
  },
  reauthentication: {
    subject: 'Kod do zmiany hasła',
    heading: 'Czy to ty?',
    why: 'Ktoś zalogowany na twoje konto chce zmienić hasło. Jeśli to ty, wpisz tam ten kod:',
    valid: 'Kod działa raz i wygasa po 1 godzinie.',
    notYou:
      'Jeśli to nie ty, nikomu nie podawaj kodu i wyloguj w ustawieniach wszystkie inne urządzenia. Ktoś może używać urządzenia zalogowanego na twoje konto.',
  },
  addressChangeCurrent: {
    subject: 'Potwierdź zmianę adresu e-mail',
    heading: 'Zmienić adres e-mail?',
    why: 'Ktoś zalogowany na twoje konto chce zastąpić ten adres e-mail innym. Adres zmieni się dopiero po potwierdzeniu obu. Jeśli to ty, naciśnij przycisk.',
    button: 'Potwierdź zmianę',
    valid: 'Link działa 1 dzień. Jeśli to nie ty, nie potwierdzaj i zmień hasło.',
  },
  addressChangeNew: {
    subject: 'Potwierdź nowy adres e-mail',
    heading: 'Potwierdź nowy adres e-mail',
    why: 'Ktoś chce użyć tego adresu e-mail dla swojego konta {product}. Zmieni się dopiero po potwierdzeniu nowego i starego adresu. Jeśli to ty, naciśnij przycisk.',
    asked: 'Ktoś poprosił o to {{at}}, podając nazwę „{{name}}”.',
    askedNameless: 'Ktoś poprosił o to {{at}}.',
    notYou: 'Jeśli to nie ty, nic nie rób.',
    otherBrowser:
      'Przycisk działa w przeglądarce, z której wysłano prośbę. W każdej innej najpierw zaloguj się na konto.',
    button: 'Potwierdź nowy adres',
    valid: 'Link działa 1 dzień.',
  },
  change: {
    you: 'Jeśli to ty, nie musisz nic robić.',
  },
  factorAdded: {
    subject: 'Logowanie dwuetapowe jest włączone',
    heading: 'Logowanie dwuetapowe jest włączone',
    what: '{{at}} dodano aplikację uwierzytelniającą do twojego konta {product}. Od teraz do logowania potrzebujesz jej kodu. Inne urządzenia wylogowano.',
    notYou:
      'Jeśli to nie ty, ktoś inny może wejść na twoje konto. Od razu wybierz nowe hasło na {{address}}/forgot-password i napisz do nas. Nasz adres jest na dole każdej strony.',
  },
  factorRemoved: {
    subject: 'Logowanie dwuetapowe jest wyłączone',
    heading: 'Logowanie dwuetapowe jest wyłączone',
    what: '{{at}} usunięto aplikację uwierzytelniającą z twojego konta {product}.',
    notYou:
      'Jeśli to nie ty, od razu wybierz nowe hasło na {{address}}/forgot-password. Potem w Ustawieniach, Bezpieczeństwo, wyloguj wszystkie inne urządzenia i ponownie włącz logowanie dwuetapowe.',
  },
  factorRecovered: {
    subject: 'Użyto kodu odzyskiwania',
    heading: 'Użyto kodu odzyskiwania',
    what: '{{at}} ktoś użył kodu odzyskiwania zamiast aplikacji uwierzytelniającej. Aplikacja i pozostałe kody odzyskiwania już nie działają, a inne urządzenia wylogowano.',
    notYou:
      'Jeśli to nie ty, ktoś ma twoje hasło i kody. Od razu wybierz nowe hasło na {{address}}/forgot-password, a potem ponownie włącz logowanie dwuetapowe w Ustawieniach, Bezpieczeństwo.',
  },
  passwordChanged: {
    subject: 'Twoje hasło zostało zmienione',
    heading: 'Twoje hasło zostało zmienione',
    what: '{{at}} zmieniono hasło twojego konta {product}. Inne urządzenia wylogowano.',
    notYou:
      'Jeśli to nie ty, od razu wybierz inne hasło na {{address}}/forgot-password. To wyloguje osobę, która je zmieniła.',
  },
  addressChanged: {
    subject: 'Twój adres e-mail został zmieniony',
    heading: 'Twój adres e-mail został zmieniony',
    what: '{{at}} zmieniono adres e-mail twojego konta {product}, po potwierdzeniu obu adresów. Tym adresem nie można się już zalogować.',
    notYou:
      'Jeśli to nie ty, ktoś może czytać twoje e-maile. Zmień hasło skrzynki i od razu napisz do nas. Nasz adres jest na dole każdej strony {{address}}.',
  },
} satisfies Translation<typeof english>
