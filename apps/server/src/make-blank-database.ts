// Creates in advance what the first start on an empty folder would spend ten seconds on; `npm start` runs it while it
// builds the web.
import { makeBlankDatabase } from './platform/db/embedded/blank-database.ts';

await makeBlankDatabase();
