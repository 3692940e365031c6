import type { RefObject } from 'react';

/** Who receives the files, and which are offered: extensions with a dot, separated by commas. */
export interface FileTarget {
  readonly open: (files: readonly File[]) => void;
  readonly accept: string;
}

interface FilePickerProps {
  readonly files: FileTarget;
  /** Opens the file picker. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * The file input. It is separate from the controls, which are replaced when the map cannot be drawn: files picked
 * meanwhile must not be lost.
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
        // Allows the same file to be picked again after a correction.
        event.currentTarget.value = '';
        if (picked.length > 0) files.open(picked);
      }}
    />
  );
}
