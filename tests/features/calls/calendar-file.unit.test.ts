import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import {
  type CalendarEvent,
  calendarFile,
} from '../../../src/features/calls/server/calendar/calendar-file.ts';

const event: CalendarEvent = {
  uid: '5f0c@site.example',
  sequence: 2,
  changedAt: new Date('2026-11-20T10:00:00.123Z'),
  startsAt: new Date('2026-11-24T15:00:00Z'),
  endsAt: new Date('2026-11-24T15:30:00Z'),
  isCanceled: false,
  summary: 'Call',
  description: '',
  url: 'https://vibecode.example/requests/x',
  location: '',
};

const file = (changes: Partial<CalendarEvent> = {}) =>
  calendarFile([{ ...event, ...changes }], { method: 'REQUEST', productId: 'site.example' });

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) };
}

describe('a calendar file', () => {
  it('says what, when and which version, in UTC', () => {
    const { calendar, event: read_ } = read(file());
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(read_.uid).toBe('5f0c@site.example');
    expect(read_.sequence).toBe(2);
    expect(read_.startDate.toJSDate()).toEqual(event.startsAt);
    expect(read_.endDate.toJSDate()).toEqual(event.endsAt);
    expect(file()).toContain('\r\nDTSTART:20261124T150000Z\r\n');
    expect(file()).toContain('\r\nSTATUS:CONFIRMED\r\n');
  });

  it('takes a call back', () => {
    expect(file({ isCanceled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  it('reminds a quarter of an hour before, unless the call is canceled', () => {
    const alarm = read(file()).event.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
    expect(alarm?.getFirstPropertyValue('description')).toBe('Call');
    expect(file({ isCanceled: true })).not.toContain('VALARM');
  });

  it('names who invites whom', () => {
    const { event: read_ } = read(
      file({ invitation: { organizer: 'site@site.example', attendee: 'ada@example.com' } }),
    );
    expect(read_.organizer).toBe('mailto:site@site.example');
    expect(read_.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:ada@example.com']);
  });

  it.each([
    ['commas, semicolons and backslashes', 'Ada, Grace; and C:\\temp'],
    ['lines', 'first\nsecond'],
    ['what looks like another property', 'x\r\nSTATUS:CANCELLED\r\nBEGIN:VALARM'],
    ['long words of many scripts', 'Zeitzonenübergangsverzeichnis 時間帯の移行 🗓️🏳️‍🌈 '.repeat(9)],
  ])('carries %s as they were', (_name, text) => {
    const { event: read_ } = read(file({ summary: text, location: text }));
    const expected = text.replaceAll('\r\n', '\n');
    expect(read_.summary).toBe(expected);
    expect(read_.location).toBe(expected);
    expect(read(file({ summary: text })).event.component.getFirstPropertyValue('status')).toBe(
      'CONFIRMED',
    );
  });

  it('has no line of more than 75 bytes, and ends each with CRLF', () => {
    const text = file({ description: 'ü時🗓️'.repeat(80) });
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
  });

  it('leaves out control characters', () => {
    expect(file({ summary: 'a\u0000b\u0007c\td' })).toContain('SUMMARY:abcd\r\n');
  });
});
