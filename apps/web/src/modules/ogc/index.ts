export { GisSection } from './components/gis-section.tsx';
