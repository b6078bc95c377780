import type { Discipline } from '#domain/disciplines.ts'
import type { Place } from '#domain/places.ts'
import type { Zone } from '#domain/zones.ts'
import type { Gender, Person } from './cast.ts'
import type { Random } from './random.ts'

/** A discomfort as a rider describes it. */
export interface Complaint {
  zone: Zone
  severity: number
  place: Place
  side: 'left' | 'right' | 'both' | null
  kinds: readonly ('pain' | 'numbness' | 'tingling')[]
  onsetMinutes: number
  trigger: string
  description: string | null
}

type Kind = Complaint['kinds'][number]
interface PlaceStory {
  place: Place
  weight: number
  kinds: readonly Kind[]
  triggers: readonly [string, ...string[]]
  words: readonly [string, ...string[]]
}

/**
 * How many of a hundred riders name a zone. Lower back: riders who came for a fit (40 %, SciELO 2023, n = 62). The
 * others: amateurs at a one-day event (van der Walt 2014, n = 3300); feet between that (24 %) and Uden 2012 (54 %).
 */
const USUAL: Record<Zone, number> = {
  feet: 32,
  knees: 35,
  saddle: 41,
  lower_back: 40,
  shoulders: 36,
  hands: 40,
}

/** Mountain bikers name fewer zones (Lebec 2014, n = 404), triathletes the neck and the lower back (Villavicencio 2006). */
const BY_DISCIPLINE: Partial<Record<Discipline, Partial<Record<Zone, number>>>> = {
  mountain_bike: { knees: 24, lower_back: 24, shoulders: 16, saddle: 22 },
  triathlon: { shoulders: 48, lower_back: 52, hands: 15, saddle: 50 },
  time_trial: { shoulders: 48, saddle: 52, hands: 12 },
}

/** Saddle trouble is named more by women (Hermans 2016, Lui 2021). */
const SADDLE_OF_WOMEN = 1.25

const PLACES: Record<Zone, readonly PlaceStory[]> = {
  feet: [
    {
      place: 'forefoot',
      weight: 61,
      kinds: ['numbness', 'pain'],
      triggers: ['Long rides in the heat', 'After about an hour of steady riding'],
      words: [
        'Burning under the ball of the foot. I loosen the shoe and it eases.',
        'The toes go numb first.',
      ],
    },
    {
      place: 'arch',
      weight: 20,
      kinds: ['pain'],
      triggers: ['Hard climbs', 'Big gears'],
      words: ['A cramp in the arch, mostly when I stand up.'],
    },
    {
      place: 'calf_achilles',
      weight: 19,
      kinds: ['pain'],
      triggers: ['The day after hill repeats'],
      words: ['The Achilles is stiff in the morning after long rides.'],
    },
  ],
  knees: [
    {
      place: 'front',
      weight: 60,
      kinds: ['pain'],
      triggers: [
        'Climbing in the saddle',
        'Low cadence into a headwind',
        'After a week with more hours than usual',
      ],
      words: [
        'A dull ache behind the kneecap that stays for the evening.',
        'Fine on the flat, sore on every climb.',
      ],
    },
    {
      place: 'outside',
      weight: 22,
      kinds: ['pain'],
      triggers: ['After 60 km, always at about the same point'],
      words: ['A sharp line down the outside of the knee. I have to stop pedalling.'],
    },
    {
      place: 'back',
      weight: 10,
      kinds: ['pain'],
      triggers: ['Since I raised the saddle myself'],
      words: ['A pull behind the knee at the bottom of the stroke.'],
    },
    {
      place: 'inside',
      weight: 8,
      kinds: ['pain'],
      triggers: ['Since the new pedals'],
      words: ['The inside of the knee is tender to touch after rides.'],
    },
  ],
  saddle: [
    {
      place: 'soft_tissue',
      weight: 50,
      kinds: ['numbness', 'pain'],
      triggers: ['Riding in the drops', 'Indoor sessions', 'Rides over two hours'],
      words: [
        'Numb after an hour on the trainer. I stand up every ten minutes.',
        'Pressure at the front of the saddle.',
      ],
    },
    {
      place: 'sit_bones',
      weight: 35,
      kinds: ['pain'],
      triggers: ['The second day in a row'],
      words: ['Bruised sit bones. I shift about on the saddle all the time.'],
    },
    {
      place: 'skin',
      weight: 15,
      kinds: ['pain'],
      triggers: ['Hot days and long rides'],
      words: ['Chafing on the right side, always at the same spot.'],
    },
  ],
  lower_back: [
    {
      place: 'central',
      weight: 62,
      kinds: ['pain'],
      triggers: ['Long climbs', 'After two hours in the same position'],
      words: ['A tight band across the lower back. Stretching at the café helps for a while.'],
    },
    {
      place: 'one_sided',
      weight: 30,
      kinds: ['pain'],
      triggers: ['Hard efforts'],
      words: ['Always the same side, and worse when I sit at a desk the day after.'],
    },
    {
      place: 'hip_front',
      weight: 8,
      kinds: ['pain'],
      triggers: ['Low position at threshold'],
      words: ['Pinching at the front of the hip at the top of the stroke.'],
    },
  ],
  shoulders: [
    {
      place: 'neck',
      weight: 58,
      kinds: ['pain'],
      triggers: ['Looking up in the drops', 'After three hours'],
      words: ['My neck locks up on long descents.', 'Stiff neck the next morning, and a headache at times.'],
    },
    {
      place: 'upper_back',
      weight: 22,
      kinds: ['pain'],
      triggers: ['Rough roads'],
      words: ['A hot spot between the shoulder blades.'],
    },
    {
      place: 'shoulders',
      weight: 20,
      kinds: ['pain'],
      triggers: ['The last hour of a long ride'],
      words: ['Tired shoulders, as if I were holding myself up.'],
    },
  ],
  hands: [
    {
      place: 'little_and_ring_finger',
      weight: 52,
      kinds: ['numbness', 'tingling'],
      triggers: ['On the hoods, after an hour', 'Rough lanes'],
      words: [
        'The little finger and the ring finger go numb. I shake them out.',
        'Tingling that is gone by the evening.',
      ],
    },
    {
      place: 'thumb_to_middle_finger',
      weight: 22,
      kinds: ['tingling'],
      triggers: ['Long descents on the brakes'],
      words: ['Pins and needles in the thumb and the first two fingers.'],
    },
    {
      place: 'wrist_or_forearm',
      weight: 26,
      kinds: ['pain'],
      triggers: ['Since I turned the levers inwards'],
      words: ['The wrists ache, and it is hard to open a bottle after a ride.'],
    },
  ],
}

