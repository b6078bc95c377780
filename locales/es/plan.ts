import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Qué pagas por {product} y hasta cuándo.',
  trial: {
    title: 'Prueba gratuita',
    left_one: 'Queda {{count}} día',
    left_other: 'Quedan {{count}} días',
    until: 'Todo es gratis hasta el {{date}}. No pedimos tarjeta hasta que elijas un plan.',
  },
  active: {
    monthly: 'Plan mensual',
    annual: 'Plan anual',
    renews: 'Tu plan se renueva solo. El próximo pago es el {{date}}.',
  },
  ending: {
    title: 'Tu plan está cancelado',
    until:
      'Está pagado hasta el {{date}}. Todo funciona hasta el {{readOnly}}; después, tu estudio está en solo lectura.',
  },
  grace: {
    title: 'Tu plan ha terminado',
    failed: 'Tu último pago no se ha realizado',
    until: 'Todo funciona aún hasta el {{date}}. Desde entonces, tu estudio está en solo lectura.',
    failedHow: 'Revisa tus datos de pago. El cobro se vuelve a intentar solo.',
  },
  readOnly: {
    title: 'Tu estudio está en solo lectura',
    since:
      'Tu plan terminó el {{date}}. No puedes invitar a ciclistas, empezar sesiones ni cambiar fittings.',
    goesOn:
      'Puedes seguir leyendo, descargando y eliminando todo. Los formularios que los ciclistas tienen abiertos, los recordatorios y los avisos continúan, y puedes atender los avisos. No se ha perdido nada: cuando elijas un plan, todo funcionará como antes.',
  },
  choose: {
    title: 'Elegir un plan',
    billing: '¿Con qué frecuencia quieres pagar?',
    monthly: 'Mensual',
    monthlyPrice: '{{price}} al mes',
    annual: 'Anual',
    annualPrice: '{{price}} al año: {{perMonth}} al mes, un {{percent}} menos',
    code: 'Código promocional',
    submit: 'Continuar al pago',
    hosted:
      'Pagas en una página de Stripe. Nunca vemos tu tarjeta. Los impuestos están incluidos. Puedes cancelar en cualquier momento; tu plan dura entonces hasta el final de lo que has pagado.',
    trialKept: 'Lo que queda de tu prueba gratuita se conserva: el primer pago es el {{date}}.',
    trialNotKept: 'Tu prueba gratuita termina pronto, así que el primer pago es inmediato.',
  },
  change: {
    title: 'Cambiar tu plan',
    toAnnual: 'Cambiar a anual',
    toMonthly: 'Cambiar a mensual',
    cancel: 'Cancelar el plan',
    resume: 'Reanudar el plan',
    card: 'Tarjeta y datos de facturación',
    pay: 'Revisar datos de pago',
    hosted: 'Se abre en una página de Stripe, que te trae de vuelta aquí.',
  },
  waiting: {
    title: 'Esperando el pago',
    text: 'Stripe nos confirma tu pago, normalmente en un minuto. Puedes salir de esta página.',
    ask: 'Comprobar de nuevo',
    asked: 'Comprobado. Aún no hay pago.',
  },
  invoices: {
    title: 'Facturas',
    none: 'Aún no hay facturas.',
    caption: 'Tus facturas',
    number: 'Factura',
    date: 'Fecha',
    total: 'Importe',
    state: 'Estado',
    paid: 'Pagada',
    open: 'Pendiente',
    void: 'Anulada',
    noNumber: 'Sin número',
    opens: 'se abre en Stripe',
  },
  banner: {
    label: 'Tu plan',
    trial_ending: 'Tu prueba gratuita termina el {{covered}}.',
    payment_failed: 'Tu último pago no se ha realizado. Tu estudio pasa a solo lectura el {{readOnly}}.',
    ended: 'Tu plan terminó el {{covered}}. Tu estudio pasa a solo lectura el {{readOnly}}.',
    read_only_soon: 'Tu plan ha terminado. Tu estudio pasa a solo lectura el {{readOnly}}.',
    read_only: 'Tu plan ha terminado, así que tu estudio está en solo lectura.',
    open: 'Ver tu plan',
  },
} satisfies Translation<typeof english>
