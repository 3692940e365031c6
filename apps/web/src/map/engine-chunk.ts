// The part of the map that loads after the shell has painted.
import '@waypost/map-engine/map-engine.css';
import workerUrl from './map-worker.ts?worker&url';

export * from '@waypost/map-engine';
export { workerUrl };
