// The part of the map that loads after the shell has painted.
import '@waypost/map-engine/map-engine.css';
import workerUrl from './map-worker.ts?worker&url';

// Named exports only: `export *` would pull in what is shared with the drawing forms.
export { createMapEngine, warmUpMaps } from '@waypost/map-engine';
export { workerUrl };
