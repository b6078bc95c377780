import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Versión {{version}}, actualizada el {{date}}',
  translationNote:
    'Esta traducción aún no ha sido revisada por un jurista; aquí está enlazado el texto en inglés.',
  policy: {
    title: 'Política de privacidad',
    lead: 'Este es el aviso completo que ves al empezar un formulario, con información adicional para fitters y sobre el proveedor.',
    more: 'Para fitters, y con más detalle',
    roles: {
      title: 'Quién es responsable',
      fitter:
        'El fitter que elegiste decide qué datos tuyos se recogen y por qué, y es responsable de tu expediente. El proveedor de esta instalación de {product} lo guarda y lo trata por cuenta del fitter.',
      provider:
        'El proveedor es responsable de tu cuenta, de la seguridad del servicio y de la investigación que hayas permitido.',
    },
    operator: 'El proveedor es:',
    operatorUnknown: 'Puedes contactar con el proveedor en:',
    data: {
      title: 'Qué se guarda, por qué y cuánto tiempo',
      caption: 'Cada tipo de datos con su finalidad, su base jurídica y el tiempo que se guarda',
      what: 'Datos',
      why: 'Finalidad',
      ground: 'Base jurídica',
      kept: 'Se guarda',
      grounds: {
        consent: 'Tu consentimiento explícito',
        contract: 'El contrato contigo',
        interest: 'El interés legítimo en un servicio seguro y en responderte',
        duty: 'Una obligación legal',
      },
      rows: {
        file: {
          what: 'El expediente de un ciclista: respuestas, medidas, cambios, fotos, informes, seguimientos',
          why: 'el fitting, y ver qué ha cambiado después',
          kept: 'hasta {{years}} años después de la última sesión; tras retirar un consentimiento, {{withdrawnDays}} días',
        },
        draft: {
          what: 'Formularios empezados y no enviados',
          why: 'continuar donde lo dejaste',
          kept: '{{draftDays}} días después del último cambio, o {{invitedDays}} días después de terminar la invitación',
        },
        account: {
          what: 'Una cuenta: nombre, correo electrónico, teléfono, idioma, región, unidades, cómo inicias sesión',
          why: 'darte tu cuenta y protegerla',
          kept: 'hasta que la elimines',
        },
        signIns: {
          what: 'Dónde y cuándo iniciaste sesión, con qué tipo de navegador',
          why: 'mostrarte dónde tienes la sesión iniciada y detectar usos indebidos',
          kept: '{{signInDays}} días después de terminar una sesión; intentos de inicio, 90 días',
        },
        profile: {
          what: 'De fitters: estudio, datos de contacto, logotipo, foto, lugar, idiomas, especialidades, carta, servicios, la dirección de su página',
          why: 'informes y, si el fitter lo elige, una página pública en la lista de fitters',
          kept: 'hasta que el fitter lo quite o elimine la cuenta; que una dirección se usó se guarda sin decir quién',
        },
        rating: {
          what: 'De fitters: una valoración anual de ciclistas que permitieron la investigación',
          why: 'el uso del propio fitter; solo es pública si el fitter la muestra',
          kept: 'hasta la valoración del año siguiente o hasta que se elimine la cuenta',
        },
        research: {
          what: 'De ciclistas que permiten la investigación: edad, género, estatura, peso en tramos amplios y el país de la zona horaria',
          why: 'investigación y desarrollo de herramientas de IA, en grupos de al menos diez personas iguales en esos datos',
          kept: 'hasta que se retire el consentimiento',
        },
        consents: {
          what: 'Consentimientos: a qué accediste, cuándo y en qué versión',
          why: 'prueba',
          kept: 'tanto como el expediente o la cuenta',
        },
        trail: {
          what: 'Quién cambió o abrió qué y cuándo',
          why: 'mostrarte quién vio tus datos y detectar usos indebidos',
          kept: 'tanto como el servicio; una vez borrado un expediente, sus entradas no dicen nada de qué ni de quién',
        },
        booking: {
          what: 'Citas: la hora, el servicio y el nombre, el correo electrónico, el teléfono, la nota y la zona horaria de quien reservó',
          why: 'guardarte la hora, informarte de ella y recordártela',
          kept: 'como tu expediente; una llamada de alguien sin expediente, {{callDays}} días después; lo que nadie confirmó, {{unconfirmedHours}} horas',
        },
        waiting: {
          what: 'Puestos en una lista de espera: nombre, correo electrónico, servicio y días',
          why: 'ofrecerte una hora que quede libre',
          kept: '{{waitingDays}} días después de terminar; lo que nadie confirmó, {{unconfirmedHours}} horas',
        },
        calendars: {
          what: 'De los fitters: otros calendarios que conectan, sus direcciones y las horas ocupadas',
          why: 'no ofrecer horas que están ocupadas en otro sitio',
          kept: 'hasta que el fitter quite el calendario o elimine la cuenta',
        },
        mails: {
          what: 'Correos y SMS que envía el servicio',
          why: 'invitaciones, códigos, recordatorios, informes y novedades',
          kept: 'su contenido, hasta que se envían; que se enviaron, {{messageDays}} días',
        },
        contact: {
          what: 'Mensajes del formulario de contacto: tema, nombre, dirección y lo que escribiste',
          why: 'responderte',
          kept: '{{resolvedDays}} días después de resolverlos, {{contactDays}} días como máximo',
        },
        requests: {
          what: 'Solicitudes sobre derechos',
          why: 'responder en el plazo que fija la ley',
          kept: 'tanto como el servicio, sin quién las hizo una vez respondidas',
        },
        technical: {
          what: 'Direcciones de red, como huellas con clave que cuentan peticiones',
          why: 'impedir abusos',
          kept: 'unas horas',
        },
        payments: {
          what: 'De fitters que pagan: el plan, su estado y el número que les asigna el servicio de pagos',
          why: 'facturación',
          kept: 'hasta que se elimine la cuenta; el servicio de pagos guarda las facturas tanto como exige la ley',
        },
        backups: {
          what: 'Copias de seguridad de todo ello',
          why: 'restaurar el servicio tras un fallo',
          kept: '{{backupDays}} días',
        },
      },
    },
    fitters: {
      title: 'Páginas públicas de fitters',
      listed:
        'Los fitters solo están en la lista de fitters si lo activan. Entonces su página muestra a todo el mundo, incluidos los buscadores, su nombre, estudio, logotipo, foto, lugar, idiomas, especialidades, carta y servicios. Cuando lo desactivan, la página desaparece al instante; los buscadores pueden mostrarla algún tiempo más.',
      rating:
        'Solo incluye una valoración si el fitter la muestra y solo cuando lo permiten las reglas publicadas.',
      riders: 'Ninguna página de un fitter muestra nada de un ciclista.',
    },
    recipients: {
      title: 'Quién más trata datos para el proveedor',
      lead: 'Estos servicios tratan datos para el proveedor de esta instalación, bajo contrato y solo según sus instrucciones:',
      none: 'Ningún otro servicio trata datos para el proveedor de esta instalación. Tiene su propia base de datos, inicio de sesión y almacén de archivos, y no envía correos al exterior.',
      kind: {
        mail: 'un servicio de correo, que entrega los correos: ve la dirección, el asunto y el contenido',
        sms: 'un servicio de SMS, que entrega códigos y recordatorios de citas: ve el número y el texto',
        signIn: 'un servicio de inicio de sesión, que conoce tu dirección y cómo inicias sesión',
        database:
          'una base de datos que puede estar en otro lugar: los nombres, las respuestas y los datos de salud están cifrados en ella',
        files: 'un almacén de archivos: las fotos y los documentos se cifran antes de llegar allí',
        scanner: 'un antivirus, que lee las imágenes subidas y no guarda nada',
        google: 'Google, si eliges iniciar sesión con él: Google sabe que inicias sesión aquí',
        facebook: 'Facebook, si eliges iniciar sesión con él: Facebook sabe que inicias sesión aquí',
        payments:
          'Stripe, que cobra los pagos de los fitters: ve el nombre, la dirección y el medio de pago del fitter, y nada de los ciclistas',
      },
      nobody: 'Nadie más recibe datos. Nunca se venden ni se usan para publicidad.',
      transfer:
        'Si un servicio así está en otro país, se acuerda con él la protección que exige la ley de protección de datos. Puedes preguntar qué empresas son y dónde están.',
    },
    rights: {
      title: 'Tus derechos y cómo usarlos',
      lead: 'Con una cuenta haces casi todo tú, al instante:',
      download: 'Ver y llevarte: descarga una copia de todo lo tuyo.',
      correct: 'Corregir: cambia tus respuestas donde las lees y tu nombre en los ajustes.',
      sharing: 'Decidir quién lo ve: termina el acceso de un fitter o comparte tus fittings con otro fitter.',
      accessLog: 'Ver quién miró o cambió tus datos y cuándo.',
      consents: 'Retirar o dar un consentimiento.',
      files: 'Limitar el uso de un expediente o borrarlo.',
      account: 'Eliminar tu cuenta con todo lo que contiene.',
      open: 'Abrir la página',
      write:
        'Sin cuenta, o para cualquier otra cosa, también para oponerte, escríbenos. Respondemos en un mes, sin coste, y podemos pedirte que demuestres que eres tú.',
      complain:
        'Puedes reclamar ante la autoridad de protección de datos de donde vives, donde trabajas o donde crees que se infringió la ley.',
      machine: 'Ninguna decisión sobre ti la toma una máquina.',
    },
    law: {
      title: 'Base jurídica',
      health:
        'Datos de salud para el fitting, e investigación: tu consentimiento explícito (RGPD, artículo 9.2.a y artículo 6.1.a).',
      account: 'Cuenta y servicio: el contrato contigo (artículo 6.1.b).',
      security:
        'Seguridad, prevención de abusos, el registro de cambios y las respuestas a mensajes: el interés legítimo en un servicio fiable (artículo 6.1.f).',
      duty: 'Responder a solicitudes y conservar la prueba de los consentimientos: obligación legal (artículo 6.1.c).',
    },
    choices: {
      title: 'Qué efecto tienen limitar el uso y retirar el consentimiento',
      restrict:
        'Puedes limitar el uso de un expediente: se guarda y no se usa para nada. Tu fitter ve que el uso está limitado y desde cuándo, y ninguna de tus respuestas. Tú puedes seguir leyéndolo, descargándolo y borrándolo.',
      withdraw:
        'Puedes retirar tu consentimiento al uso de tus datos de salud. Todo uso cesa al instante y el expediente se borra a los {{days}} días, salvo que vuelvas a dar tu consentimiento. También puedes borrarlo enseguida; recibes un justificante que dice qué se borró y no de quién.',
      research:
        'Mientras tu consentimiento de investigación esté vigente, tu edad, género, estatura y peso se guardan en tramos amplios para exportaciones a investigadores, con el país de tu zona horaria. Salen sin tu nombre, en grupos de al menos diez personas iguales en esos datos, y se eliminan cuando lo retiras.',
    },
    changes: {
      title: 'Cambios de esta política',
      text: 'Una versión nueva tiene número y fecha nuevos. Los cambios que te importan se te comunican por correo antes de que se apliquen, y se te vuelve a preguntar donde haga falta tu consentimiento.',
    },
    incident: {
      title: 'Si algo sale mal',
      text: 'Si se pierden datos o los ve alguien que no debería, se informa a la autoridad en 72 horas, y a ti sin demora si puede perjudicarte.',
    },
  },
  terms: {
    title: 'Condiciones del servicio',
    lead: 'Este es el acuerdo entre tú y el proveedor de esta instalación de {product}, en palabras sencillas.',
    sections: {
      service: {
        title: 'Qué es {product}',
        what: '{product} es una plataforma web para fitters y ciclistas de bike fitting. Un fitter invita a un ciclista. El ciclista rellena un formulario antes del fitting y, más adelante, otro sobre lo que ha cambiado. Los dos ven el resultado.',
        scope:
          'El servicio se mejora continuamente. Las partes anunciadas dicen que aún están por llegar. Las existentes pueden cambiar. Lo que has introducido se conserva.',
      },
      accounts: {
        title: 'Cuentas',
        true: 'Das tu nombre real y una dirección de correo que te pertenece. Una cuenta tiene un papel, ciclista o fitter, que eliges al crearla.',
        secret:
          'Guardas tu contraseña para ti y nos avisas si crees que alguien más la conoce. Un enlace o código de una invitación es solo para la persona a la que se envió.',
        age: 'Los ciclistas menores de {{age}} años necesitan el acuerdo de su madre, padre o tutor legal. Los fitters deben ser mayores de edad.',
      },
      fitters: {
        title: 'A qué se comprometen los fitters',
        invite: 'Invitas solo a ciclistas que esperan una invitación tuya.',
        use: 'Usas lo que te cuentan los ciclistas para su fitting y su seguimiento, y para nada más. No lo compartes sin su consentimiento.',
        law: 'Cumples las normas de protección de datos y de tu profesión que rigen donde trabajas. Eres responsable de los expedientes de tus ciclistas. El proveedor los trata por ti.',
        judge:
          'El fitting es tu trabajo profesional. {product} muestra qué dicen los ciclistas y qué cambió. Lo que haces lo decides tú.',
        refer:
          'Cuando las respuestas de un ciclista son motivo de preocupación, le aconsejas acudir al médico.',
        access: 'Solo tú usas tu cuenta, y cierras la sesión en dispositivos que usan otras personas.',
        page: 'Si eliges figurar en la lista, tu página dice la verdad, no promete curación ni menos lesiones, no muestra nada de un ciclista y usa solo imágenes que puedes mostrar. El proveedor puede retirar una página que lo incumpla.',
      },
      riders: {
        title: 'A qué se comprometen los ciclistas',
        honest: 'Respondes con toda la verdad que puedes, porque tu fitter se fía de ello.',
        own: 'Introduces tus propios datos o los de un menor del que eres responsable.',
        rights:
          'Lo que introduces sigue siendo tuyo. Permites a tu fitter usarlo para tu fitting, y puedes ponerle fin en cualquier momento.',
        free: '{product} es gratis para los ciclistas.',
      },
      medical: {
        title: 'Sin consejo médico',
        text: '{product} no es un producto sanitario y no da consejo médico, diagnóstico ni tratamiento. No promete curación ni protección frente a lesiones. Si tienes un dolor que te preocupa, un entumecimiento que no desaparece, pérdida de fuerza o hinchazón, acude al médico. En una emergencia, llama a los servicios de emergencia.',
      },
      price: {
        title: 'Precios',
        tier: 'El nivel 1, para fitters, cuesta {{month}} al mes. Con facturación anual ahorras un {{saving}}: {{year}} al año, que son {{monthOfYear}} al mes. Se añaden impuestos donde la ley lo exige.',
        terms:
          'No hay permanencia mínima. Puedes cancelar en cualquier momento, con efecto al final del período que has pagado.',
        collected:
          'Esta instalación no cobra pagos. Se te informará antes del primer cobro, y solo se hará si estás de acuerdo.',
        paid: 'Los pagos los cobra Stripe. Aceptas un plan y su precio antes del primer cobro.',
        tierTwo: 'El nivel 2 llegará pronto. Su precio está por confirmar.',
      },
      fair: {
        title: 'Uso correcto',
        text: 'No intentes acceder a datos que no son tuyos, no alteres el servicio y no introduzcas nada ilícito ni que perjudique a otras personas. Si encuentras un punto débil en el servicio, por favor, comunícalo. Los avisos son bienvenidos.',
      },
      end: {
        title: 'Cuando termina',
        you: 'Puedes descargar una copia de tus datos y eliminar tu cuenta en cualquier momento en los ajustes o escribiéndonos. La política de privacidad explica qué pasa entonces con los datos.',
        us: 'El proveedor puede cerrar una cuenta que incumpla estas condiciones, con aviso previo si es posible, y puede terminar el servicio con al menos 30 días de aviso. Antes de eso, puedes obtener tus datos.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'La responsabilidad del proveedor es ilimitada en caso de dolo, negligencia grave y daños a la vida, la integridad física o la salud. Por negligencia leve, el proveedor solo responde por el incumplimiento de una obligación esencial de este acuerdo, y solo por el daño típico y previsible. Esto no limita tus derechos legales como consumidor.',
        backup:
          'Se hacen copias de seguridad de los datos, pero ningún servicio está siempre disponible. Guarda una copia de lo que no puedas permitirte perder.',
      },
      software: {
        title: 'El software',
        text: 'El software de {product} es software libre bajo la GNU Affero General Public License, versión 3 o posterior. Estas condiciones tratan del servicio, no del software.',
      },
      changes: {
        title: 'Cambios de estas condiciones',
        text: 'Los cambios se te comunican al menos 30 días antes de que se apliquen. Si no estás de acuerdo, puedes irte antes y no debes nada por el tiempo posterior.',
      },
      contact: {
        title: 'Contacto',
      },
    },
  },
  imprint: {
    title: 'Aviso legal',
    lead: 'Quién gestiona esta instalación de {product}.',
    none: 'El titular de esta instalación no ha introducido un aviso legal. Puedes contactar con él en:',
    representedBy: 'Representante',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    register: 'Registro',
    vatId: 'Número de identificación del IVA',
  },
  accessibility: {
    lead: '{product} está hecho para que todo el mundo pueda usarlo: con teclado, con lector de pantalla, con letra grande y con otros colores.',
    tested: 'Última comprobación: {{date}}',
    aim: {
      title: 'Qué nos proponemos',
      text: 'Seguimos las pautas de accesibilidad para el contenido web (WCAG) 2.2 en el nivel AA y vamos más allá donde podemos. Creemos que todas las páginas las cumplen, salvo lo que se indica abajo. Es nuestra propia valoración. Nadie más la ha comprobado todavía.',
    },
    how: {
      title: 'Qué se comprobó y cómo',
      everyPage:
        'Todas las páginas con axe, un programa que encuentra fallos, en cuatro anchos, en colores claros y oscuros',
      enlarged:
        'Todas las páginas al 200 %, y un formulario y un fitting al 400 % y con más espacio entre letras, palabras y líneas',
      targets: 'El tamaño de todo lo que se puede pulsar',
      keyboard: 'Un formulario entero y un fitting entero solo con el teclado',
      screenReader:
        'Lo que se comunica a un lector de pantalla en un formulario entero y en un fitting entero, línea por línea',
      motion: 'Todas las páginas sin movimiento',
      documents: 'El PDF de un informe según PDF/UA-1, la norma para documentos accesibles',
    },
    known: {
      title: 'Qué no es perfecto',
      people: 'Aún no han probado las páginas personas que usan a diario un lector de pantalla.',
      photos: 'Una foto se describe con su vista y su pie. No se dice qué más muestra.',
      languages: 'Las notas y cartas que alguien escribió en otro idioma pueden leerse con la voz del tuyo.',
      others: 'Las páginas de otras empresas, donde quizá inicies sesión o pagues, no podemos cambiarlas.',
    },
    complain: {
      title: 'Dinos qué no funciona',
      write:
        'Si algo no te funciona, escríbenos. Di qué página es y qué usas. Respondemos en un mes, sin coste, y buscamos otra vía para ti hasta que esté arreglado.',
      authority:
        'Si nuestra respuesta no te ayuda, puedes reclamar ante la autoridad de accesibilidad de donde vives.',
    },
  },
} satisfies Translation<typeof english>
