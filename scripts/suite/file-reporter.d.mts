import type { Reporter } from 'vitest/reporters';

/** A reporter that writes what each file of a run showed. @param path of the JSON that it writes */
export function createFileReporter(path: string): Reporter;
