export { DrawingOverlay } from './components/drawing-overlay.tsx';
export { FeatureEditPage } from './components/feature-edit-page.tsx';
