import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Confirma tu correo electrónico',
    heading: 'Te damos la bienvenida a {product}',
    why: 'Confirma tu dirección para terminar el registro. No pasa nada hasta que pulses el botón de la página que se abre.',
    asked: 'Alguien se registró con esta dirección el {{at}} con el nombre «{{name}}».',
    askedNameless: 'Alguien se registró con esta dirección el {{at}}.',
    notYou: 'Si no has sido tú, no hagas nada.',
    otherBrowser:
      'Si confirmas en un navegador distinto de aquel en el que te registraste, te pediremos que elijas una contraseña nueva.',
    button: 'Confirmar la dirección',
    typed: 'O introduce este código donde te registraste:',
    valid: 'El enlace vale 1 día; el código, 1 hora.',
  },
  magicLink: {
    subject: 'Inicia sesión en {product}',
    heading: 'Inicia sesión en {product}',
    why: 'Alguien ha pedido iniciar sesión con esta dirección. Si has sido tú, abre el enlace. No pasa nada hasta que pulses el botón de la página que se abre.',
    button: 'Iniciar sesión',
    typed: 'O introduce este código donde pediste iniciar sesión:',
    valid:
      'El enlace vale 1 día y el código 1 hora, una vez cada uno. No los compartas. Quien tenga uno puede iniciar sesión en tu nombre.',
  },
  recovery: {
    subject: 'Elige una contraseña nueva',
    heading: 'Elige una contraseña nueva',
    why: 'Alguien ha pedido una contraseña nueva de {product} para esta dirección. Si has sido tú, pulsa el botón y elige una. Hasta entonces, tu contraseña no cambia.',
    button: 'Elegir contraseña nueva',
    typed: 'O introduce este código donde la pediste:',
    valid:
      'El enlace vale 1 día y el código 1 hora, una vez cada uno. No los compartas. Quien tenga uno puede iniciar sesión en tu nombre.',
  },
  reauthentication: {
    subject: 'Tu código para cambiar la contraseña',
    heading: '¿Eres tú?',
    why: 'Alguien con la sesión abierta en tu cuenta quiere cambiar la contraseña. Si eres tú, introduce allí este código:',
    valid: 'El código vale una vez y caduca en 1 hora.',
    notYou:
      'Si no eres tú, no compartas el código y cierra la sesión de todos los demás dispositivos en tus ajustes. Puede que alguien esté usando un dispositivo con tu sesión abierta.',
  },
  addressChangeCurrent: {
    subject: 'Confirma el cambio de tu correo electrónico',
    heading: '¿Cambiar tu correo electrónico?',
    why: 'Alguien con la sesión abierta en tu cuenta quiere sustituir este correo por otro. Tu dirección solo cambia cuando se confirman los dos. Si has sido tú, pulsa el botón.',
    button: 'Confirmar el cambio',
    valid: 'El enlace vale 1 día. Si no has sido tú, no confirmes y cambia tu contraseña.',
  },
  addressChangeNew: {
    subject: 'Confirma tu nuevo correo electrónico',
    heading: 'Confirma tu nuevo correo electrónico',
    why: 'Alguien quiere usar este correo en su cuenta de {product}. Solo cambia cuando se confirman la dirección nueva y la antigua. Si has sido tú, pulsa el botón.',
    asked: 'Alguien lo pidió el {{at}} con el nombre «{{name}}».',
    askedNameless: 'Alguien lo pidió el {{at}}.',
    notYou: 'Si no has sido tú, no hagas nada.',
    otherBrowser:
      'El botón funciona en el navegador desde el que lo pediste. En cualquier otro, inicia primero sesión en tu cuenta.',
    button: 'Confirmar la dirección nueva',
    valid: 'El enlace vale 1 día.',
  },
  change: {
    you: 'Si has sido tú, no tienes que hacer nada.',
  },
  factorAdded: {
    subject: 'Inicio de sesión en dos pasos activado',
    heading: 'Inicio de sesión en dos pasos activado',
    what: 'Se añadió una aplicación de autenticación a tu cuenta de {product} el {{at}}. A partir de ahora necesitas su código para iniciar sesión. La sesión se ha cerrado en tus otros dispositivos.',
    notYou:
      'Si no has sido tú, otra persona puede entrar en tu cuenta. Elige enseguida una contraseña nueva en {{address}}/forgot-password y escríbenos. Nuestra dirección está al pie de cada página.',
  },
  factorRemoved: {
    subject: 'Inicio de sesión en dos pasos desactivado',
    heading: 'Inicio de sesión en dos pasos desactivado',
    what: 'Se quitó la aplicación de autenticación de tu cuenta de {product} el {{at}}.',
    notYou:
      'Si no has sido tú, elige enseguida una contraseña nueva en {{address}}/forgot-password. Después ve a Ajustes, Seguridad, cierra la sesión de todos los demás dispositivos y vuelve a activar el inicio de sesión en dos pasos.',
  },
  factorRecovered: {
    subject: 'Se usó un código de recuperación',
    heading: 'Se usó un código de recuperación',
    what: 'Alguien usó un código de recuperación en lugar de tu aplicación de autenticación el {{at}}. La aplicación y tus otros códigos de recuperación ya no funcionan, y la sesión se ha cerrado en tus otros dispositivos.',
    notYou:
      'Si no has sido tú, alguien tiene tu contraseña y tus códigos. Elige enseguida una contraseña nueva en {{address}}/forgot-password y vuelve a activar el inicio de sesión en dos pasos en Ajustes, Seguridad.',
  },
  passwordChanged: {
    subject: 'Se cambió tu contraseña',
    heading: 'Se cambió tu contraseña',
    what: 'La contraseña de tu cuenta de {product} se cambió el {{at}}. La sesión se ha cerrado en tus otros dispositivos.',
    notYou:
      'Si no has sido tú, elige enseguida otra contraseña en {{address}}/forgot-password. Así se cierra la sesión de quien la cambió.',
  },
  addressChanged: {
    subject: 'Se cambió tu correo electrónico',
    heading: 'Se cambió tu correo electrónico',
    what: 'El correo electrónico de tu cuenta de {product} se cambió el {{at}}, después de confirmar las dos direcciones. Con esta ya no puedes iniciar sesión.',
    notYou:
      'Si no has sido tú, alguien puede leer tu correo. Cambia la contraseña de tu buzón y escríbenos enseguida. Nuestra dirección está al pie de cada página de {{address}}.',
  },
} satisfies Translation<typeof english>
