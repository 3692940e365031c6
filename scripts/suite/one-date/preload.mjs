// Loaded before the program of every Node process and thread of a test run; see `choose-date.mjs`.
import { shiftDate } from './shift-date.mjs';
import { shiftFileTimes } from './shift-file-times.mjs';

const offsetMs = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);
shiftDate(offsetMs);
shiftFileTimes(offsetMs);
