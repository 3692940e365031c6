import { describe, expect, test } from 'vitest';
import type { DeliveryContent } from './delivery-store.ts';
import { createFenceMessage } from './fence-message.ts';

const CONTENT: DeliveryContent = {
  ...{ delivery_id: 'd', rule_id: 1, project_id: 3, organization_id: 2, project_name: 'Reserve' },
  ...{
    state: 'waiting',
    change: 'told',
    source: 'judged',
    code: 'c',
    fence_name: 'No-take zone',
    subject_kind: 'vessel',
  },
  ...{ subject_id: 7, subject_name: 'Bahía Azul', kind: 'enter', at: new Date('2026-11-26T04:05:59Z') },
  ...{ was_at: null, webhook_url: null, webhook_secret: null, member_id: 5, by_text: false },
  ...{ email: 'ana@example.com', phone: null },
  language: null,
};
const write = (change: Partial<DeliveryContent>) => {
  const { subject, body } = createFenceMessage(
    { ...CONTENT, ...change },
    'ana@example.com',
    'https://way.test',
  );
  return { subject, line: body.split('\n')[0], reason: body.split('\n').at(-1) };
};

describe('a mail about a vessel', () => {
  test('is in the language of who receives it, and in English if they chose none', () => {
    expect(write({})).toEqual({
      subject: 'Bahía Azul entered No-take zone (Reserve)',
      line: 'Bahía Azul entered No-take zone at 2026-11-26 04:05 UTC.',
      reason: 'A rule of the project “Reserve” tells you of this.',
    });
    expect(write({ language: 'es' })).toEqual({
      subject: 'Bahía Azul entró en No-take zone (Reserve)',
      line: 'Bahía Azul entró en No-take zone (2026-11-26 04:05 UTC).',
      reason: 'Recibes este aviso por una regla del proyecto «Reserve».',
    });
  });

  test('says of one that was lost that it was lost, in both', () => {
    const lost = { kind: 'absent', subject_name: null } as const;
    expect(write(lost).line).toBe(
      'A vessel was lost from sight inside “No-take zone” at 2026-11-26 04:05 UTC.',
    );
    expect(write({ ...lost, language: 'es' }).line).toBe(
      'Una embarcación se perdió de vista dentro de «No-take zone» (2026-11-26 04:05 UTC).',
    );
  });

  test('says of one that was lost near that it was near, in both', () => {
    expect(write({ kind: 'lost_near' }).line).toBe(
      'Bahía Azul was lost from sight near “No-take zone” at 2026-11-26 04:05 UTC.',
    );
    expect(write({ kind: 'lost_near', language: 'es' }).line).toBe(
      'Bahía Azul se perdió de vista cerca de «No-take zone» (2026-11-26 04:05 UTC).',
    );
  });

  test('says what was corrected and what was withdrawn, in both', () => {
    const was_at = new Date('2026-11-26T04:00:00Z');
    expect(write({ change: 'moved', was_at }).line).toBe(
      'A correction: Bahía Azul entered No-take zone at 2026-11-26 04:05 UTC, not at 2026-11-26 04:00 UTC as told before.',
    );
    expect(write({ change: 'moved', was_at, language: 'es' })).toMatchObject({
      subject: 'Corrección: Bahía Azul entró en No-take zone (Reserve)',
      line: 'Corrección: Bahía Azul entró en No-take zone (2026-11-26 04:05 UTC), y no a la hora que se avisó (2026-11-26 04:00 UTC).',
    });
    expect(write({ change: 'withdrawn', language: 'es' }).line).toBe(
      'Aviso retirado: según posiciones posteriores, esto no ocurrió: Bahía Azul entró en No-take zone (2026-11-26 04:05 UTC).',
    );
  });
});

test('a mail about what a program told says so, in both', () => {
  const linesOf = (language: string | null) =>
    createFenceMessage(
      { ...CONTENT, source: 'told', subject_kind: 'member', subject_name: 'Bo Lind', language },
      'ana@example.com',
      'https://way.test',
    ).body.split('\n');
  expect(linesOf(null)[1]).toBe('A program told this; it was not judged from positions.');
  expect(linesOf('es')[1]).toBe('Lo contó un programa; no se dedujo de posiciones.');
  expect(createFenceMessage(CONTENT, 'ana@example.com', 'https://way.test').body).not.toContain('program');
});
