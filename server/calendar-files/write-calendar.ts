import ICAL from 'ical.js'
import { PRODUCT_NAME } from '#domain/product.ts'

// A line has at most 75 octets. The library does not count the space with which a continued line begins.
ICAL.foldLength = 74

/** What a calendar file is for: an invitation, its end, or a calendar to look at. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/** Who takes part, and where mail reaches them. */
export interface Participant {
  name: string
  address: string
}

/** One event of a calendar, in UTC: every program shows it in its reader's zone, and no rule of a zone is copied. */
export interface CalendarEvent {
  /** The same for as long as the event exists, however often it is moved. */
  uid: string
  /** Counts the changes; a program ignores what is lower than what it knows. */
  sequence: number
  startsAt: Date
  endsAt: Date
  /** When this state of the event was written. */
  stampedAt: Date
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  summary: string
  description?: string | null
  location?: string | null
  organizer?: Participant
  attendee?: Participant
}

/** Control characters cannot be written, and a line break in an address would begin a new line of the file. */
const printable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
const onOneLine = (text: string) => printable(text).replace(/\s+/g, ' ').trim()

const utc = (at: Date) => ICAL.Time.fromJSDate(new Date(Math.floor(at.getTime() / 1000) * 1000), true)

function addParticipant(
  event: ICAL.Component,
  role: 'organizer' | 'attendee',
  who: Participant,
): ICAL.Property {
  const property = event.addPropertyWithValue(role, `mailto:${onOneLine(who.address).replace(/ /g, '')}`)
  property.setParameter('cn', onOneLine(who.name))
  return property
}

function eventComponent(event: CalendarEvent): ICAL.Component {
  const component = new ICAL.Component('vevent')
  component.addPropertyWithValue('uid', onOneLine(event.uid))
  component.addPropertyWithValue('sequence', event.sequence)
  component.addPropertyWithValue('dtstamp', utc(event.stampedAt))
  component.addPropertyWithValue('dtstart', utc(event.startsAt))
  component.addPropertyWithValue('dtend', utc(event.endsAt))
  component.addPropertyWithValue('status', event.status)
  component.addPropertyWithValue('summary', onOneLine(event.summary))
  if (event.description) component.addPropertyWithValue('description', printable(event.description))
  if (event.location) component.addPropertyWithValue('location', printable(event.location))
  if (event.organizer) addParticipant(component, 'organizer', event.organizer)
  if (event.attendee) {
    const attendee = addParticipant(component, 'attendee', event.attendee)
    // Both have agreed already; a program that asked for an answer would send it to nobody.
    attendee.setParameter('partstat', 'ACCEPTED')
    attendee.setParameter('rsvp', 'FALSE')
  }
  return component
}

/** A calendar file: UTF-8, folded and escaped as RFC 5545 demands. */
export function writeCalendar(
  method: CalendarMethod,
  events: readonly CalendarEvent[],
  name?: string,
): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${PRODUCT_NAME}//Booking//EN`)
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  calendar.addPropertyWithValue('method', method)
  if (name) calendar.addPropertyWithValue('x-wr-calname', onOneLine(name))
  for (const event of events) calendar.addSubcomponent(eventComponent(event))
  return `${calendar.toString()}\r\n`
}