const PAIRED: readonly Zone[] = ['feet', 'knees', 'hands', 'shoulders']
const FULL = 100

function placeOf(random: Random, zone: Zone): PlaceStory {
  const places = PLACES[zone]
  let left = random.unit() * places.reduce((sum, { weight }) => sum + weight, 0)
  const drawn = places.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  const story = drawn ?? places[0]
  if (!story) throw new Error(`no place in ${zone}`)
  return story
}

function sideOf(random: Random, { place }: PlaceStory, zone: Zone): Complaint['side'] {
  if (place === 'one_sided' || place === 'hip_front' || zone === 'knees')
    return random.pick(['left', 'right', 'right', 'left', 'both'])
  return PAIRED.includes(zone) ? 'both' : null
}

/** A discomfort in a zone. Those who come for it name it from 3 on, the rest may be mild. */
export function complaintIn(random: Random, zone: Zone, severity?: number): Complaint {
  const story = placeOf(random, zone)
  const felt = severity ?? Math.min(7, Math.max(1, Math.round(random.around(4, 1.2))))
  return {
    zone,
    severity: felt,
    place: story.place,
    side: sideOf(random, story, zone),
    kinds: story.kinds.slice(0, random.whole(1, story.kinds.length)),
    onsetMinutes: random.whole(3, 16) * 10,
    trigger: random.pick(story.triggers),
    description: random.happens(0.7) ? random.pick(story.words) : null,
  }
}

function shareOf(zone: Zone, { discipline, gender }: { discipline: Discipline; gender: Gender }): number {
  const share = (BY_DISCIPLINE[discipline]?.[zone] ?? USUAL[zone]) / FULL
  return zone === 'saddle' && gender === 'woman' ? share * SADDLE_OF_WOMEN : share
}

const ALL: readonly Zone[] = ['feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands']

/** What a rider names before the first fit. One in ten comes for speed and names nothing. */
export function complaintsOf(random: Random, person: Person): Complaint[] {
  const zones = ALL.filter((zone) => random.happens(shareOf(zone, person)))
  const named =
    zones.length === 0 && random.happens(0.6) ? [random.pick(['knees', 'lower_back'] as const)] : zones
  return named.slice(0, 4).map((zone) => complaintIn(random, zone))
}
