export { RadarKeySection } from './radar-key-section.tsx';
