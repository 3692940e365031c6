// Prepares in advance what the first search for a place would wait for; `npm start` runs it while it builds the web.
import { preparePlaces } from './providers/geocoder/gazetteer/prepare-places.ts';

await preparePlaces();
