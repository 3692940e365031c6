import { FENCE_EVENT_KINDS } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeliveryContent } from './delivery-store.ts';
import { createFenceText } from './fence-message.ts';
import { fitsText, toPlainText } from './text-alphabet.ts';

const CONTENT: DeliveryContent = {
  ...{ delivery_id: 'd', rule_id: 1, project_id: 3, organization_id: 2, project_name: 'Bahía' },
  ...{
    state: 'waiting',
    change: 'told',
    source: 'judged',
    code: 'c',
    fence_name: 'Zona núcleo',
    subject_kind: 'device',
  },
  ...{ subject_id: 7, subject_name: 'Peñón 7', kind: 'enter', at: new Date('2026-11-26T04:05:59Z') },
  ...{ was_at: null, webhook_url: null, webhook_secret: null, member_id: 5, by_text: true },
  ...{ email: null, phone: '+16125550101', language: 'es' },
};
const write = (change: Partial<DeliveryContent> = {}) =>
  createFenceText({ ...CONTENT, ...change }, '+16125550101').body;

describe('a text about a crossing', () => {
  test('says who, what, where by name and when, without the accents that would halve it', () => {
    expect(write()).toBe('Peñon 7 entro en Zona nucleo, 2026-11-26 04:05 UTC (Bahia)');
    expect(write({ language: null })).toBe('Peñon 7 entered Zona nucleo, 2026-11-26 04:05 UTC (Bahia)');
    expect(write({ kind: 'still' })).toBe(
      'Peñon 7 dejo de moverse dentro de "Zona nucleo", 2026-11-26 04:05 UTC (Bahia)',
    );
  });

  test('says that it corrects, and of what was withdrawn when it was said to be', () => {
    const was_at = new Date('2026-11-26T04:00:00Z');
    expect(write({ change: 'moved', was_at })).toMatch(/^Correccion: .*04:05 UTC/);
    expect(write({ change: 'withdrawn', was_at })).toMatch(/^Retirado: .*04:00 UTC/);
  });

  test('goes out as one whatever the names are', () => {
    const any = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' });
    const latin = fc.stringMatching(/^[a-zA-ZáéíóúñüÑ \]€]{1,200}$/);
    const name = fc.oneof(any, latin);
    const rest = fc.record({
      kind: fc.constantFrom(...FENCE_EVENT_KINDS),
      change: fc.constantFrom('told', 'moved', 'withdrawn'),
      language: fc.constantFrom('en', 'es'),
      subject_kind: fc.constantFrom('member', 'device', 'vessel'),
    });
    fc.assert(
      fc.property(name, name, name, rest, (subject_name, fence_name, project_name, more) => {
        const body = write({ subject_name, fence_name, project_name, ...more });
        expect(fitsText(body)).toBe(true);
        expect(body).not.toContain('\n');
        expect(body.isWellFormed()).toBe(true);
      }),
    );
  });

  test('asks where a letter without an equivalent would halve it, only if names of six letters are too long', () => {
    const names = { subject_name: 'Puerto Esperanza 🐢', fence_name: 'Риф', project_name: 'Costa' };
    expect(write({ ...names, kind: 'absent' })).toBe(
      'Puerto Esperanza ? dejo de dar señales dentro de "???", 2026-11-26 04:05 UTC (Costa)',
    );
    expect(write({ subject_name: 'Бот', fence_name: 'Риф', project_name: 'Море' })).toBe(
      'Бот entro en Риф, 2026-11-26 04:05 UTC (Море)',
    );
  });

  test('keeps the letters for which there are no others', () => {
    expect(toPlainText('Риф “№1”')).toBe('Риф "№1"');
    expect(fitsText('Р'.repeat(70))).toBe(true);
    expect(fitsText('Р'.repeat(71))).toBe(false);
    expect(fitsText('a'.repeat(160))).toBe(true);
    expect(fitsText(`${'a'.repeat(159)}€`)).toBe(false);
  });
});
