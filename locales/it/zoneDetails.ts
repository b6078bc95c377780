import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Punto',
  advice: {
    title: 'Smetti di andare in bici e rivolgiti a un medico o fisioterapista',
    text: 'Il problema va esaminato prima di cambiare qualsiasi cosa sulla tua bici. Non aspettare. Avviseremo anche il tuo fitter.',
    today:
      'Fatti visitare oggi stesso se perdi forza o sensibilità, oppure se la vescica o l’intestino non funzionano come al solito.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'In quale punto del piede?',
      },
      location_knees: {
        label: 'In quale punto del ginocchio?',
      },
      location_saddle: {
        label: 'In quale punto della zona della sella?',
      },
      location_lower_back: {
        label: 'In quale punto della zona lombare?',
      },
      location_shoulders: {
        label: 'Dove esattamente?',
      },
      location_hands: {
        label: 'In quale punto della mano?',
      },
      side: {
        label: 'Quale lato?',
      },
      kinds: {
        label: 'Che cosa senti?',
      },
    },
    redFlags: {
      label: 'Hai uno di questi segni?',
      hint: 'Un medico dovrebbe esaminarli prima di cambiare qualsiasi cosa sulla tua bici.',
      required: 'Scegli ciò che vale per te, oppure «Niente di tutto ciò».',
    },
    redFlagZones: {
      label: 'In quali zone?',
      hint: 'Lascia vuoto se è altrove.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Avampiede',
      arch: 'Arco plantare',
      heel: 'Tallone',
      toes: 'Dita',
      calf_achilles: 'Polpaccio o tendine d’Achille',
    },
    location_knees: {
      front: 'Davanti',
      back: 'Dietro',
      inside: 'Lato interno',
      outside: 'Lato esterno',
    },
    location_saddle: {
      sit_bones: 'Ossa ischiatiche',
      soft_tissue: 'Perineo o genitali',
      skin: 'Pelle',
      prefer_not_to_say: 'Preferisco non dirlo',
    },
    location_lower_back: {
      central: 'Al centro',
      one_sided: 'Da un lato',
      hip_front: 'Parte anteriore dell’anca',
      hip_outside: 'Parte esterna dell’anca',
    },
    location_shoulders: {
      neck: 'Collo',
      shoulders: 'Spalle',
      upper_back: 'Parte alta della schiena',
    },
    location_hands: {
      little_and_ring_finger: 'Mignolo e anulare',
      thumb_to_middle_finger: 'Dal pollice al medio',
      wrist_or_forearm: 'Polso o avambraccio',
    },
    side: {
      left: 'Sinistra',
      right: 'Destra',
      both: 'Entrambi',
    },
    kinds: {
      pain: 'Dolore',
      numbness: 'Intorpidimento',
      tingling: 'Formicolio',
    },
    redFlags: {
      lasting_numbness: 'Intorpidimento che dura più di un giorno',
      weakness: 'Perdita di forza',
      swelling: 'Gonfiore',
      night_pain: 'Dolore di notte',
      none: 'Niente di tutto ciò',
    },
  },
} satisfies Translation<typeof english>
