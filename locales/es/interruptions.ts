import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Este navegador no guarda nada, por ejemplo porque está en modo privado. Guardamos tus respuestas en línea mientras escribes. Mantén la conexión y esta página abierta hasta que envíes el formulario.',
    signedOut:
      'Se ha cerrado tu sesión. Tus respuestas se quedan en este dispositivo. Inicia sesión otra vez, o abre otra vez tu enlace, para continuar.',
    refused:
      'Las respuestas de este dispositivo ya no se pueden enviar. Puede que el formulario se haya cerrado, que se haya sustituido su enlace o que se haya borrado el expediente. Para volver a rellenar el formulario, pide a tu fitter un enlace nuevo.',
    restricted:
      'Has limitado el uso de este expediente o has retirado tu consentimiento. Hasta que vuelvas a permitirlo, no se pregunta nada ni se envían respuestas.',
    wiped:
      'Has cerrado la sesión, así que este formulario ya no está en este dispositivo. Inicia sesión otra vez para continuar.',
    submitted:
      'Ya has enviado este formulario desde otro dispositivo u otra pestaña. Tus últimos cambios aquí no están incluidos. Con una cuenta puedes corregir lo que enviaste.',
    seeSent: 'Continuar',
    logIn: 'Iniciar sesión',
    toConsents: 'Tus consentimientos',
  },
  conflict: {
    title: '¿Qué respuestas quieres conservar?',
    lead: 'Estas respuestas se han cambiado aquí y en otro dispositivo. Las dos están guardadas hasta que elijas.',
    mine: 'En este dispositivo',
    theirs: 'Otro dispositivo',
    nothing: 'Sin respuesta',
    removed: 'Quitado',
    choose: 'Conservar estas respuestas',
  },
  submit: {
    waitingTitle: 'Listo para enviar',
    waiting:
      'Estás sin conexión. El formulario se queda en este dispositivo y se enviará cuando vuelvas a tener conexión. Mantén esta página abierta o vuelve más tarde.',
    callOff: 'No enviar todavía',
    failed: 'No hemos podido enviar el formulario.',
  },
} satisfies Translation<typeof english>
