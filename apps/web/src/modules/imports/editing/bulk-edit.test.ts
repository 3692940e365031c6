import { describe, expect, it } from 'vitest';
import { NO_BULK_EDIT } from '../../bulk-edit/index.ts';
import { makeItem } from '../items/import-item.fixture.ts';
import type { ImportItem } from '../items/import-item.ts';
import { applyBulkEdit, planBulkEdit } from './bulk-edit.ts';

function toItem(name: string, description = ''): ImportItem {
  return makeItem({
    localUuid: name,
    fileId: 'a',
    fileName: 'a.kml',
    geometry: { type: 'Point', coordinates: [0, 0] },
    name,
    description,
  });
}

describe('editing several features', () => {
  it('replaces names, with a counter if requested', () => {
    const plan = planBulkEdit([toItem('Buoy'), toItem('Net')], {
      ...NO_BULK_EDIT,
      name: { kind: 'replace', text: 'Find {n}' },
    });
    expect(plan.map(({ after }) => after.name)).toEqual(['Find 1', 'Find 2']);
  });

  it('adds text before and after names', () => {
    const before = { ...NO_BULK_EDIT, name: { kind: 'prefix', text: '2026 ' } } as const;
    const after = { ...NO_BULK_EDIT, name: { kind: 'suffix', text: ' (old)' } } as const;
    expect(applyBulkEdit(toItem('Buoy'), before, 1).name).toBe('2026 Buoy');
    expect(applyBulkEdit(toItem('Buoy'), after, 1).name).toBe('Buoy (old)');
  });

  it('replaces descriptions, or appends a line', () => {
    const append = { ...NO_BULK_EDIT, description: { kind: 'append', text: 'Seen twice.' } } as const;
    const replace = { ...NO_BULK_EDIT, description: { kind: 'replace', text: 'Seen twice.' } } as const;
    expect(applyBulkEdit(toItem('Buoy', 'Adrift.'), append, 1).description).toBe('Adrift.\nSeen twice.');
    expect(applyBulkEdit(toItem('Buoy'), append, 1).description).toBe('Seen twice.');
    expect(applyBulkEdit(toItem('Buoy', 'Adrift.'), replace, 1).description).toBe('Seen twice.');
  });

  it('sets colour, visibility, project and the static flag, and keeps the rest', () => {
    const edit = { ...NO_BULK_EDIT, color: '#d81b60', shared: true, projectId: 7, isStatic: true };
    expect(applyBulkEdit(toItem('Buoy', 'Adrift.'), edit, 1)).toMatchObject({
      name: 'Buoy',
      description: 'Adrift.',
      color: '#d81b60',
      shared: true,
      projectId: 7,
      isStatic: true,
    });
  });

  it('validates the result, and reports edits without effect', () => {
    const [long, same] = planBulkEdit([toItem('Buoy'), toItem('x'.repeat(300))], {
      ...NO_BULK_EDIT,
      name: { kind: 'replace', text: 'x'.repeat(300) },
    });
    expect(long).toMatchObject({ isChanged: true, after: { status: 'warning', issues: ['name_long'] } });
    expect(same?.isChanged).toBe(false);
  });
});
