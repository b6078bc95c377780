import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Sobre esta demonstração',
    text: 'Isto é uma demonstração. Todas as pessoas, números e imagens são inventados e nenhum e-mail é enviado.',
  },
  fitter: {
    title: 'Explorar como bike fitter',
    text: 'Verá o estúdio de Maren Holt: 60 ciclistas, dois anos de bike fits e o que os ciclistas disseram semanas depois. Tudo é inventado, por isso experimente o que quiser.',
    button: 'Abrir o estúdio',
  },
  client: {
    title: 'Explorar como ciclista',
    text: 'Verá o que Tom Ashworth vê: os bike fits, os relatórios e um acompanhamento a responder. Tudo é inventado, por isso experimente o que quiser.',
    button: 'Abrir as páginas do ciclista',
  },
  choose: {
    title: 'Explorar a demonstração',
    text: 'Um estúdio com 60 ciclistas e dois anos de bike fits. Tudo é inventado e ninguém o pode alterar.',
  },
  unknown: {
    title: 'Este link não abre a demonstração',
    text: 'Os links mudam cada vez que a demonstração é iniciada. Use um do último arranque.',
  },
  none: {
    title: 'Abra a demonstração com o link dela',
    text: 'O comando npm run demo inicia uma demonstração e mostra dois links: um para o bike fitter, outro para um ciclista.',
  },
} satisfies Translation<typeof english>
