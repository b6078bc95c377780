import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Ahora no podemos conectar con el servidor. Esta sesión se abrirá en cuanto podamos.',
    fromDevice:
      'Ves esta sesión tal como la abriste aquí por última vez. La recargaremos cuando vuelvas a tener conexión.',
    kept_one: '{{count}} cambio está en este dispositivo y se enviará entonces.',
    kept_other: '{{count}} cambios están en este dispositivo y se enviarán entonces.',
  },
  save: {
    saving: 'Guardando…',
    saved: 'Guardado {{when}}',
    nothing: 'Se guarda automáticamente',
    waiting: 'Sin conexión. No se pierde nada.',
    allSent: 'De nuevo en línea. Todo está guardado.',
    conflict: 'Falta tu elección',
    stopped: 'Sin guardar',
    signedOut: 'Se ha cerrado tu sesión. Los cambios sin guardar se quedan en este dispositivo.',
    logIn: 'Iniciar sesión',
    closed_one:
      'Entretanto esta sesión se ha cerrado. {{count}} cambio está en este dispositivo, pero sin guardar.',
    closed_other:
      'Entretanto esta sesión se ha cerrado. {{count}} cambios están en este dispositivo, pero sin guardar.',
    barred_one: '{{count}} cambio no se ha podido guardar.',
    barred_other: '{{count}} cambios no se han podido guardar.',
    refused_one: 'Este cambio no se ha podido guardar. Todo lo demás está bien.',
    refused_other: 'Estos {{count}} cambios no se han podido guardar. Todo lo demás está bien.',
    notTaken: 'Sin guardar. {{reason}}',
    leaveOut: 'Descartar',
    order: 'Orden de los cambios',
    retry: 'Volver a intentarlo',
    discard: 'Descartar los cambios',
    notKept: 'Este navegador no guarda nada. Mantén esta página abierta hasta que vuelvas a tener conexión.',
  },
  conflict: {
    title: 'Esto se ha cambiado en dos dispositivos. ¿Qué versión quieres conservar?',
    mine: 'Este dispositivo: {{value}}',
    theirs: 'Otro dispositivo: {{value}}',
    empty: 'vacío',
    withdrawn: 'quitado',
    standing: 'no quitado',
    of: {
      session: 'Sesión',
      intervention: 'Cambio',
      recommendation: 'Recomendación',
    },
  },
} satisfies Translation<typeof english>
