export { FeatureNotes } from './components/feature-notes.tsx';
