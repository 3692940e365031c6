import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropTarget } from '../../../../map/host/drop-target.ts';
import classes from './images.module.css';

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | null;
  readonly onFile: (file: File) => void;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes one file: chosen, or dropped here or beside it on the page. */
export function FileDrop({ label, hint, error, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: ArrayLike<File> | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const takeBeside = useEffectEvent((files: readonly File[]) => take(files));
  useEffect(() => {
    const target = { title: label, hint, onFiles: takeBeside };
    dropTarget.set({ target });
    return () => {
      if (dropTarget.get().target === target) dropTarget.set({ target: null });
    };
  }, [label, hint]);
  return (
    // The button inside does the same for the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop at, not a control
    <div
      className={classes.drop}
      data-over={isOver}
      onDragEnter={(event) => hasFiles(event) && setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        // The page sees by this that the file is taken, and ends what it shows while files are dragged.
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <IconFileUpload size={22} stroke={1.5} aria-hidden />
      <p className={classes.hint}>{hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".tif,.tiff,image/tiff,.pmtiles,.mbtiles"
        data-testid="picture-file"
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" size="compact-sm" onClick={() => input.current?.click()}>
        {label}
      </Button>
      {error !== null && (
        <p className={classes.fault} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
