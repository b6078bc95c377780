import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Paikka',
  advice: {
    title: 'Lopeta ajaminen ja käy lääkärillä tai fysioterapeutilla',
    text: 'Heidän pitäisi tutkia tämä ennen kuin pyörässäsi muutetaan mitään. Älä odota. Kerromme asiasta myös bikefitterillesi.',
    today: 'Mene tänään, jos voima tai tunto katoaa tai jos rakko tai suoli ei toimi tavalliseen tapaan.',
  },
  fields: {
    discomfort: {
      location_feet: { label: 'Missä kohtaa jalkaterää?' },
      location_knees: { label: 'Missä kohtaa polvea?' },
      location_saddle: { label: 'Missä kohtaa satula-aluetta?' },
      location_lower_back: { label: 'Missä kohtaa alaselkää?' },
      location_shoulders: { label: 'Missä tarkalleen?' },
      location_hands: { label: 'Missä kohtaa kättä?' },
      side: { label: 'Kummalla puolella?' },
      kinds: { label: 'Miltä se tuntuu?' },
    },
    redFlags: {
      label: 'Onko sinulla jokin näistä?',
      hint: 'Lääkärin on syytä tutkia ne ennen kuin pyörässäsi muutetaan mitään.',
      required: 'Valitse sopivat tai ”Ei mikään näistä”.',
    },
    redFlagZones: { label: 'Millä alueilla?', hint: 'Jätä tyhjäksi, jos se on muualla.' },
  },
  options: {
    location_feet: {
      forefoot: 'Päkiä',
      arch: 'Jalkaholvi',
      heel: 'Kantapää',
      toes: 'Varpaat',
      calf_achilles: 'Pohje tai akillesjänne',
    },
    location_knees: { front: 'Etupuoli', back: 'Takaosa', inside: 'Sisäsivu', outside: 'Ulkosivu' },
    location_saddle: {
      sit_bones: 'Istuinluut',
      soft_tissue: 'Väliliha tai sukuelimet',
      skin: 'Iho',
      prefer_not_to_say: 'En halua kertoa',
    },
    location_lower_back: {
      central: 'Keskellä',
      one_sided: 'Toisella puolella',
      hip_front: 'Lonkan etuosa',
      hip_outside: 'Lonkan ulkosivu',
    },
    location_shoulders: { neck: 'Niska', shoulders: 'Hartiat', upper_back: 'Yläselkä' },
    location_hands: {
      little_and_ring_finger: 'Pikkurilli ja nimetön',
      thumb_to_middle_finger: 'Peukalosta keskisormeen',
      wrist_or_forearm: 'Ranne tai kyynärvarsi',
    },
    side: { left: 'Vasen', right: 'Oikea', both: 'Molemmat' },
    kinds: { pain: 'Kipu', numbness: 'Puutuminen', tingling: 'Pistely' },
    redFlags: {
      lasting_numbness: 'Puutuminen, joka kestää yli päivän',
      weakness: 'Heikkous',
      swelling: 'Turvotus',
      night_pain: 'Kipu yöllä',
      none: 'Ei mikään näistä',
    },
  },
} satisfies Translation<typeof english>
