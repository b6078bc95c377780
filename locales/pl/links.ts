import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Ten link już nie działa',
    why: 'Usługę przywrócono z kopii zapasowej, a wcześniejsze linki przestały działać, aby twoje dane były bezpieczne. Dotychczasowe odpowiedzi są zapisane.',
    mail: 'Wyślij nowy link',
    mailTo: 'Wyślemy go na ten sam adres e-mail co ten.',
    mailed:
      'Nowy link jest wysłany na ten sam adres e-mail. Jeśli nie dojdzie w ciągu kilku minut, sprawdź folder spam.',
    again: 'Wyślij kolejny link',
    ask: 'Poproś bikefittera o nowy link. Nie mamy adresu e-mail dla tego linku.',
  },
} satisfies Translation<typeof english>
