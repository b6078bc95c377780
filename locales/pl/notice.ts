import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Twoje dane i prywatność',
  version: 'Wersja {{version}}, ostatnia aktualizacja {{date}}',
  asPage: 'Otwórz jako stronę do druku',
  heading: {
    short: 'W skrócie',
    collected: 'Co o tobie przechowujemy',
    purpose: 'Do czego tego używamy',
    consent: 'Twoja zgoda',
    seen: 'Kto to widzi',
    place: 'Gdzie jest przechowywane',
    protection: 'Jak jest chronione',
    device: 'Co zostaje na twoim urządzeniu',
    retention: 'Jak długo jest przechowywane',
    research: 'Badania i rozwój AI',
    young: 'Rowerzyści poniżej {{age}} lat',
    rights: 'Twoje prawa',
    contact: 'Z kim się kontaktować',
    storage: 'Pliki cookie i pamięć urządzenia',
    limits: 'Czym to nie jest',
    changes: 'Zmiany tej informacji',
  },
  text: {
    shortOwn:
      'Dane są twoje. Możesz je zobaczyć, poprawić, zażądać ich usunięcia i przenieść je do innego bikefittera.',
    shortSeen:
      'Dane, które pozwalają cię rozpoznać, widzi tylko wybrany przez ciebie bikefitter oraz, w celach technicznych lub jakościowych, pracownicy wsparcia dostawcy.',
    shortSealed: 'Są szyfrowane podczas przesyłania i przechowywania.',
    shortSold: 'Nigdy nie są sprzedawane ani używane do reklamy.',
    shortResearch: 'Są używane do badań tylko za twoją zgodą i wtedy tylko w zanonimizowanej formie.',
    shortContact: 'Aby poprosić o cokolwiek z tej informacji, wystarczy jeden e-mail.',
    collectedLead:
      '{product} przechowuje to, co wpisujesz ty i bikefitter, oraz to, co jest potrzebne do działania usługi:',
    collectedPerson:
      'Kim jesteś: imię i nazwisko, adres e-mail oraz, jeśli je podasz, numer telefonu, data urodzenia, płeć, zawód i rodzaj pracy.',
    collectedBody:
      'Twoje ciało i zdrowie, o ile nam o nich mówisz: wzrost, waga, dyskomfort na rowerze, urazy i leczenie, wcześniejsze fittingi.',
    collectedRiding:
      'Jak jeździsz: rowery, dyscyplina, godziny, kadencja, pewność jazdy, inne sporty i cele.',
    collectedFit:
      'Co bikefitter dodaje o twoim fittingu oraz twoje późniejsze odpowiedzi o tym, co się po nim zmieniło.',
    collectedAccount:
      'Jeśli masz konto: hasło w formie, której nie da się odwrócić, język, region i jednostki oraz kiedy i w jakiej przeglądarce było logowanie.',
    collectedTrail:
      'Zapis, kto, kiedy i co zmienił, oraz twoich zgód: która wersja tej informacji, w jakim języku i o jakiej porze.',
    collectedTechnical:
      'Przez krótki czas zapisy techniczne żądań i logowań, takie jak adres sieciowy lub jego część, aby usługa działała i aby zapobiegać nadużyciom: najwyżej 90 dni. Nie zawierają odpowiedzi.',
    purposeFit: 'Bikefitter używa ich do przygotowania i przeprowadzenia bikefittingu.',
    purposeCompare:
      'Odpowiedzi sprzed fittingu i po nim są porównywane, aby było widać tobie i bikefitterowi, co się zmieniło.',
    purposeMail:
      'Dostajesz potrzebne do tego e-maile: zaproszenia, kody, potwierdzenia, przypomnienia i link do raportu. Nigdy nie zawierają odpowiedzi.',
    purposeNot:
      'Dane nie są używane do reklamy, sprzedawane ani przekazywane ubezpieczycielom lub pracodawcom. Żadna decyzja o tobie nie jest podejmowana przez maszynę.',
    consentHealth:
      'Odpowiedzi dotyczące twojego ciała i dyskomfortu to dane o zdrowiu. Są używane do fittingu, ponieważ wyraźnie się na to zgadzasz, naciskając przycisk, który rozpoczyna formularz. Zapisujemy, której wersji tej informacji dotyczyła zgoda.',
    consentFree:
      'Możesz się nie zgodzić. Fitting odbędzie się wtedy bez formularza. Możesz wycofać zgodę w każdej chwili. To, co zrobiono wcześniej, pozostaje zgodne z prawem. Od tej chwili dane nie są używane i możesz zażądać ich usunięcia.',
    consentContract:
      'Dane potrzebne do prowadzenia konta i ochrony usługi są używane, ponieważ konto powstało na twoją prośbę i bez nich usługa nie mogłaby działać bezpiecznie.',
    seenFitter:
      'Wybrany przez ciebie bikefitter: ten, który wysłał zaproszenie, albo ten z listy. Żaden inny bikefitter nie widzi danych, chyba że mu je udostępnisz.',
    seenSupport:
      'Pracownicy wsparcia dostawcy, tylko w celach technicznych lub jakościowych: przez ograniczony czas, z zapisanym powodem i zapisem każdego dostępu.',
    seenYou: 'Ty.',
    seenNobody:
      'Nikt inny. Dwaj bikefitterzy, u których był twój fitting, nie dowiadują się o sobie, chyba że udostępnisz jednemu z nich akta.',
    seenGuardian: 'Jeśli zgodził się za ciebie rodzic lub opiekun, widzi to, co mu pokażesz.',
    placeServer:
      'Wszystko, co wpisujesz, przechowuje dostawca adresu widocznego w przeglądarce: na serwerze, w jego pamięci i w kopiach zapasowych. Te strony nie ładują skryptów, czcionek, zdjęć ani trackerów innych firm.',
    placeMail:
      'E-maile wysyłamy przez usługę pocztową dostawcy. Zawierają twój adres, link lub kod, nazwisko bikefittera oraz, w zaproszeniu, wiadomość od niego. Nie zawierają odpowiedzi.',
    protectionTransit:
      'Wszystko jest szyfrowane w drodze między twoim urządzeniem a serwerem, jak w bankowości internetowej.',
    protectionRest:
      'Imię i nazwisko, adresy, numer telefonu, data urodzenia, wszystko, co piszesz o zdrowiu, i wysłane formularze są przechowywane w formie zaszyfrowanej, z osobnym kluczem dla każdego rowerzysty. Klucze, które je otwierają, są poza bazą danych.',
    protectionFigures:
      'Niektóre liczby i wybory pozostają czytelne, bez twojego nazwiska, do obliczeń i statystyk o fittingu, na przykład nasilenie dyskomfortu w obszarze, pomiar lub wybrany cel.',
    protectionDoors:
      'Sama baza danych wydaje zapis tylko tym, którzy mają prawo go widzieć. Linki w e-mailach zawierają sekret, z którego przechowywany jest tylko odcisk.',
    protectionTrail:
      'Każda zmiana danych jest zapisana z tym, kto, kiedy i co zmienił. Do tego zapisu można dodawać, ale nie można go przepisać, i jest sprawdzany pod kątem manipulacji.',
    deviceDraft:
      'Gdy wypełniasz formularz, wpisywany tekst jest przechowywany także na twoim urządzeniu, aby nic nie przepadło, gdy zawiedzie połączenie lub bateria. Jest tam zaszyfrowany kluczem, którego nie można wyjąć z przeglądarki. Jest usuwany po wysłaniu formularza lub wylogowaniu, a najpóźniej po {{draftDays}} dniach.',
    deviceLimit:
      'Chroni to przed kimś, kto skopiuje pamięć urządzenia. Nie chroni przed kimś, kto używa przeglądarki na twoim odblokowanym urządzeniu: widzi to, co ty. Jeśli używasz urządzenia wspólnie z innymi, wyślij formularz lub wyloguj się, zanim je zostawisz.',
    retentionYears:
      'Dane, które pozwalają cię rozpoznać, są przechowywane najwyżej {{years}} lat, chyba że poprosisz o wcześniejsze usunięcie. Potem są usuwane.',
    retentionErase:
      'Gdy dane są usuwane, usuwane są odpowiedzi, a klucz, który je otwiera, jest niszczony. Bikefitter zachowuje tylko zapis, że fitting się odbył, i kiedy.',
    retentionBackup:
      'Kopie zapasowe są przechowywane najwyżej {{backupDays}} dni. Do tego czasu usunięte dane mogą być jeszcze w kopii. Jeśli trzeba ją przywrócić, dane są ponownie usuwane, zanim ktokolwiek będzie mógł ich użyć.',
    researchOptIn:
      'Na końcu ankiety wstępnej możesz pozwolić na użycie danych w zanonimizowanej formie do badań i rozwoju narzędzi AI do bikefittingu. Jest to wyłączone, dopóki tego nie włączysz, a fitting od tego nie zależy.',
    researchAnonymous:
      'Zanonimizowane znaczy: bez imienia i nazwiska, danych kontaktowych i tego, co piszesz własnymi słowami, i tylko razem z danymi tylu innych rowerzystów, że nikogo nie da się rozpoznać.',
    researchRevoke:
      'Możesz to wycofać w każdej chwili w części Ustawienia → Prywatność lub e-mailem. Od tej chwili dane nie są wykorzystywane do niczego nowego. Wcześniejsze wyniki, w których nikogo nie da się rozpoznać, pozostają.',
    youngGuardian:
      'Za rowerzystę poniżej {{age}} lat rodzic lub opiekun podaje swoje imię i nazwisko i wyraża zgodę. Formularz pyta o to, gdy wymaga tego data urodzenia.',
    youngResearch: 'Dane rowerzystów poniżej {{age}} lat nie są używane do badań.',
    rightsLead: 'W każdej chwili możesz:',
    rightsAccess:
      'zobaczyć, co jest o tobie przechowywane, i dostać kopię w formie czytelnej dla innych programów;',
    rightsCorrect: 'zażądać poprawienia danych; ankietę wstępną możesz poprawić na swoim koncie;',
    rightsErase: 'zażądać ich usunięcia;',
    rightsWithdraw: 'wycofać każdą zgodę, całkowicie lub tylko na badania;',
    rightsRestrict: 'ograniczyć ich użycie lub wnieść wobec niego sprzeciw;',
    rightsMove: 'przenieść je do innego bikefittera.',
    rightsHow:
      'Napisz do nas e-mail i powiedz, czego chcesz. Odpowiadamy w ciągu miesiąca, bezpłatnie. Możemy poprosić o wykazanie, że to ty.',
    rightsComplain:
      'Jeśli uważasz, że dane nie są traktowane właściwie, możesz też złożyć skargę do organu ochrony danych tam, gdzie mieszkasz.',
    contactLead: 'W każdej sprawie dotyczącej danych:',
    contactFitter: 'W sprawach fittingu skontaktuj się z bikefitterem.',
    storageLead:
      'Na twoim urządzeniu jest przechowywane tylko to, czego usługa potrzebuje do działania. Nie ma plików cookie do reklamy ani analityki, więc nie ma też banera do zamknięcia.',
    limitsMedical:
      'Bikefitting nie jest leczeniem, a {product} nie udziela porad medycznych. Nie obiecuje wyleczenia ani ochrony przed urazami. Jeśli masz ból, który cię niepokoi, drętwienie, które nie mija, osłabienie lub obrzęk, idź do lekarza.',
    changesText:
      'Gdy ta informacja zmienia się w istotny sposób, dostaje nową wersję. Dowiesz się o tym, a tam, gdzie potrzebna jest zgoda, zapytamy ponownie. Wersja, na którą była zgoda, pozostaje w zapisie.',
  },
  storage: {
    caption: 'Co jest na twoim urządzeniu, dlaczego i jak długo',
    name: 'Nazwa',
    purpose: 'Cel',
    until: 'Przechowywane do',
    cookie:
      'Cookie: utrzymuje zalogowanie albo pozwala wypełnić formularz z zaproszenia. Skrypty nie mogą go odczytać.',
    cookieUntil: 'Wylogowania lub dłuższej nieobecności',
    signUpCookie:
      'Cookie: rozpoznaje przeglądarkę, w której założono konto, gdy potwierdzasz adres. Skrypty nie mogą go odczytać.',
    signUpCookieUntil: '400 dni po ostatnim założeniu konta tutaj',
    session: 'Twoja sesja w usłudze logowania',
    sessionUntil: 'Wylogowania',
    user: 'Twój identyfikator, rola i nazwa, aby strony otwierały się od razu',
    role: 'Czy jesteś rowerzystą, czy bikefitterem',
    logoutOwed: 'Że nastąpiło wylogowanie, gdy serwer był nieosiągalny',
    logoutOwedUntil: 'Powiadomienia serwera',
    roleCookie:
      'Cookie: czy konto zakłada rowerzysta, czy bikefitter, podczas logowania przez inną usługę. Skrypty nie mogą go odczytać.',
    roleCookieUntil: 'Upływu 15 minut',
    keptRecord:
      'Prośba o zachowanie formularza na koncie, jako kod, który nie ujawnia ani jednego, ani drugiego',
    keptRecordUntil: 'Otwarcia linku z e-maila',
    secondFactorLater: 'Kiedy odłożono logowanie dwuetapowe, aby nie pytać przez 30 dni',
    secondFactorRead: 'Że wskazówka o logowaniu dwuetapowym jest przeczytana',
    firstStepsHidden: 'Że pierwsze kroki są ukryte',
    tab: 'Sekret otwartego linku i miejsce sprzed przejścia na inną stronę',
    tabUntil: 'Zamknięcia karty',
    language: 'Wybrany język',
    theme: 'Jasny lub ciemny wygląd, jeśli go wybierzesz',
    choiceUntil: 'Wyczyszczenia danych przeglądarki',
    drafts:
      'Rozpoczęte formularze; u bikefittera niewysłana praca i fittingi otwarte na tym urządzeniu; zaszyfrowane',
    draftsUntil: 'Wysłania lub wylogowania; najwyżej {{draftDays}} dni',
    formFiles: 'Kopie plików samego formularza, aby otwierał się bez połączenia. Nie zawierają odpowiedzi',
    formFilesUntil: 'Zastąpienia nowszą wersją',
  },
} satisfies Translation<typeof english>
