import type { RefObject } from 'react';

/** Who takes files, and which kinds a picker offers: extensions with a dot, separated by commas. */
export interface FileTarget {
  readonly open: (files: readonly File[]) => void;
  readonly accept: string;
}

interface FilePickerProps {
  readonly files: FileTarget;
  /** What a control presses to have files picked. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * Takes what is picked. It stands apart from the controls: they change when the map cannot be drawn, and what is picked
 * meanwhile in an input that is gone would reach nobody.
 */
export function FilePicker({ files, input }: FilePickerProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      multiple
      accept={files.accept}
      onChange={(event) => {
        const picked = [...(event.currentTarget.files ?? [])];
        // The same file may be picked again after a correction.
        event.currentTarget.value = '';
        if (picked.length > 0) files.open(picked);
      }}
    />
  );
}
