import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tus datos y tu privacidad',
  version: 'Versión {{version}}, actualizada por última vez el {{date}}',
  asPage: 'Abrir como página para imprimir',
  heading: {
    short: 'En resumen',
    collected: 'Qué guardamos sobre ti',
    purpose: 'Para qué lo usamos',
    consent: 'Tu consentimiento',
    seen: 'Quién lo ve',
    place: 'Dónde se almacena',
    protection: 'Cómo se protege',
    device: 'Qué queda en tu dispositivo',
    retention: 'Cuánto tiempo se conserva',
    research: 'Investigación y desarrollo de IA',
    young: 'Ciclistas menores de {{age}} años',
    rights: 'Tus derechos',
    contact: 'Con quién contactar',
    storage: 'Cookies y almacenamiento en tu dispositivo',
    limits: 'Lo que esto no es',
    changes: 'Cambios en este aviso',
  },
  text: {
    shortOwn:
      'Los datos son tuyos. Puedes verlos, corregirlos, hacer que se eliminen y llevarlos a otro fitter.',
    shortSeen:
      'Los datos que te identifican solo los ven el fitter que elegiste y, con fines técnicos o de calidad, el personal de soporte del proveedor.',
    shortSealed: 'Se cifran durante la transmisión y en el almacenamiento.',
    shortSold: 'Nunca se venden ni se usan para publicidad.',
    shortResearch:
      'Solo se usan para investigación si estás de acuerdo, y entonces solo en forma anonimizada.',
    shortContact: 'Para pedir cualquier cosa de este aviso basta un correo.',
    collectedLead:
      '{product} guarda lo que introducís tú y tu fitter, y lo que hace falta para que funcione el servicio:',
    collectedPerson:
      'Quién eres: tu nombre, tu correo electrónico y, si los das, tu teléfono, fecha de nacimiento, género, profesión y tipo de trabajo.',
    collectedBody:
      'Tu cuerpo y tu salud, en la medida en que nos lo cuentes: estatura, peso, molestias en la bici, lesiones y tratamientos, bike fittings anteriores.',
    collectedRiding:
      'Cómo montas: bicis, disciplina, horas, cadencia, confianza, otros deportes y objetivos.',
    collectedFit:
      'Lo que tu fitter añade sobre tu fitting, y tus respuestas posteriores sobre lo que ha cambiado después.',
    collectedAccount:
      'Si tienes una cuenta: tu contraseña en una forma que no se puede revertir, tu idioma, región y unidades, y cuándo y con qué tipo de navegador iniciaste sesión.',
    collectedTrail:
      'Un registro de quién cambió qué y cuándo, y de tus consentimientos: qué versión de este aviso, en qué idioma y en qué momento.',
    collectedTechnical:
      'Durante poco tiempo, registros técnicos de solicitudes e inicios de sesión, como la dirección de red o una parte de ella, para mantener el servicio y evitar abusos: 90 días como máximo. No contienen respuestas.',
    purposeFit: 'Tu fitter lo usa para preparar y realizar tu bike fitting.',
    purposeCompare:
      'Tus respuestas de antes y después del fitting se comparan, para que tú y tu fitter veáis qué ha cambiado.',
    purposeMail:
      'Recibes los correos necesarios para ello: invitaciones, códigos, confirmaciones, recordatorios y el enlace a tu informe. Nunca contienen tus respuestas.',
    purposeNot:
      'Tus datos no se usan para publicidad, no se venden y no se entregan a aseguradoras ni a empleadores. Ninguna decisión sobre ti la toma una máquina.',
    consentHealth:
      'Las respuestas sobre tu cuerpo y tus molestias son datos de salud. Se usan para tu fitting porque lo aceptas expresamente al pulsar el botón que inicia el formulario. Guardamos constancia de la versión de este aviso que aceptaste.',
    consentFree:
      'Eres libre de no aceptar. Tu fitting se hace entonces sin el formulario. Puedes retirar tu consentimiento en cualquier momento. Lo hecho antes sigue siendo lícito. A partir de entonces tus datos ya no se usan y puedes hacer que se eliminen.',
    consentContract:
      'Los datos necesarios para darte una cuenta y proteger el servicio se usan porque pediste la cuenta y porque sin ellos el servicio no podría funcionar con seguridad.',
    seenFitter:
      'El fitter que elegiste: quien te invitó o a quien escogiste. Ningún otro fitter ve tus datos si no los compartes.',
    seenSupport:
      'El personal de soporte del proveedor, solo con fines técnicos o de calidad: durante un tiempo limitado, con un motivo por escrito y con cada acceso registrado.',
    seenYou: 'Tú.',
    seenNobody:
      'Nadie más. Dos fitters a los que has acudido no saben nada el uno del otro si no compartes un expediente con uno de ellos.',
    seenGuardian:
      'Si tu padre, tu madre o quien tiene tu tutela dio el acuerdo por ti, ve lo que tú le muestres.',
    placeServer:
      'Todo lo que introduces lo almacena el proveedor de la dirección que muestra tu navegador: en el servidor, en su almacenamiento y en copias de seguridad. Estas páginas no cargan scripts, fuentes, imágenes ni rastreadores de otras empresas.',
    placeMail:
      'Los correos se envían mediante el servicio de correo del proveedor. Contienen tu dirección, un enlace o un código, el nombre del fitter y, en una invitación, una nota de tu fitter. No contienen respuestas.',
    protectionTransit:
      'Todo se cifra en el camino entre tu dispositivo y el servidor, como en la banca en línea.',
    protectionRest:
      'Tu nombre, direcciones, teléfono, fecha de nacimiento, todo lo que escribes sobre tu salud y los formularios que envías se almacenan cifrados, con una clave distinta para cada ciclista. Las claves que los abren se guardan fuera de la base de datos.',
    protectionFigures:
      'Algunos números y opciones se mantienen legibles, sin tu nombre, para cálculos y estadísticas sobre tu fitting, como la intensidad de las molestias en una zona, una medida o un objetivo que elegiste.',
    protectionDoors:
      'La propia base de datos solo entrega un registro a quienes pueden verlo. Los enlaces de los correos contienen un secreto del que solo se almacena una huella.',
    protectionTrail:
      'Cada cambio en tus datos se registra con quién, cuándo y qué. A este registro se le pueden añadir entradas, pero no reescribirlas, y se comprueba que nadie lo haya manipulado.',
    deviceDraft:
      'Mientras rellenas un formulario, lo que escribes se guarda también en tu dispositivo, para que no se pierda nada si falla la conexión o la batería. Allí se cifra con una clave que no se puede sacar de tu navegador. Se borra cuando envías el formulario o cierras la sesión, y a los {{draftDays}} días como muy tarde.',
    deviceLimit:
      'Esto te protege si alguien copia el almacenamiento de tu dispositivo. No te protege de quien use tu navegador en tu dispositivo desbloqueado: ve lo que tú ves. Si compartes un dispositivo, envía el formulario o cierra la sesión antes de dejarlo.',
    retentionYears:
      'Los datos que te identifican se conservan hasta {{years}} años, salvo que pidas antes que se eliminen. Después se eliminan.',
    retentionErase:
      'Cuando se eliminan tus datos, se eliminan tus respuestas y se destruye la clave que las abre. Tu fitter solo conserva constancia de que hubo un fitting y cuándo.',
    retentionBackup:
      'Las copias de seguridad se conservan como máximo {{backupDays}} días. Hasta entonces, los datos eliminados pueden seguir en una copia. Si hay que restaurarla, tus datos se eliminan de nuevo antes de que nadie pueda usarlos.',
    researchOptIn:
      'Al final del formulario inicial puedes permitir que tus datos se usen, en forma anonimizada, para investigación y para el desarrollo de herramientas de IA para el bike fitting. Está desactivado si no lo activas, y tu fitting no depende de ello.',
    researchAnonymous:
      'Anonimizado significa: sin tu nombre, datos de contacto ni nada que hayas escrito con tus palabras, y solo junto con los datos de otros ciclistas suficientes para que no se pueda reconocer a nadie.',
    researchRevoke:
      'Puedes retirarlo en cualquier momento en Ajustes → Privacidad o por correo. A partir de entonces, tus datos no forman parte de ningún uso nuevo. Los resultados anteriores, en los que no se puede reconocer a nadie, se mantienen.',
    youngGuardian:
      'Por un ciclista menor de {{age}} años, su padre, su madre o quien tenga la tutela da su nombre y su acuerdo. El formulario lo pide cuando la fecha de nacimiento lo exige.',
    youngResearch: 'Los datos de ciclistas menores de {{age}} años no se usan para investigación.',
    rightsLead: 'En cualquier momento puedes:',
    rightsAccess:
      'ver qué se guarda sobre ti y obtener una copia en una forma que otros programas puedan leer;',
    rightsCorrect: 'hacer que se corrija; tu formulario inicial puedes corregirlo tú en tu cuenta;',
    rightsErase: 'hacer que se elimine;',
    rightsWithdraw: 'retirar cualquier consentimiento, por completo o solo para investigación;',
    rightsRestrict: 'hacer que se limite su uso u oponerte a él;',
    rightsMove: 'llevarlo a otro fitter.',
    rightsHow:
      'Envíanos un correo y dinos qué quieres. Respondemos en el plazo de un mes, sin coste. Podemos pedirte que demuestres que eres tú.',
    rightsComplain:
      'Si crees que tus datos no se tratan como es debido, también puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
    contactLead: 'Para cualquier pregunta sobre tus datos:',
    contactFitter: 'Para preguntas sobre tu fitting, contacta con tu fitter.',
    storageLead:
      'En tu dispositivo solo se guarda lo que el servicio necesita para funcionar. No hay cookies de publicidad ni de análisis, así que no hay aviso de cookies que cerrar.',
    limitsMedical:
      'Un bike fitting no es un tratamiento médico y {product} no da consejos médicos. No promete curación ni protección frente a lesiones. Si tienes un dolor que te preocupa, un entumecimiento que no desaparece, pérdida de fuerza o hinchazón, acude a un médico.',
    changesText:
      'Cuando este aviso cambia en algo importante, recibe una versión nueva. Se te informa de ello y se te pregunta otra vez donde hace falta tu consentimiento. La versión que aceptaste queda registrada.',
  },
  storage: {
    caption: 'Qué se guarda en tu dispositivo, por qué y cuánto tiempo',
    name: 'Nombre',
    purpose: 'Finalidad',
    until: 'Se borra cuando',
    cookie:
      'Cookie: mantiene abierta tu sesión o te deja rellenar el formulario al que te invitaron. Los scripts no pueden leerla.',
    cookieUntil: 'Cierras la sesión o pasas un tiempo sin entrar',
    signUpCookie:
      'Cookie: reconoce el navegador en el que te registraste cuando confirmas tu dirección. Los scripts no pueden leerla.',
    signUpCookieUntil: 'Pasan 400 días desde tu último registro aquí',
    session: 'Tu sesión con el servicio de inicio de sesión',
    sessionUntil: 'Cierras la sesión',
    user: 'Tu identificador, tu función y tu nombre, para que las páginas se abran al momento',
    role: 'Si eres ciclista o fitter',
    logoutOwed: 'Que cerraste la sesión cuando no se podía conectar con el servidor',
    logoutOwedUntil: 'El servidor lo sabe',
    roleCookie:
      'Cookie: si te registras como ciclista o fitter, mientras inicias sesión con otro servicio. Los scripts no pueden leerla.',
    roleCookieUntil: 'Pasan 15 minutos',
    keptRecord:
      'Que pediste conservar un formulario en tu cuenta, como un código que no revela ni lo uno ni lo otro',
    keptRecordUntil: 'Abres el enlace del correo',
    secondFactorLater:
      'Cuándo aplazaste el inicio de sesión en dos pasos, para no preguntarte durante 30 días',
    secondFactorRead: 'Que leíste la indicación sobre el inicio de sesión en dos pasos',
    firstStepsHidden: 'Que ocultaste los primeros pasos',
    tab: 'El secreto del enlace que abriste y dónde estabas antes de que otra página tomara el relevo',
    tabUntil: 'Cierras la pestaña',
    language: 'El idioma que elegiste',
    theme: 'Claro u oscuro, si lo elegiste',
    choiceUntil: 'Borras los datos de tu navegador',
    drafts:
      'Formularios que has empezado; para un fitter, el trabajo aún no enviado y los fittings abiertos en este dispositivo; cifrados',
    draftsUntil: 'Se envían o cierras la sesión; {{draftDays}} días como máximo',
    formFiles:
      'Copias de los archivos del propio formulario, para que se abra sin conexión. No contienen respuestas',
    formFilesUntil: 'Los sustituye una versión más reciente',
  },
} satisfies Translation<typeof english>
