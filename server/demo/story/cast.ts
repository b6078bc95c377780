import type { Discipline } from '#domain/disciplines.ts'

export type Gender = 'woman' | 'man' | 'non_binary'

/** An invented rider, as far as the story fixes them. Everything else is drawn at random. */
export interface Person {
  name: string
  gender: Gender
  discipline: Discipline
}

const cast = (gender: Gender, discipline: Discipline, names: readonly string[]): Person[] =>
  names.map((name) => ({ name, gender, discipline }))

/** The riders of the practice: two in five women, most of them on the road, as in a studio in a town. */
const GROUPS: readonly Person[][] = [
  cast('man', 'endurance', [
    'Tom Ashworth',
    'Daniel Okafor',
    'Callum Reid',
    'Marek Nowak',
    'Peter Lindgren',
    'Hamish Grant',
    'Oliver Penrose',
    'Ravi Menon',
    'Stephen Doyle',
    'Luca Ferrante',
    'Gareth Pryce',
    'Yusuf Demir',
  ]),
  cast('woman', 'endurance', [
    'Hannah Whitlock',
    'Priya Raman',
    'Eilidh Munro',
    'Sofia Almeida',
    'Claire Dubois',
    'Bethan Rhys',
    'Naomi Adeyemi',
    'Ingrid Solberg',
    'Rachel Tanner',
    'Mei Lin Chow',
  ]),
  cast('man', 'road_racing', [
    'Jack Hollis',
    'Finn Gallagher',
    'Aaron Blake',
    'Mateo Vargas',
    'Elliot Shaw',
    'Kieran Walsh',
  ]),
  cast('woman', 'road_racing', ['Isla Cameron', 'Freya Thornton', 'Zoë Marchant']),
  cast('man', 'gravel', ['Ben Sutcliffe', 'Jonas Weber', 'Patrick Heaney', 'Samir Haddad', 'Ewan Lockhart']),
  cast('woman', 'gravel', ['Alice Fairburn', 'Marta Kowalska', 'Georgia Lowe', 'Nina Petrova']),
  cast('man', 'mountain_bike', ['Dylan Marsh', 'Rob Castleton', 'Tomáš Dvořák', 'Lewis Harker']),
  cast('woman', 'mountain_bike', ['Kirsty Bell', 'Amelia Frost']),
  cast('man', 'triathlon', ['Andrew Sinclair', 'Theo Baptiste', 'Magnus Holm']),
  cast('woman', 'triathlon', ['Laura Beckett', 'Catriona Ross', 'Emily Stanton']),
  cast('man', 'time_trial', ['Graham Whitby', 'Neil Prentice']),
  cast('woman', 'commuting', ['Helen Garside', 'Fatima Rahman']),
  cast('man', 'commuting', ['Brian Mercer', 'Chidi Eze']),
  cast('non_binary', 'gravel', ['Robin Hale', 'Sky Donnelly']),
]

const longest = Math.max(...GROUPS.map((group) => group.length))

/** Everybody, the groups mixed. */
export const CAST: readonly Person[] = Array.from({ length: longest }, (_, row) =>
  GROUPS.flatMap((group) => group[row] ?? []),
).flat()

export const STUDIO = {
  fitter: 'Maren Holt',
  name: 'Holt Bike Fit',
  page: {
    slug: 'holt-bike-fit',
    place: '12 Canal Yard, by the towpath',
    languages: ['en', 'cy'],
    specialities: ['road', 'gravel', 'saddles', 'cleats_insoles', 'comfort'],
    words:
      'I fit riders, not bikes. We begin with how riding feels to you, on and off the bike.\nI change one thing at a time and write down why. Two weeks later, and again after six and twelve, I ask you whether it helped.',
    services: [
      { name: 'Full fit', note: '2.5 hours, with follow-ups for three months' },
      { name: 'Saddle session', note: '1 hour, up to four saddles to try' },
      { name: 'Check-up', note: '45 minutes, within a year of a full fit' },
    ],
  },
  contact: 'Holt Bike Fit, 12 Canal Yard\n+44 1632 960 117\nstudio@holt.invalid',
  email: 'maren.holt@holt.invalid',
} as const

/** The letters of these names that an address does not have. */
const PLAIN: Readonly<Record<string, string>> = { ë: 'e', á: 'a', š: 's', ř: 'r' }

/** An address that can never receive mail: the domain is reserved for that (RFC 2606). */
export const addressOf = ({ name }: Person): string =>
  `${[...name.toLowerCase()]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('')
    .replaceAll(' ', '.')}@riders.invalid`
