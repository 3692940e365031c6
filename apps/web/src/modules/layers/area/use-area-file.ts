import type { AreaGeometry } from '@waypost/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { dropTarget } from '../../../map/host/drop-target.ts';
import { isOutlineFile, MAX_OUTLINE_BYTES, readOutline } from '../../../map/outlines/read-outline.ts';

interface AreaFile {
  readonly isReading: boolean;
  /** Why the last file was not taken. */
  readonly fault: string | null;
  readonly read: (file: File) => Promise<void>;
  readonly clear: () => void;
}

/** Reads the area of a file that is picked, or dropped anywhere on the page while the form is open. */
export function useAreaFile(onArea: (area: AreaGeometry, source: string) => void): AreaFile {
  const t = useTranslate();
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const read = async (file: File) => {
    setFault(null);
    if (!isOutlineFile(file.name)) return setFault(t('fileFailures.failures.unsupported_format'));
    if (file.size > MAX_OUTLINE_BYTES) return setFault(t('fileFailures.failures.size_limit'));
    setIsReading(true);
    try {
      const outline = await readOutline(file);
      if (outline.ok) onArea(outline.geometry, file.name);
      else if (outline.reason === 'no_polygons') setFault(t('layers.area.noFeatures'));
      else if (outline.reason === 'off_the_globe') setFault(t('layers.area.offTheGlobe'));
      else setFault(t(`fileFailures.failures.${outline.reason}`));
    } catch {
      setFault(t('fileFailures.failures.unreadable'));
    }
    setIsReading(false);
  };
  const take = useEffectEvent((files: readonly File[]) => {
    const [file] = files;
    if (file !== undefined) void read(file);
  });
  useEffect(() => {
    const target = { title: t('layers.area.dropTitle'), hint: t('layers.area.fileTypes'), onFiles: take };
    dropTarget.set({ target });
    return () => {
      if (dropTarget.get().target === target) dropTarget.set({ target: null });
    };
  }, [t]);
  return { isReading, fault, read, clear: () => setFault(null) };
}
