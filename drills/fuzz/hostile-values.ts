const marks = (count: number) => `a${'\u0316\u0301'.repeat(count / 2)}`

/** Texts that break careless code, some of them much longer than any limit. */
export const HOSTILE_TEXTS: Record<string, string> = {
  'alternating marks': marks(60),
  'alternating marks, the longest body': marks(160_000),
  'one mark many times': `a${'\u0301'.repeat(190)}`,
  'marks that are none yet': `ｶ${'\uff9e\u0316'.repeat(90)}`,
  zalgo: 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!'.repeat(3),
  'ligatures that unfold': '\ufdfa'.repeat(200),
  'ligatures that unfold, the longest body': '\ufdfa'.repeat(160_000),
  jamo: '\u1100\u1161\u11a8'.repeat(60),
  'overrides of the direction': '\u202e\u2066Jonas\u2069\u202c',
  'control characters': 'Jo\u0007nas\r\n\u001b[31m',
  'a NUL': 'a\u0000b',
  'a lone surrogate': 'a\ud800',
  joiners: '👩🏽\u200d🚒 می\u200cخواهم',
  'dots of an address': `a@${'.'.repeat(200)}@`,
  'dots of an address, the longest body': `a@${'.'.repeat(400_000)}@`,
  'a domain of many letters': `a@${Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')}.com`,
  blanks: ' '.repeat(400_000),
  digits: '9'.repeat(200),
  'a path': '../../etc/passwd',
  'a key of a prototype': '__proto__',
  'half a megabyte': 'x'.repeat(480_000),
}

/** Values in place of a number, a day, a list or an object. */
export const HOSTILE_VALUES: unknown[] = [
  1e308,
  -1,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '+275760-09-13',
  '2026-02-30',
  'infinity',
  null,
  true,
  [],
  {},
  Array.from({ length: 9_000 }, () => ({})),
  Array.from({ length: 150_000 }, () => 1),
  Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`key${at}`, at])),
]

const deep = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`

/** Bodies that are not JSON, or JSON that must be refused. */
export const MALFORMED: (string | Buffer<ArrayBuffer>)[] = [
  '',
  '{',
  '{"name":',
  '[]',
  '"text"',
  'name=Jonas',
  '{"__proto__":{"role":"fitter"}}',
  deep('[', ']', 18),
  deep('[', ']', 200_000),
  deep('{"a":', '}', 80_000),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.alloc(600_000, 0x20),
]
