import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Sobre esta demo',
    text: 'Esto es una demo. Todas las personas, números e imágenes son inventados y no se envía ningún correo.',
  },
  fitter: {
    title: 'Mirar como fitter',
    text: 'Verás el estudio de Maren Holt: 60 ciclistas, dos años de fittings y lo que los ciclistas dijeron semanas después. Todo es inventado, así que prueba lo que quieras.',
    button: 'Abrir el estudio',
  },
  client: {
    title: 'Mirar como ciclista',
    text: 'Verás lo que ve Tom Ashworth: sus fittings, sus informes y un seguimiento por responder. Todo es inventado, así que prueba lo que quieras.',
    button: 'Abrir las páginas del ciclista',
  },
  choose: {
    title: 'Mirar la demo',
    text: 'Un estudio con 60 ciclistas y dos años de fittings. Todo es inventado y nadie puede cambiarlo.',
  },
  unknown: {
    title: 'Este enlace no abre la demo',
    text: 'Los enlaces cambian cada vez que empieza la demo. Usa uno del último inicio.',
  },
  none: {
    title: 'Abre la demo con su enlace',
    text: 'El comando npm run demo inicia una demo y muestra dos enlaces: uno para el fitter y otro para un ciclista.',
  },
} satisfies Translation<typeof english>
