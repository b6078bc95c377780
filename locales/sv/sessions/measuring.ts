import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Position',
    body: 'Cyklistens vinklar',
    empty: 'Ange sadelhöjden för att se positionen, ritad i skala.',
    was: 'var {{value}}',
  },
  measure: {
    title: 'Mått',
    unit: 'Längdenhet',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Minska {{name}}',
    more: 'Öka {{name}}',
    included: '{{angle}} inre vinkel',
    sameAsBefore: 'oförändrat: {{value}}',
    asEarlier: 'som efter förra bike fit: {{value}}',
    published: 'publicerat: {{range}}',
    details: 'Hur {{name}} mäts',
    reference: 'Mätt från',
    method: 'Mätt med',
    methodUnsaid: 'Inte angivet',
    taken_one: '{{taken}} av {{count}}',
    taken_other: '{{taken}} av {{count}}',
  },
  saddleHow: {
    question: 'Var mäter du sadeln?',
    first:
      'Välj före det första sadelvärdet. Bara värden från samma punkt kan jämföras. Du kan fortfarande ändra ett enskilt värde.',
    fromNowOn: 'För värden du anger från och med nu. Tidigare värden ändras inte.',
    choose: 'Mät härifrån',
    keep: 'Avbryt',
    line: 'Sadeln mäts vid: {{point}} · {{method}}',
    change: 'Ändra',
    changed: 'var sadeln mäts',
    awaited: 'Välj först var du mäter',
    points: {
      width_80: '80 mm-punkten',
      width_70: '70 mm-punkten',
      nose: 'nos',
      midpoint: 'mitt',
      seat_tube_line: 'sadelrörets linje',
      lowest_point: 'lägsta punkt',
    },
    methods: {
      tape: 'måttband',
      jig: 'jigg eller laser',
      motion_3d: '3D-rörelseanalys',
    },
  },
  saddleSwap: {
    title: 'En annan sadel: värden från nosen kan inte jämföras.',
    back: '80 mm-punkten flyttades {{by}} bakåt.',
    forward: '80 mm-punkten flyttades {{by}} framåt.',
    same: '80 mm-punkten har inte flyttats.',
    unknown:
      'Ange bakåtläget och avståndet från nosen till 80 mm-punkten för båda sadlarna för att se vad som flyttades.',
    higher: 'Den nya sadeln är {{by}} högre över rälsen.',
    lower: 'Den nya sadeln är {{by}} lägre över rälsen.',
    check: 'Kontrollera sadelhöjden.',
  },
  earlier: {
    offer_one: '{{count}} mått finns sparat för cykeln från bike fit {{date}}.',
    offer_other: '{{count}} mått finns sparade för cykeln från bike fit {{date}}.',
    take: 'Använd som ”före”',
    taken_one: '{{count}} mått kopierat till ”före”.',
    taken_other: '{{count}} mått kopierade till ”före”.',
  },
  exchange: {
    import: 'Importera mått',
    csv: 'Exportera som CSV',
    json: 'Exportera som JSON',
  },
} satisfies Translation<typeof english>
