import { IconFileUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../../data/create-store.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import classes from './drop-overlay.module.css';
import { dropTarget } from './drop-target.ts';

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

interface DropOverlayProps {
  /** What to do with files that no form takes; without it only a form takes any. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
}

/** Accepts files dropped anywhere on the page, so that a missed drop never navigates to the file. */
export function DropOverlay({ onFiles }: DropOverlayProps) {
  const t = useTranslate();
  const target = useStore(dropTarget, (state) => state.target);
  const [isOver, setIsOver] = useState(false);
  const deliver = useEffectEvent((files: readonly File[]) => (target?.onFiles ?? onFiles)?.(files));

  useEffect(() => {
    // Entering a child fires before leaving its parent: only a counter tells whether the drag is over the page.
    let depth = 0;
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // A part of the page that takes files itself has taken them.
      const isTaken = event.defaultPrevented;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && !isTaken) deliver(files);
    };
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('dragover', onOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('drop', onDrop);
    };
  }, []);

  if (!isOver || (target === null && onFiles === undefined)) return null;
  return (
    <div className={classes.overlay}>
      <div className={classes.card}>
        <IconFileUpload size={28} stroke={1.5} aria-hidden />
        <strong>{target?.title ?? t('map.dropTitle')}</strong>
        <span>{target?.hint ?? t('map.dropHint')}</span>
      </div>
    </div>
  );
}
