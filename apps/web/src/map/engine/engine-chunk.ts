// The part of the map that loads after the shell has painted.
import '@waypost/map-engine/map-engine.css';
import workerUrl from './map-worker.ts?worker&url';

// By name: with all there is, the map would wait for what is shared with the forms that draw.
export { createMapEngine, warmUpMaps } from '@waypost/map-engine';
export { workerUrl };
