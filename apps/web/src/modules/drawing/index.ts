export { DrawingOverlay } from './components/drawing-overlay.tsx';
