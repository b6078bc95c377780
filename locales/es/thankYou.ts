import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Gracias. {{fitter}} tiene tu formulario inicial.',
  titlePlain: 'Gracias. Hemos recibido tu formulario inicial.',
  text: 'Hemos recibido tus respuestas. {{fitter}} contactará contigo para fijar tu fitting.',
  textPlain: 'Tu fitter contactará contigo para fijar tu fitting.',
  nextTitle: 'Qué pasa ahora',
  read: 'Tu fitter lee tus respuestas.',
  schedule: 'Tu fitter contacta contigo para fijar el fitting.',
  follow:
    'Unas semanas después del fitting te preguntamos cómo te sientes en la bici. Tú y tu fitter veis qué ha cambiado.',
  accountTitle: 'Conserva tus respuestas',
  accountText:
    'Con una cuenta puedes leer y corregir lo que enviaste, y ver cómo te sientes en la bici de un fitting a otro.',
  account: 'Registrarse',
  consents: 'Ver o retirar tus consentimientos',
  logIn: 'Iniciar sesión',
  see: 'Ver mis respuestas',
  already: 'Ya has enviado este formulario',
  nothing: {
    title: 'Aún no hay formulario inicial',
    text: 'Aún no has enviado un formulario inicial. Cuando lo hagas, verás aquí qué pasa después.',
    signedOut:
      '¿Ya has enviado uno? Inicia sesión para ver qué pasa después. Si tienes una invitación, abre su enlace o introduce su código para empezar.',
    logIn: 'Iniciar sesión',
    haveCode: 'Tengo un código',
    home: 'Ir a tu página',
  },
} satisfies Translation<typeof english>
