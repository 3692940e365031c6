export { GeometryIcon } from './components/geometry-icon.tsx';
