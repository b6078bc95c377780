import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Inicio',
  print: 'Imprimir',
  pdf: {
    a4: 'PDF en A4',
    letter: 'PDF en Carta',
  },
  documents: {
    label: 'Documentos',
    report: 'Informe de fitting',
    shop_card: 'Ficha de taller',
  },
  noContact: 'Tus datos de contacto aún no están en este informe.',
  addContact: 'Añadirlos a tu perfil',
  preview: 'Vista previa: el ciclista lo recibe cuando completas el fitting. Antes no se envía nada.',
  visit: {
    title: 'Tu informe de fitting está listo',
    lead: 'Mira qué se cambió en tu bici y por qué, y qué esperar las primeras semanas.',
    shared:
      'El informe queda abierto en este dispositivo mientras el enlace funcione. Si compartes este dispositivo, cierra el informe cuando termines.',
    open: 'Abrir el informe',
    signedIn:
      'Has iniciado sesión como {{name}}. Si este informe no es tuyo, al abrirlo se cierra la sesión.',
    logIn: 'Iniciar sesión',
    startPage: 'Ir a la página de inicio',
    unknown: {
      title: 'Este enlace ya no funciona',
      text: 'Puede que te hayamos enviado un enlace más reciente. Si tienes una cuenta, allí están todos tus informes. Si no, pide a tu fitter que envíe el enlace otra vez.',
    },
    over: {
      title: 'Este enlace ha caducado',
      text: 'Si tienes una cuenta, tu informe está allí. Si no, pide a tu fitter que envíe el enlace otra vez.',
    },
    kept: {
      title: 'Este informe está en una cuenta',
      text: 'Inicia sesión con el correo al que enviamos el informe.',
    },
  },
  keep: {
    title: 'Conserva tu informe',
    text: 'El enlace funciona durante un mes. Para conservar el informe con sus fotos y ver qué cambia después de tu fitting, regístrate con el correo al que lo enviamos.',
    signUp: 'Registrarse',
    logIn: 'Iniciar sesión',
    close: 'Cerrar en este dispositivo',
  },
  mail: {
    again: 'Enviar otra vez el informe',
    sent: 'Enviando el informe. Los enlaces de correos anteriores ya no funcionan.',
    state: {
      waiting: 'Enviando a {{to}}.',
      later: 'Se enviará {{at}} a {{to}}.',
      retried:
        'El servidor de correo aún no ha aceptado el correo a {{to}}. Lo intentaremos otra vez {{at}}.',
      sent: 'Enviado {{at}} a {{to}}.',
      dropped: 'No enviado a {{to}}, porque cambió el fitting o la dirección, o se devolvieron correos.',
    },
    failed: {
      address: 'No entregado {{at}}: la dirección fue rechazada ({{to}}).',
      server: 'No entregado {{at}}: el servidor de correo rechazó el correo a {{to}}.',
    },
    earlierAddress: 'una dirección anterior',
    none: 'El informe no se ha enviado por correo en los últimos 30 días.',
    unreachable: {
      address_failed:
        'Los correos a este ciclista se devuelven. Corrige la dirección en la página del ciclista o, si es correcta, prueba otra vez.',
      no_address: 'Este ciclista no tiene dirección de correo. Imprime el informe o añade una dirección.',
    },
  },
  notYet: {
    page: 'Informe de fitting',
    title: 'Aún no hay informe',
    rider: 'Tu fitter aún está trabajando en tu fitting. El informe aparece aquí cuando esté completo.',
    fitter: 'Una sesión cancelada no tiene informe.',
  },
  advice: {
    tick: 'Marca lo que has hecho. Tu fitter también lo ve.',
    saidDone: 'Marcado como hecho.',
    saidOpen: 'Marcado como no hecho.',
  },
} satisfies Translation<typeof english>
